/** Stars of what the fair no longer lists. */
import { useWords } from '../words/words.ts'
import type { PlanEntries } from './plan-entries.ts'
import { writePlan } from './plan-store.ts'
import type { Plan } from './stars.ts'

interface PlanGoneProps {
  plan: Plan
  gone: PlanEntries['gone']
  /** Somebody else's stars cannot be taken away. */
  own: boolean
}

/** Draws nothing where all that is starred is listed. */
export function PlanGone({ plan, gone, own }: PlanGoneProps) {
  const words = useWords().plan
  const count = gone.exhibitor.length + gone.talk.length
  if (count === 0) return null
  const remove = () =>
    writePlan({
      ...plan,
      exhibitor: plan.exhibitor.filter((id) => !gone.exhibitor.includes(id)),
      talk: plan.talk.filter((id) => !gone.talk.includes(id))
    })
  return (
    <p>
      {words.gone(count)}{' '}
      {own && (
        <button type="button" className="link-button" onClick={remove}>
          {words.removeGone}
        </button>
      )}
    </p>
  )
}
