/** The passes of this device on the page of the visitor's plan, and the one that a link brings. */
import { useEffect, useId, useState } from 'react'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { Close } from '../../ui/icons.tsx'
import { passMessages } from './messages.ts'
import { BringList, PassCard } from './pass-card.tsx'
import { PassTools } from './pass-tools.tsx'
import { passStore, readPassFragment, type StoredPass, withoutPass, withPass } from './stored-pass.ts'

export function Passes({ fragment, onDismiss }: PassLink) {
  const messages = usePageMessages(passMessages)
  const { undo: undoName } = useMessages().plan
  const passes = passStore.useValue()
  const [removed, setRemoved] = useState<{ before: readonly StoredPass[] }>()
  const remove = (pass: StoredPass) => {
    setRemoved({ before: passes })
    passStore.update((current) => withoutPass(current, pass))
  }
  const undo = (before: readonly StoredPass[]) => {
    passStore.update(() => before)
    setRemoved(undefined)
  }
  return (
    <div className="passes">
      {fragment && <LinkedPass key={fragment} fragment={fragment} onDismiss={onDismiss} />}
      {passes.length > 0 && (
        <section aria-labelledby="passes">
          <h2 id="passes">{messages.listTitle}</h2>
          {passes.map((pass, index) => (
            <details key={pass.code} open={index === 0}>
              <summary>
                {pass.name} · {pass.number}
              </summary>
              <PassCard pass={pass} />
              <PassTools pass={pass}>
                <RemoveButton onRemove={() => remove(pass)} />
              </PassTools>
            </details>
          ))}
          <BringList />
          <p>{messages.onDevice}</p>
        </section>
      )}
      <div role="status">
        {removed && (
          <p>
            {messages.removed}{' '}
            <button type="button" className="link-button" onClick={() => undo(removed.before)}>
              {undoName}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

/** Asks once more before it removes: the pass may be on no other device. */
function RemoveButton({ onRemove }: { onRemove: () => void }) {
  const messages = usePageMessages(passMessages)
  const [asks, setAsks] = useState(false)
  return (
    <button type="button" className="button quiet is-text" onClick={asks ? onRemove : () => setAsks(true)}>
      <Close />
      <span>{asks ? messages.confirmRemove : messages.remove}</span>
    </button>
  )
}

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
function LinkedPass({ fragment, onDismiss }: PassLink) {
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
