/**
 * The shapes of emblems (`ui/emblem.tsx`): five families for each edition, as SVG path data in a square of 48
 * whose middle is the origin. A body is filled by the even-odd rule; cuts are lines in the colour of the ground.
 */
import type { EditionName } from '../../shared/records/editions.ts'

// SVG path data, as short as may be.

/** With one decimal, without the zero before the point. */
export const round = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
/** Of an angle in degrees. */
export const radians = (degrees: number) => (degrees * Math.PI) / 180
/** A point at an angle clockwise from the top. */
const polar = (radius: number, degrees: number): [number, number] => [
  radius * Math.sin(radians(degrees)),
  -radius * Math.cos(radians(degrees))
]
/** Two numbers; a minus sign needs no space before it. */
export const at = (x: number, y: number) => `${round(x)} ${round(y)}`.replace(' -', '-')
/** From one point to another. */
const line = (x1: number, y1: number, x2: number, y2: number) => `M${at(x1, y1)}L${at(x2, y2)}`
/** One arc that ends a tenth before its start, which is shorter than two. */
const ellipse = (x: number, y: number, rx: number, ry = rx) => `M${at(x - rx, y)}a${at(rx, ry)} 0 1 0 0-.1z`
/** A rectangle by its left upper corner. */
export const bar = (x: number, y: number, width: number, height: number) =>
  `M${at(x, y)}h${round(width)}v${height}h${round(-width)}z`
/** So many parts, one after the other. */
export const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('')
/** Rings around a point, from the first radius outwards. */
export const rings = (x: number, y: number, first: number, step: number, count: number) =>
  times(count, (i) => ring(x, y, first + i * step))
