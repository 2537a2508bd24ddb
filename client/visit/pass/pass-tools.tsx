import { type ReactNode, useRef, useState } from 'react'
import { localePath } from '../../../shared/locale/locale.ts'
import { href } from '../../../shared/pages/addresses.ts'
import { insideApp } from '../../boot/user-agent.ts'
import { usePageMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Print, Share } from '../../ui/icons.tsx'
import { sendLink } from '../../ui/share/share-text.ts'
import { CopyBox } from '../itinerary/copy-box.tsx'
import { passMessages } from './messages.ts'
import { passFragment, type StoredPass } from './stored-pass.ts'

type Feedback = { kind: 'none' | 'copied' | 'screenshot' } | { kind: 'byHand'; url: string }

/** Buttons that print a pass and send its link; `children` are further ones. The result is announced below them. */
export function PassTools({ pass, children }: { pass: StoredPass; children?: ReactNode }) {
  const messages = usePageMessages(passMessages)
  const locale = useStore((state) => state.locale)
  const element = useRef<HTMLDivElement>(null)
  const [feedback, setFeedback] = useState<Feedback>({ kind: 'none' })

  const print = () => {
    if (insideApp()) return setFeedback({ kind: 'screenshot' })
    const card = element.current?.closest('.registered, details')?.querySelector('.pass')
    if (card) printAlone(card)
  }
  const send = async () => {
    const url = window.location.origin + localePath(href.plan(), locale) + passFragment(pass)
    const result = await sendLink(messages.linkTitle(pass.fair), url)
    if (result === 'copied') setFeedback({ kind: 'copied' })
    else if (result === 'failed') setFeedback({ kind: 'byHand', url })
  }
  return (
    <div className="pass-tools" ref={element}>
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons are not form fields */}
      <div className="actions" role="group" aria-label={messages.tools}>
        <button type="button" className="button quiet is-text" onClick={print}>
          <Print />
          {messages.print}
        </button>
        <button type="button" className="button quiet is-text" onClick={send}>
          <Share />
          {messages.send}
        </button>
        {children}
      </div>
      <div role="status">
        {feedback.kind === 'copied' && <p>{messages.linkCopied}</p>}
        {feedback.kind === 'screenshot' && <p>{messages.screenshot}</p>}
        {feedback.kind === 'byHand' && <CopyBox help={messages.linkByHand} text={feedback.url} />}
      </div>
    </div>
  )
}

/** Class of the sheet beside the page, and attribute of the document while that sheet alone is printed (`pass.css`). */
const sheetClass = 'print-sheet'

/** Prints an element alone, on one sheet: the page around it may be long. */
function printAlone(element: Element): void {
  const root = document.documentElement
  const sheet = document.createElement('div')
  sheet.className = sheetClass
  sheet.append(element.cloneNode(true))
  document.body.append(sheet)
  root.dataset.printsSheet = ''
  const end = () => {
    sheet.remove()
    delete root.dataset.printsSheet
  }
  window.addEventListener('afterprint', end, { once: true })
  window.print()
}
