/** Text to take along by hand, with a button that copies it where that can be done. */
import { useState } from 'react'
import { copyText } from '../share/copy-text.ts'
import { useWords } from '../words/words.ts'

export function CopyBox({ help, text }: { help: string; text: string }) {
  const words = useWords().plan
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
        {copied ? words.copied : words.copy}
      </button>
    </div>
  )
}
