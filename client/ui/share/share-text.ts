/** Copies a text to the clipboard; resolves with whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/** Copies by `execCommand`, for pages over plain HTTP and for browsers inside apps, which lack the Clipboard API. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('readonly', '')
  field.style.position = 'fixed'
  field.style.opacity = '0'
  const focused = document.activeElement
  document.body.append(field)
  field.select()
  let copied = false
  try {
    copied = document.execCommand('copy')
  } catch {
    copied = false
  }
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}

type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed'

/**
 * Shares a link by the Web Share API, else copies it to the clipboard. `cancelled`: the visitor closed the share
 * dialog. `failed`: the link must be copied by hand.
 */
export async function sendLink(title: string, url: string): Promise<ShareResult> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed'
}

/** Downloads a text that was created in the browser as a file with this name and media type. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the blob only after the click has returned.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
