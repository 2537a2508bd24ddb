/** Which booths a text names: by number or by a part of the company's name. */
import type { HallBooth } from './hall-geometry.ts'

/** Ids of the booths that hold every word; empty for an empty text. Full width and upper case are alike. */
export function findBooths(places: readonly HallBooth[], text: string): ReadonlySet<number> {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return new Set()
  const fits = (place: HallBooth) => {
    const own = fold(`${place.booth} ${place.company}`)
    return words.every((word) => own.includes(word))
  }
  return new Set(places.filter(fits).map((place) => place.id))
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
