import { type ComponentType, useState } from 'react'
import { localePath } from '../../../shared/locale/locale.ts'
import { queryString } from '../../../shared/pages/links.ts'
import { insideWeChat } from '../../boot/user-agent.ts'
import { useMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Share } from '../icons.tsx'
import { sendLink } from './share-text.ts'

interface SharePanelProps {
  url: string
  onClose: () => void
}

/**
 * Shares the page: with the system's share dialog on touch devices, else in a panel with a QR code and a link to copy.
 * Inside WeChat a page cannot open the sharing menu; there the panel tells where it is (shared/README.md#wechat).
 */
export function ShareButton() {
  const messages = useMessages().plan
  const address = useShareAddress()
  const [Panel, setPanel] = useState<ComponentType<SharePanelProps> | null>(null)
  const [url, setUrl] = useState<string>()

  const share = async () => {
    const pageUrl = window.location.origin + address
    if (!insideWeChat() && hasSystemSharing()) {
      const result = await sendLink(document.title, pageUrl)
      if (result === 'shared' || result === 'cancelled') return
    }
    const { SharePanel } = await import('./share-panel.tsx')
    setPanel(() => SharePanel)
    setUrl(pageUrl)
  }
  return (
    <>
      <button type="button" className="share-button" onClick={share}>
        <Share />
        {messages.sharePage}
      </button>
      {Panel && url && <Panel url={url} onClose={() => setUrl(undefined)} />}
    </>
  )
}

/** Desktop share dialogs have few targets, so there the QR code is preferred. */
function hasSystemSharing(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches
}

/**
 * The page's address with its declared query parameters, except `done`, which belongs to the form that was just sent.
 */
function useShareAddress(): string {
  const path = useStore((state) => state.path)
  const locale = useStore((state) => state.locale)
  const { done: _done, ...query } = useStore((state) => state.query)
  return localePath(path, locale) + queryString(query)
}
