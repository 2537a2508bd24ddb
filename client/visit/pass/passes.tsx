/** The passes of this device on the page of the visitor's plan, and the one that a link brings. */
import { useState } from 'react'
import { usePageMessages } from '../../messages/page-messages.ts'
import { Close } from '../../ui/icons.tsx'
import { BringList } from './bring-list.tsx'
import { LinkedPass, type PassLink } from './linked-pass.tsx'
import { passMessages } from './messages.ts'
import { PassCard } from './pass-card.tsx'
import { passStore } from './pass-store.ts'
import { PassTools } from './pass-tools.tsx'
import { type StoredPass, withoutPass } from './stored-pass.ts'

export function Passes({ fragment, onDismiss }: PassLink) {
  const messages = usePageMessages(passMessages)
  const passes = passStore.useValue()
  const [removed, setRemoved] = useState<{ before: readonly StoredPass[] }>()
  const remove = (pass: StoredPass) => {
    setRemoved({ before: passes })
    passStore.update((current) => withoutPass(current, pass))
    // The button that had the focus is removed.
    document.getElementById('content')?.focus({ preventScroll: true })
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
              {messages.undo}
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
    <button type="button" className="button quiet" onClick={asks ? onRemove : () => setAsks(true)}>
      <Close />
      <span>{asks ? messages.confirmRemove : messages.remove}</span>
    </button>
  )
}
