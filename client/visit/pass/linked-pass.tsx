import { useEffect, useId, useState } from 'react'
import { usePageMessages } from '../../messages/page-messages.ts'
import { passMessages } from './messages.ts'
import { PassCard } from './pass-card.tsx'
import { passStore } from './pass-store.ts'
import { readPassFragment, withPass } from './stored-pass.ts'

export interface PassLink {
  /** The address's fragment; empty where it holds no pass. */
  fragment: string
  /** Takes the pass out of the address. */
  onDismiss: () => void
}

/**
 * The pass that a link brings. Anybody can write such a link: nothing of it is kept, and its QR code is not shown,
 * before the visitor has agreed.
 */
export function LinkedPass({ fragment, onDismiss }: PassLink) {
  const messages = usePageMessages(passMessages)
  const [hasAgreed, setAgreed] = useState(false)
  const isKept = passStore.useIsKept()
  const id = useId()
  const pass = readPassFragment(fragment)
  const [isKnown] = useState(() => pass !== undefined && passStore.read().some(({ code }) => code === pass.code))
  const isInList = isKnown || (hasAgreed && isKept)
  // The list below shows a pass that this device keeps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is another one at each rendering
  useEffect(() => {
    if (isInList) onDismiss()
  }, [isInList])
  if (pass === undefined) {
    return (
      <aside className="plan-shared" aria-labelledby={id}>
        <h2 id={id}>{messages.damagedTitle}</h2>
        <p>{messages.damagedText}</p>
        <div className="actions">
          <button type="button" className="button quiet" onClick={onDismiss}>
            {messages.close}
          </button>
        </div>
      </aside>
    )
  }
  if (isInList) return null
  if (hasAgreed) return <p role="status">{messages.notKept}</p>
  const keep = () => {
    passStore.update((passes) => withPass(passes, pass))
    setAgreed(true)
  }
  const { code: _code, ...withoutCode } = pass
  return (
    <aside className="plan-shared" aria-labelledby={id}>
      <h2 id={id}>{messages.linkedTitle}</h2>
      <p>{messages.linkedText(pass.name)}</p>
      <PassCard pass={withoutCode} />
      <div className="actions">
        <button type="button" className="button" onClick={keep}>
          {messages.keep}
        </button>
        <button type="button" className="button quiet" onClick={onDismiss}>
          {messages.dismiss}
        </button>
      </div>
    </aside>
  )
}
