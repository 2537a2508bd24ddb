/** Takes one star away. */
import { Close } from '../pictures/icons.tsx'
import { useWords } from '../words/words.ts'
import { readPlan, writePlan } from './plan-store.ts'
import { isStarred, type StarKind, toggleStar } from './stars.ts'

interface RemoveButtonProps {
  kind: StarKind
  id: number
  name: string
}

export function RemoveButton({ kind, id, name }: RemoveButtonProps) {
  const words = useWords().plan
  const remove = () => {
    const plan = readPlan()
    if (isStarred(plan, kind, id)) writePlan(toggleStar(plan, kind, id))
    // What had the focus is gone; reading goes on where the plan begins.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className="icon-button" aria-label={words.remove(name)} onClick={remove}>
      <Close />
    </button>
  )
}
