/** Positions of the labels on the drawn plan of the venue (`hall-plan.svg`): their centres, in the drawing's units. */

export const planSize = { width: 1000, height: 920 }

/** The middle of the drawn venue, in degrees (GCJ-02), and how far from it a point is still within the venue. */
export const planCentre = { longitude: 121.56, latitude: 31.21, radius: 0.01 }

type HallLabel = readonly [name: string, x: number, y: number]

/** Halls have the same names in every language. */
export const halls: readonly HallLabel[] = [
  ['N1', 304, 129],
  ['N2', 422, 129],
  ['N3', 540, 129],
  ['N4', 658, 129],
  ['N5', 776, 129],
  ['W5', 129, 295],
  ['W4', 129, 393],
  ['W3', 129, 491],
  ['W2', 129, 589],
  ['W1', 129, 687],
  ['E7', 881, 354],
  ['E6', 804, 422],
  ['E5', 727, 491],
  ['E4', 649, 559],
  ['E3', 572, 627],
  ['E2', 495, 696],
  ['E1', 418, 764]
]

/** Entrance halls. The label of a class `is-end` ends at its position, because it would leave the drawing. */
export const entrances: readonly { number: number; x: number; y: number; className?: string }[] = [
  { number: 1, x: 176, y: 880 },
  { number: 2, x: 116, y: 226 },
  { number: 3, x: 994, y: 244, className: 'is-end' }
]

/** To the right of the metro station. */
export const metro = { x: 108, y: 27 }
export const north = { x: 930, y: 776 }
