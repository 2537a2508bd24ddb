/** Marks a talk that is on, or the next one. */
import { useWords } from '../words/words.ts'
import type { Nearness } from './programme-now.ts'

/** Draws nothing for all other talks. */
export function NearBadge({ near }: { near: Nearness | undefined }) {
  const words = useWords().plan
  if (near === undefined) return null
  return <strong className={`near is-${near}`}>{words[near]}</strong>
}
