import { normalizeText } from '../../shared/locale/normalize-text.ts'
import type { FloorPlanBooth } from './geometry.ts'

/**
 * Ids of the booths whose number, company and other texts contain every word of a text, as the directory finds them;
 * empty for an empty text. Case, accents, hyphens and character width are ignored.
 */
export function findBooths(booths: readonly FloorPlanBooth[], text: string): ReadonlySet<number> {
  const words = normalizeText(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return new Set()
  const isMatch = ({ booth, company, text: more }: FloorPlanBooth) => {
    const content = normalizeText(`${booth} ${company} ${typeof more === 'string' ? more : ''}`)
    return words.every((word) => content.includes(word) || content.includes(word.replaceAll('-', '')))
  }
  return new Set(booths.filter(isMatch).map(({ id }) => id))
}
