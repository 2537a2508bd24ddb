import type { FloorPlanBooth } from './geometry.ts'

/**
 * Ids of the booths whose number and company contain every word of a text; empty for an empty text. Case and character
 * width are ignored.
 */
export function findBooths(booths: readonly FloorPlanBooth[], text: string): ReadonlySet<number> {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return new Set()
  const isMatch = ({ booth, company }: FloorPlanBooth) => {
    const content = fold(`${booth} ${company}`)
    return words.every((word) => content.includes(word))
  }
  return new Set(booths.filter(isMatch).map(({ id }) => id))
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
