/** A booth, written as it hangs over the stand, and the way to it. */

import { Link } from '../navigation.tsx'
import { ArrowRight } from '../pictures/icons.tsx'
import { useWords } from '../words/words.ts'
import { boothRow } from './booth-row.ts'

/** `row` is the letter of the booth's row; without it the booth number is asked. */
export function BoothLink({ booth, row = boothRow(booth) }: { booth: string | undefined; row?: string | undefined }) {
  const words = useWords().directory
  if (!booth) return null
  const known = row !== undefined && /^[A-Z]$/.test(row)
  return (
    <Link
      className="booth-sign"
      href={known ? `/exhibitor/featured?row=${row}` : `/exhibitor/featured?q=${encodeURIComponent(booth)}`}
    >
      <small>{words.booth}</small>
      <strong>{booth}</strong>
      <span>
        {known ? words.boothRow(row) : words.boothFind}
        <ArrowRight />
      </span>
    </Link>
  )
}
