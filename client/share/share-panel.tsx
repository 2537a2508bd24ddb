/** A dialog with the page as a code and as a link; inside WeChat with the way to WeChat's own menu. */
import { useEffect, useRef, useState } from 'react'
import { Close } from '../pictures/icons.tsx'
import { insideWeChat } from '../user-agent.ts'
import { useWords } from '../words/words.ts'
import { copyText } from './copy-text.ts'
import { QrCode } from './qr-code.tsx'

export function SharePanel({ url, onClose }: { url: string; onClose: () => void }) {
  const words = useWords()
  const own = words.plan
  const dialog = useRef<HTMLDialogElement>(null)
  const [said, setSaid] = useState('')
  const inWeChat = insideWeChat()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const copy = async () => setSaid((await copyText(url)) ? own.copied : own.linkByHand)
  return (
    <dialog ref={dialog} className="share-panel" aria-labelledby="share-title" onClose={onClose}>
      <button type="button" className="icon-button" aria-label={words.close} onClick={() => dialog.current?.close()}>
        <Close />
      </button>
      <h2 id="share-title">{own.shareTitle}</h2>
      {inWeChat ? (
        <p>{own.shareInWeChat}</p>
      ) : (
        <figure>
          <QrCode text={url} name={own.shareScan} />
          <figcaption>{own.shareScan}</figcaption>
        </figure>
      )}
      <p className="share-address">{url}</p>
      <button type="button" className="button" onClick={copy}>
        {own.copyLink}
      </button>
      <p role="status">{said}</p>
    </dialog>
  )
}
