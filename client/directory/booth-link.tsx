/** A booth, written as it hangs over the stand, and the way to it on the plan of the hall. */

import { Link } from '../navigation.tsx'
import { ArrowRight } from '../pictures/icons.tsx'
import { useWords } from '../words/words.ts'
import { boothRow } from './booth-row.ts'

/** A booth whose number has no place on the plan is asked for in the directory. */
export function BoothLink({ booth }: { booth: string | undefined }) {
  const words = useWords()
  if (!booth) return null
  const placed = boothRow(booth) !== undefined
  return (
    <Link
      className="booth-sign"
      href={
        placed ? `/exhibitor/featured?view=plan#booth-${booth}` : `/exhibitor/featured?q=${encodeURIComponent(booth)}`
      }
    >
      <small>{words.directory.booth}</small>
      <strong>{booth}</strong>
      <span>
        {placed ? words.plan.boothOnPlan : words.directory.boothFind}
        <ArrowRight />
      </span>
    </Link>
  )
}
