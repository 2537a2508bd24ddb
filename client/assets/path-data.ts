/** SVG path data, as short as may be. */

/** With one decimal, without the zero before the point. */
export const round = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
/** Of an angle in degrees. */
export const radians = (degrees: number) => (degrees * Math.PI) / 180
/** A point at an angle clockwise from the top. */
export const polar = (radius: number, degrees: number): [number, number] => [
  radius * Math.sin(radians(degrees)),
  -radius * Math.cos(radians(degrees))
]
/** Two numbers; a minus sign needs no space before it. */
export const at = (x: number, y: number) => `${round(x)} ${round(y)}`.replace(' -', '-')
/** From one point to another. */
export const line = (x1: number, y1: number, x2: number, y2: number) => `M${at(x1, y1)}L${at(x2, y2)}`
/** One arc that ends a tenth before its start, which is shorter than two. */
export const ellipse = (x: number, y: number, rx: number, ry = rx) => `M${at(x - rx, y)}a${at(rx, ry)} 0 1 0 0-.1z`
/** A rectangle by its left upper corner. */
export const bar = (x: number, y: number, width: number, height: number) =>
  `M${at(x, y)}h${round(width)}v${height}h${round(-width)}z`
/** So many parts, one after the other. */
export const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('')
/** Rings around a point, from the first radius outwards. */
export const rings = (x: number, y: number, first: number, step: number, count: number) =>
  times(count, (i) => ellipse(x, y, first + i * step))
/** The entry of a list that is longer than any index: a digit of a seed. */
export const pick = <T>(list: readonly T[], index: number) => list[index] as T
/** Angles of the five turns. */
export const tilt = (turn: number, step: number) => (turn - 2) * step
