/**
 * The hall drawn from its booth numbers: a row is a column of the drawing, rows stand back to back in pairs with
 * aisles between them, a booth begins at its number and is as long as its area asks for.
 */

/** Units of the drawing. A number is 3 m of a row 6 m deep. */
const cell = { width: 38, height: 28 }
const areaOfCell = 18
const aisle = 14
const margin = { top: 30, side: 6, bottom: 34 }
/** A stand is never drawn longer, whatever its area. */
const longest = 8
const mostNumber = 99

export interface HallBooth {
  id: number
  company: string
  booth: string
  area: number
}
export interface DrawnBooth<T extends HallBooth> {
  place: T
  /** `A05`: row and number. */
  label: string
  row: string
  x: number
  y: number
  width: number
  height: number
}
export interface Drawing<T extends HallBooth> {
  width: number
  height: number
  rows: { name: string; x: number }[]
  booths: DrawnBooth<T>[]
}

/** Draws the booths whose number says hall, row and place (`N5A05`); others have no place in the drawing. */
export function drawHall<T extends HallBooth>(places: readonly T[]): Drawing<T> {
  const numbered = places.flatMap((place) => {
    const found = /^[A-Z]+\d+([A-Z])(\d{1,2})$/.exec(place.booth)
    const number = Number(found?.[2])
    return found && number >= 1 && number <= mostNumber ? [{ place, row: found[1]!, number }] : []
  })
  const names = [...new Set(numbered.map(({ row }) => row))].sort()
  const rows = names.map((name, index) => ({ name, x: margin.side + index * cell.width + aislesBefore(index) * aisle }))
  const last = rows.at(-1)
  const booths = rows.flatMap(({ name, x }) => {
    const inRow = numbered.filter(({ row }) => row === name).sort((a, b) => a.number - b.number)
    return inRow.map(({ place, number }, index) => {
      const room = (inRow[index + 1]?.number ?? number + longest) - number
      const cells = Math.max(1, Math.min(Math.round(place.area / areaOfCell) || 1, room, longest))
      return {
        place,
        label: place.booth.slice(place.booth.length - String(number).padStart(2, '0').length - 1),
        row: name,
        x,
        y: margin.top + (number - 1) * cell.height,
        width: cell.width,
        height: cells * cell.height
      }
    })
  })
  const bottom = Math.max(margin.top, ...booths.map((booth) => booth.y + booth.height))
  return {
    width: (last?.x ?? 0) + cell.width + margin.side,
    height: bottom + margin.bottom,
    rows: rows.map(({ name, x }) => ({ name, x: x + cell.width / 2 })),
    booths
  }
}

/** A | B C | D E | F G | H: an aisle before every second row. */
function aislesBefore(index: number): number {
  return Math.ceil(index / 2)
}
