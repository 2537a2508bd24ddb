import { useEffect, useRef, useState } from 'react'
import { insideWeChat } from '../../boot/user-agent.ts'
import { useMessages } from '../../messages/messages.ts'
import { Close } from '../icons.tsx'
import { closeModal, openModal } from '../modal.ts'
import { QrCode } from './qr-code.tsx'
import { copyText } from './share-text.ts'

/** A dialog with the page's QR code and link; inside WeChat, instead of the code, a hint to WeChat's own menu. */
export function SharePanel({ url, onClose }: { url: string; onClose: () => void }) {
  const messages = useMessages()
  const planMessages = messages.plan
  const dialog = useRef<HTMLDialogElement>(null)
  const [feedback, setFeedback] = useState('')
  const inWeChat = insideWeChat()
  useEffect(() => {
    if (dialog.current && !dialog.current.hasAttribute('open')) openModal(dialog.current)
  }, [])
  const copy = async () => setFeedback((await copyText(url)) ? planMessages.copied : planMessages.linkByHand)
  return (
    <dialog ref={dialog} className="share-panel" aria-labelledby="share-title" onClose={onClose}>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.ui.close}
        onClick={() => dialog.current && closeModal(dialog.current)}
      >
        <Close />
      </button>
      <h2 id="share-title">{planMessages.shareTitle}</h2>
      {inWeChat ? (
        <p>{planMessages.shareInWeChat}</p>
      ) : (
        <figure>
          <QrCode text={url} name={planMessages.shareScan} />
          <figcaption>{planMessages.shareScan}</figcaption>
        </figure>
      )}
      <p className="share-address">{url}</p>
      <button type="button" className="button" onClick={copy}>
        {planMessages.copyLink}
      </button>
      <p role="status">{feedback}</p>
    </dialog>
  )
}
