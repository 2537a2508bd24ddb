/**
 * The shapes of emblems that a kind of record has of its own, whatever its category (`ui/emblem.tsx`): a family for
 * each, as in `emblem-shapes.ts`.
 */
import type { EditionName } from '../../shared/records/editions.ts'
import { at, type EmblemFamily, pick, round, times } from './emblem-shapes.ts'

export type EmblemSubject = 'person' | 'industry_news' | 'exhibition_news'

/** Hair around a head whose ears are at the origin's height, and the hairline: where each begins, and how it goes on. */
const heads = [
  // Parted at the side.
  [-8, 'c-3-10 1-15 8-15s11 5 8 15', -7, 'q2-3 3-6q4 3 11 4.6v1.4'],
  // Swept up.
  [-8, 'c-2-8-1-13 3-14c3-3 13-3 14 2c1 3 0 8-1 12', -7, 'q0-5 2-6q7-1 10-3q2 4 2 9'],
  // Curls.
  [-8, 'q-6-1-2-6q-3-6 4-7q3-5 7-3q5-3 7 3q6 1 3 7q3 5-3 6', -7, 'q1-1 2-4q3 1 5-1q2 2 5 1q0 3 2 4'],
  // Drawn back.
  [-8, 'c-1.8-9 2-14 8-14s9.8 5 8 14', -7, 'q.6-7.4 7-7.4t7 7.4']
] as const

/** Brows: arched, level, drawn up, raised at one side. */
const brows = [
  'M-4-7q1-1 2 0m4 0q1-1 2 0',
  'M-4-7h2m4 0h2',
  'M-4-7l2-.5m4 0l2 .5',
  'M-4-7q1-1 2 0m4-1q1-1 2 0'
] as const
/** Eyes and nose: open, smiling, behind glasses. */
const gazes = [
  'M-3-5v.8m6-.8v.8M0-4l-1 2h1',
  'M-4-4q1-1 2 0m4 0q1-1 2 0M0-4l1 2h-1',
  'M-5-5.5h10v2h-4v-2h-2v2h-4zM0-3v1'
] as const
const mouths = ['M-2 .5q2 2 4 0', 'M-2 1h4', 'M-2 .5q2 2 4 0z', 'M-2 1q2 1 4-1', 'M-1 1q1 1 2 0'] as const

/** Path data whose parts begin so far to the right. */
const beside = (x: number, data: string) =>
  data.replace(/M(-?[\d.]+)/g, (_, start: string) => `M${round(Number(start) + x)}`)

/** From the end of the hairline to its start: cheeks and chin. */
const jaw = 'c.6 7-3 11-7 11s-7.6-4-7-11z'

/** A coat with its neck open, and the line of its collar. */
const coats = [
  // With lapels.
  ['M-24 26C-23 15-15 11-5 7L0 16 5 7C15 11 23 15 24 26z', 'M-6 7L0 18 6 7M-7 7l-4 5 4 2L0 26'],
  // With a standing collar.
  ['M-24 26v-8q0-5 6-7L-5 8v-3q5 5 10 0v3L18 11q6 2 6 7v8z', 'M-7 9q7 6 14 0M0 12v14'],
  // With a round neck.
  ['M-23 26C-23 13-14 11-6 7Q0 15 6 7C14 11 23 13 23 26z', 'M-9 8.6Q0 19 9 8.6'],
  // One side over the other.
  ['M-24 26Q-22 13-11 10L-5 7L2 15L5 7L11 10Q22 13 24 26z', 'M-7 8L6 26M6 8L-1 17'],
  // With a scarf.
  ['M-23 26Q-23 15-12 11L-7 6Q0 12 7 6L12 11Q23 15 23 26z', 'M-11 11q11 8 22 0M3 16v9M9 14v9']
] as const

/**
 * A person from the chest up: hair, face, coat, and the core as the badge on it (`emblem-colours.css`). With `isOfAge`
 * one half of the people, with any hair, is grey.
 */
