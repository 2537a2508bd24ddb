/** The button that keeps something in the visitor's plan. */
import { Link } from '../navigation.tsx'
import { Star, StarFilled } from '../pictures/icons.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { readPlan, useStarred, writePlan } from './plan-store.ts'
import { rememberProduct } from './product-names.ts'
import { type StarKind, toggleStar } from './stars.ts'

export interface StarButtonProps {
  kind: StarKind
  id: number
  /** What is starred, for those who do not see where the button stands. */
  name: string
  /** A product's exhibitor: its place in the plan. */
  exhibitor?: number
  /** With words, and with the way to the plan. */
  wide?: boolean
}

/** The server sends it unpressed; what is starred shows when the page is live. */
export function StarButton({ kind, id, name, exhibitor, wide = false }: StarButtonProps) {
  const words = useWords().plan
  const locale = useStore((state) => state.locale)
  const starred = useStarred(kind, id)
  const look = wide ? 'star-button is-wide' : 'star-button'
  const press = () => {
    if (kind === 'product' && exhibitor !== undefined) rememberProduct(locale, id, { name, exhibitor })
    writePlan(toggleStar(readPlan(), kind, id))
  }
  const text = wide && words.star
  const button = (
    <button
      type="button"
      className={look}
      aria-pressed={starred}
      aria-label={words.starOf(name)}
      title={wide ? undefined : words.star}
      onClick={press}
    >
      {starred ? <StarFilled /> : <Star />}
      {text}
    </button>
  )
  if (!wide) return button
  return (
    <p className="star-line">
      {button}
      <Link className="arrow-link" href="/plan">
        {words.toPlan}
      </Link>
    </p>
  )
}
