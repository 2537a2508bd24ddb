/** Says whose plan is shown, and what can be done with it. */
import { useWords } from '../words/words.ts'

interface SharedNoticeProps {
  count: number
  onTake: () => void
  onLeave: () => void
}

export function SharedNotice({ count, onTake, onLeave }: SharedNoticeProps) {
  const words = useWords().plan
  return (
    <aside className="plan-shared">
      <h2>{words.sharedTitle}</h2>
      <p>{words.sharedText(count)}</p>
      <div className="actions">
        <button type="button" className="button" onClick={onTake}>
          {words.takeOver}
        </button>
        <button type="button" className="button quiet" onClick={onLeave}>
          {words.ownPlan}
        </button>
      </div>
    </aside>
  )
}