const person =
  (weave: (spacing: number) => string, isOfAge = false): EmblemFamily =>
  ({ contour, count, spacing, turn }) => {
    const [left, outline, temple, hairline] = pick(heads, contour)
    const [coat, collar] = pick(coats, count)
    const lean = Math.abs(turn - 2)
    const face = lean
    const hair = `M${at(left + lean * 0.6, -4)}${outline}z`
    // The widest weave would be too long a text with a path of its own for the hair.
    const isGrey = isOfAge && (spacing === 0 || (spacing === 1 && contour % 2 === 1))
    return {
      body: isGrey ? coat : coat + hair,
      hair: isGrey ? hair : undefined,
      over: `M${at(temple + face, -7)}${hairline}${jaw}M${at(face - 3, 2)}h6v7h-6z`,
      features: beside(
        face,
        pick(brows, (contour + turn) % 4) + pick(gazes, (count + contour) % 3) + pick(mouths, (count + turn) % 5)
      ),
      cuts: `M${at(face - 4, 4)}q4 2 8 0${collar}${weave(spacing)}`,
      isMirrored: turn < 2
    }
  }

/** Rows either side of an aisle, as the hall has them. */
const furrows = (spacing: number) =>
  times(spacing, (i) => {
    const y = 13 + i * (6 - spacing)
    return `M-25 ${y}l25 15 25-15`
  })
/** Rings around the neck, as on water. */
const rings = (spacing: number) =>
  times(spacing, (i) => {
    const r = 14 + i * (5 - spacing)
    return `M-${r} 8a${r} ${r} 0 0 0 ${2 * r} 0`
  })
/** Upright stripes either side. */
const stripes = (spacing: number) =>
  times(spacing * 2, (i) => {
    const x = 21 - i * (5 - spacing)
    return `M-${x} 8v18M${x} 8v18`
  })

/** A printed sheet with its columns, the core as the picture on it. */
const sheet: EmblemFamily = ({ contour, count, spacing, turn }) => {
  const columns = count + 2
  const [body, left, right] = pick(
    [
      ['M-17-21h25l9 9v33h-34z', -13, 13],
      ['M-21-15Q-10-20-1-14V19Q-10 13-21 18zM21-15Q10-20 1-14V19Q10 13 21 18z', -18, 18],
      ['M-18-19h30v38h-34q4-2 4-7zM14-12h6v27q0 4-6 4z', -14, 8],
      ['M-21-15h42v30l-3 3l-3-3l-3 3l-3-3l-3 3l-3-3l-3 3l-3-3l-3 3l-3-3l-3 3l-3-3l-3 3l-3-3z', -17, 17]
    ] as const,
    contour
  )
  const step = (right - left) / columns
  const top = 3 + spacing * 2.5
  return {
    body,
    cuts: `M${left} ${spacing - 12}H${right}${times(columns, (i) => `M${at(left + (i + 0.5) * step, top)}V13`)}`,
    core: [left + 5 + ((right - left - 10) * turn) / 4, spacing - 4],
    coreSize: 0.8
  }
}

/** A tent of a fair with the folds of its roof, the core as its gate. */
const tent: EmblemFamily = ({ contour, count, spacing, turn }) => {
  const folds = count + 2
  const eaves = 1 - spacing * 2
  const roof = pick(
    [
      `M-22 ${eaves}Q-6-5 0-20Q6-5 22 ${eaves}z`,
      `M-22 ${eaves}Q-11-4-9-15Q0-21 9-15Q11-4 22 ${eaves}z`,
      `M-22 ${eaves}L-13-16h26L22 ${eaves}z`,
      `M-22 ${eaves}Q-20-19 0-19T22 ${eaves}z`
    ],
    contour
  )
  return {
    body: `${roof}${times(6, (i) => `M${at(-22 + i * 7.4, eaves + 2)}h7q0 4.6-3.5 4.6t-3.5-4.6`)}M-19 ${eaves + 9}h38V21h-38z`,
    cuts: times(folds, (i) => `M${at(-26 + ((i + 0.5) * 52) / folds, eaves)}Q0-10 0-22`),
    core: [(turn - 2) * 5, 15 - spacing]
  }
}

const common = { industry_news: sheet, exhibition_news: tent }

/** The families of each edition, by kind. */
export const subjectFamilies: Readonly<Record<EditionName, Readonly<Record<EmblemSubject, EmblemFamily>>>> = {
  organic: { ...common, person: person(furrows) },
  silver: { ...common, person: person(rings, true) },
  plain: { ...common, person: person(stripes) }
}
