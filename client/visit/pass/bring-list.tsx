import { useId } from 'react'
import { usePageMessages } from '../../messages/page-messages.ts'
import { useStore } from '../../store.ts'
import { passMessages } from './messages.ts'

/** What a visitor with a pass brings to the door. Nothing once the fair is over. */
export function BringList() {
  const messages = usePageMessages(passMessages)
  const phase = useStore((state) => state.phase)
  const id = useId()
  if (phase === 'after') return null
  return (
    <div className="pass-bring">
      <p id={id}>
        <strong>{messages.bringTitle}</strong>
      </p>
      <ul aria-labelledby={id}>
        <li>{messages.bringCode}</li>
        <li>{messages.bringDocument}</li>
      </ul>
      <p>{messages.bringBadge}</p>
    </div>
  )
}
