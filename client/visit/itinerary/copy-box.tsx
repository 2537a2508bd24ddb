import { useState } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { copyText } from '../../ui/share/share-text.ts'

/** A text to copy by hand, with a button that copies it where the browser allows that. */
export function CopyBox({ help, text }: { help: string; text: string }) {
  const messages = useMessages().plan
  const [copied, setCopied] = useState(false)
  return (
    <div className="copy-box">
      <p>{help}</p>
      <textarea
        readOnly
        aria-label={help}
        rows={Math.min(8, text.split('\n').length)}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="button quiet" onClick={async () => setCopied(await copyText(text))}>
        {copied ? messages.copied : messages.copy}
      </button>
    </div>
  )
}
