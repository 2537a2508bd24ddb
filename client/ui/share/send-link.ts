import { copyText } from './copy-text.ts'

export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed'

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
