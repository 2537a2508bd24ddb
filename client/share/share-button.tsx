/**
 * Shares the page: by the system's own sharing on a phone, by a code to scan and a link to copy on a desk. Inside
 * WeChat a page cannot open the sharing menu; the panel says where it is (rulings, section 7).
 */
import { type ComponentType, useState } from 'react'
import { localePath } from '../../shared/locale.ts'
import { queryString } from '../../shared/query-string.ts'
import { Share } from '../pictures/icons.tsx'
import { useStore } from '../store.ts'
import { insideWeChat } from '../user-agent.ts'
import { useWords } from '../words/words.ts'
import { sendLink } from './send-link.ts'

interface SharePanelProps {
  url: string
  onClose: () => void
}

export function ShareButton() {
  const words = useWords().plan
  const address = useShareAddress()
  const [Panel, setPanel] = useState<ComponentType<SharePanelProps> | null>(null)
  const [url, setUrl] = useState<string>()

  const share = async () => {
    const here = window.location.origin + address
    if (!insideWeChat() && hasSystemSharing()) {
      const sent = await sendLink(document.title, here)
      if (sent === 'shared' || sent === 'dropped') return
    }
    const { SharePanel } = await import('./share-panel.tsx')
    setPanel(() => SharePanel)
    setUrl(here)
  }
  return (
    <>
      <button type="button" className="share-button" onClick={share}>
        <Share />
        {words.sharePage}
      </button>
      {Panel && url && <Panel url={url} onClose={() => setUrl(undefined)} />}
    </>
  )
}

/** On a desk the system's sharing knows few places to send a page to; a phone to scan with lies nearby. */
function hasSystemSharing(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches
}

/** The page with its declared query, and without what only the last form has left there. */
function useShareAddress(): string {
  const path = useStore((state) => state.path)
  const locale = useStore((state) => state.locale)
  const { done: _done, ...query } = useStore((state) => state.query)
  return localePath(path, locale) + queryString(query)
}