/** No body reaches further from the origin; a mark in the pictures of the hall has a circle little larger. */
const reach = 28
/** A ring, or the arc of it within reach. */
function ring(x: number, y: number, radius: number): string {
  const away = Math.hypot(x, y)
  if (away + radius <= reach) return ellipse(x, y, radius)
  const half = Math.acos((away ** 2 + radius ** 2 - reach ** 2) / (2 * away * radius))
  const [start, end] = [-half, half].map((turn) => {
    const angle = Math.atan2(-y, -x) + turn
    return at(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
  })
  return `M${start}A${at(radius, radius)} 0 ${half > Math.PI / 2 ? 1 : 0} 1 ${end}`
}
/** The entry of a list that is longer than any index: a digit of a seed. */
export const pick = <T>(list: readonly T[], index: number) => list[index] as T
/** Angles of the five turns. */
const tilt = (turn: number, step: number) => (turn - 2) * step

/** What varies within a family. */
export interface EmblemDigits {
  /** The outline, 0 to 3. */
  contour: number
  /** How often a part is repeated, 0 to 4. */
  count: number
  /** How far the repeated parts are apart, 0 to 2. */
  spacing: number
  /** The direction, 0 to 4. */
  turn: number
}
interface EmblemShape {
  body: string
  /** Grey hair; undefined where it is dark, as part of the body. */
  hair?: string | undefined
  /** What lies over the body: a person's face, the disc of a medal. */
  over?: string
  /** Brows, eyes, nose and mouth of a face, as lines. */
  features?: string
  cuts?: string
  /** The middle of the core; the origin where it is missing. */
  core?: readonly number[]
  /** 1 where it is missing. */
  coreSize?: number
  /** Degrees by which all is turned. */
  angle?: number
  /** Whether left and right are exchanged. */
  isMirrored?: boolean
}
export type EmblemFamily = (digits: EmblemDigits) => EmblemShape

/** A fruit in section: peel, segments, stone. */
const fruit: EmblemFamily = ({ contour, count, spacing, turn }) => {
  const pulp = 14.6 - spacing * 1.9
  const segments = count + 3
  const outline = pick(
    [
      ellipse(0, 0, 19.5),
      'M0-14C4-21 20-20 20-3C20 12 10 21 4 19Q0 17-4 19C-10 21-20 12-20-3C-20-20-4-21 0-14z',
      'M-9-19h18q10 0 10 10v18q0 10-10 10h-18q-10 0-10-10v-18q0-10 10-10z',
      'M0-23C5-17 19-14 19 3A19 17.5 0 0 1-19 3C-19-14-5-17 0-23z'
    ],
    contour
  )
  return {
    body: outline,
    cuts:
      ellipse(0, 1, pulp) +
      times(segments, (i) => {
        const [x, y] = polar(pulp, ((i + 0.5) * 360) / segments)
        return `M0 1L${at(x, y + 1)}`
      }),
    core: [0, 1],
    angle: tilt(turn, pick([19, 11, 9, 11], contour))
  }
}

/** An ear, the core at its top: two, three or four pairs of grains, or seven or nine in turn on both sides. */
const ear: EmblemFamily = ({ contour, count, spacing, turn }) => {
  const isPaired = count < 3
  const grains = isPaired ? count * 2 + 4 : count * 2 + 1
  const pitch = 27 / Math.ceil(grains / 2)
  const length = Math.min(15, 6 + pitch * 0.75)
  const angle = 34 + spacing * 17
  const [belly, middle] = pick(
    [
      [0.28, 0.5],
      [0.5, 0.5],
      [0.55, 0.75],
      [0.55, 0.28]
    ] as const,
    contour
  )
  // Grains of one side do not touch.
  const width = (belly / 0.55) * Math.min(0.55, (pitch * Math.sin(radians(angle)) * 0.86) / length)
  const grain = (side: number, y: number) => {
    const [dx, dy] = polar(length, angle * side)
    const [nx, ny] = [-dy * width, dx * width]
    const tip = `${at(dx * middle + nx, dy * middle + ny)} ${at(dx, dy)}`
    return `M${at(side * 2.2, y)}q${tip}q${at(dx * (middle - 1) - nx, dy * (middle - 1) - ny)} ${at(-dx, -dy)}z`
  }
  return {
    body:
      bar(-1.1, -11, 2.2, 33) +
      times(grains, (i) => grain(i % 2 ? -1 : 1, 19 - (isPaired ? Math.floor(i / 2) : i / 2) * pitch)),
    core: [0, -16.5],
    angle: tilt(turn, 9)
  }
}

/** A leaf with its veins. */
const leaf: EmblemFamily = ({ contour, count, spacing, turn }) => {
  const pairs = count + 1
  const rise = pick([3, 9, 16], spacing)
  const pitch = 30 / (pairs + 0.6)
  return {
    body: pick(
      [
        'M0-22Q25-1 0 20Q-25-1 0-22z',
        'M0-22C8-12 18-4 16 8C14 18 5 19 0 19C-5 19-14 18-16 8C-18-4-8-12 0-22z',
        'M0 20C-4 8-19 4-17-9C-16-19-5-20 0-14C5-20 16-19 17-9C19 4 4 8 0 20z',
        'M0-22C4-14 16-14 15-4C14 2 16 6 9 12C5 16 2 16 0 20C-2 16-5 16-9 12C-16 6-14 2-15-4C-16-14-4-14 0-22z'
      ],
      contour
    ),
    cuts: `M0-15V24${times(pairs, (i) => {
      const y = 13 - i * pitch
      return `M-20 ${round(y - rise)}L0 ${round(y)}L20 ${round(y - rise)}`
    })}`,
    core: [0, 1],
    angle: tilt(turn, 22)
  }
}

/** A seed with furrows. */
const seed: EmblemFamily = ({ contour, count, spacing, turn }) => {
  const step = pick([4.4, 5.6, 6.8], spacing)
  const furrows = count + 2
  return {
    body: pick(
      [
        'M0-22C11-13 13-5 13 3A13 16 0 0 1-13 3C-13-5-11-13 0-22z',
        'M0-21Q30 0 0 21Q-30 0 0-21z',
        ellipse(0, 0, 14, 20),
        'M-3-20C12-22 18-8 12 4C10 9 12 14 7 18C0 23-13 16-14 3C-15-9-13-19-3-20z'
      ],
      contour
    ),
    cuts: times(furrows, (i) => {
      const y = (i - (furrows - 1) / 2) * step
      return line(-22, y + 9, 22, y - 9)
    }),
    angle: tilt(turn, 26)
  }
}

/** A plot of land with contour lines around a hill. */
const field: EmblemFamily = ({ contour, count, spacing, turn }) => {
  const hill: [number, number] = pick(
    [
      [0, -12],
      [-9, 9],
      [9, -9],
      [-9, -9],
      [9, 9]
    ],
    turn
  )
  return {
    body: pick(
      [
        'M-14-19h28q5 0 5 5v28q0 5-5 5h-28q-5 0-5-5v-28q0-5 5-5z',
        ellipse(0, 0, 20.5),
        'M-19-19h19a19 19 0 0 1 19 19v19h-19a19 19 0 0 1-19-19z',
        'M-19 19v-19a19 19 0 0 1 38 0v19z'
      ],
      contour
    ),
    cuts: rings(...hill, 8 + spacing * 1.5, 3.8 + spacing * 0.6, count + 1),
    core: hill
  }
}

/** A paper lantern with its ribs: two, three or four upright ones, or two or four hoops. */
const lantern: EmblemFamily = ({ contour, count, spacing, turn }) => {
  const isUpright = count < 3
  const ribs = isUpright ? count + 2 : count * 2 - 4
  const reach = isUpright ? 5 + spacing * 2 : 5 + spacing * 2.2
  return {
    body:
      pick(
        [
          ellipse(0, 0, 18, 14),
          ellipse(0, 0, 13.5, 14),
          'M-11-14h22q8 14 0 28h-22q-8-14 0-28z',
          'M-9-14h18l9 9v10l-9 9h-18l-9-9v-10z'
        ],
        contour
      ) +
      bar(-6, -20, 12, 3.5) +
      bar(-6, 16, 12, 2.5) +
      bar(-1.2, 18.5, 2.4, 4),
    cuts: times(ribs, (i) => {
      const offset = -reach + (2 * reach * i) / (ribs - 1)
      return isUpright
        ? `M${round(offset * 0.5)}-15Q${round(offset * 1.5)} 0 ${round(offset * 0.5)} 15`
        : `M-20 ${round(offset - 2)}Q0 ${round(offset + 4)} 20 ${round(offset - 2)}`
    }),
    angle: tilt(turn, 7)
  }
}

/** A bridge over water, the core as its moon. */
const bridge: EmblemFamily = ({ contour, count, spacing, turn }) => {
  const arches = count + 1
  const pier = pick([2.5, 4, 5.5], spacing)
  const width = (42 - pier * (arches + 1)) / arches
  const radius = Math.min(width / 2, 10)
  const deck = pick(
    ['M-21-3h42v15h-42z', 'M-21 1Q0-13 21 1V12h-42z', 'M-21 3L0-7L21 3V12h-42z', 'M-21-7h6v4h30v-4h6v19h-42z'],
    contour
  )
  return {
    body:
      deck +
      times(arches, (i) => {
        const x = -21 + pier + i * (width + pier)
        return `M${at(x, 12)}v${round(radius - 10)}a${at(width / 2, radius)} 0 0 1 ${round(width)} 0V12z`
      }) +
      bar(-21 + spacing * 4, 15, 42 - spacing * 8, 2.4) +
      bar(-13 + spacing * 3, 20, 26 - spacing * 6, 2.4),
    core: [tilt(turn, 7), -15.5]
  }
}

/** Rings on water, around a point beside the middle or, where there is a horizon, on it. */
const ripples: EmblemFamily = ({ contour, count, spacing, turn }) => {
  const source: [number, number] =
    contour % 2 ? [pick([-17, -12, -9, 12, 17], turn), contour === 1 ? 6 : 0] : polar(9, turn * 72)
  return {
    body: pick(
      [
        ellipse(0, 0, 20.5),
        `M-20 6a20 20 0 0 1 40 0z${bar(-16, 10, 32, 3)}${bar(-10, 16, 20, 3)}`,
        'M-11-20h22q9 0 9 9v22q0 9-9 9h-22q-9 0-9-9v-22q0-9 9-9z',
        'M-20-2a20 18 0 0 1 40 0zM-14 2h28a14 16 0 0 1-28 0z'
      ],
      contour
    ),
    cuts: rings(...source, 8 + spacing * 1.1, 3.3 + spacing * 0.55, count + 1),
    core: source
  }
}

/** A knot: loops around the middle; where they overlap, the ground shows. */
const knot: EmblemFamily = ({ contour, count, spacing, turn }) => {
  const loops = count + 3
  const distance = pick([8, 9.5, 11], spacing)
  const radius = 21 - distance
  // As large as fits between its neighbours.
  const bead = Math.min(radius, (distance + 4) * Math.sin(Math.PI / loops)) * 0.9
  const loop = (angle: number) => {
    const [x, y] = polar(contour === 3 ? 21 - bead - (2 - spacing) * 1.5 : distance, angle)
    const [along, across] = pick(
      [
        [radius, radius],
        [radius, radius * 0.6],
        [radius * 0.75, radius],
        [bead, bead]
      ] as const,
      contour
    )
    if (along === across) return ellipse(x, y, along)
    const [dx, dy] = polar(along, angle)
    const arc = `a${at(across, along)} ${Math.round(angle)} 1 0 `
    return `M${at(x + dx, y + dy)}${arc}${at(-2 * dx, -2 * dy)}${arc}${at(2 * dx, 2 * dy)}z`.replaceAll(' -', '-')
  }
  return { body: times(loops, (i) => loop((i * 360) / loops)), angle: tilt(turn, 72 / loops) }
}

/** A folding fan, the core at its pivot. */
const fan: EmblemFamily = ({ contour, count, spacing, turn }) => {
  const half = 38 + contour * 13
  const radius = Math.min(33, 21.5 / Math.sin(radians(half)))
  const inner = radius * pick([0.38, 0.5, 0.62], spacing)
  const foot = radius * 0.42
  const point = (r: number, degrees: number): [number, number] => {
    const [x, y] = polar(r, degrees)
    return [x, y + foot]
  }
  const ribs = count + 2
  const angle = (i: number) => -half + (2 * half * (i + 1)) / (ribs + 1)
  return {
    body: `M0 ${round(foot)}L${at(...point(radius, -half))}A${at(radius, radius)} 0 0 1 ${at(...point(radius, half))}z`,
    cuts:
      `M${at(...point(inner, -half - 5))}A${at(inner, inner)} 0 0 1 ${at(...point(inner, half + 5))}` +
      times(ribs, (i) => line(0, foot, ...point(radius + 2, angle(i)))),
    core: [0, foot],
    angle: tilt(turn, 11)
  }
}

/** The families of each edition, in the order of the remainders of 5 that the built-in branches have. */
export const emblemFamilies: Readonly<Record<EditionName, readonly EmblemFamily[]>> = {
  organic: [fruit, ear, leaf, seed, field],
  silver: [lantern, bridge, ripples, knot, fan],
  plain: [knot, ripples, fan, bridge, seed]
}

/** The seven cores, around the origin. */
export const emblemCores: readonly string[] = [
  ellipse(0, 0, 4.6),
  ellipse(0, 0, 6) + ellipse(0, 0, 2),
  'M0-7.5Q8 0 0 7.5Q-8 0 0-7.5z',
  'M-4.5-4.5h9v9h-9z',
  'M-6.5 3a6.5 6.5 0 0 1 13 0z',
  ellipse(0, -3.6, 2.6) + ellipse(-3.6, 2.6, 2.6) + ellipse(3.6, 2.6, 2.6),
  'M2-6.5A6.5 6.5 0 1 0 2 6.5A7.5 7.5 0 0 1 2-6.5z'
]
