/** Gives a link to the system's own sharing, or to the clipboard. */
import { copyText } from './copy-text.ts'

export type Sent = 'shared' | 'copied' | 'dropped' | 'failed'

/** `dropped` means that the visitor thought better of it, `failed` that the link must be copied by hand. */
export async function sendLink(title: string, url: string): Promise<Sent> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dropped'
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed'
}
