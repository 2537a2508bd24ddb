/**
 * The look of a fair of its own: colours and faces instead of those of the skin (the built-in edition that EDITION
 * names). The configuration gives them (`configuration-codes.ts`); the content check and the site read them by the same
 * rules, because a backend is not trusted. For servers.
 */
import type { SiteConfig } from './shell-records.ts'

/** The colours, by the name of the custom property in `client/styles/tokens-NAME.css`, with `_` for `-`. */
export const lookColours = [
  ...(['paper', 'card', 'tint', 'line', 'ink', 'soft', 'deep', 'on_deep', 'on_deep_soft', 'deep_line'] as const),
  ...(['accent', 'field', 'gold', 'action', 'action_dark', 'error'] as const),
  ...(['tone_0', 'tone_1', 'tone_2', 'tone_3', 'tone_4', 'tone_5'] as const)
] as const
export type LookColour = (typeof lookColours)[number]
/** Every colour as `#rrggbb`, in small letters. */
export type Palette = Readonly<Record<LookColour, string>>

/** Faces that devices have: Latin ones, then Chinese ones. */
export const lookFaces: Readonly<Record<string, string>> = {
  sans: 'system-ui, -apple-system, Segoe UI, Roboto, Helvetica Neue, Arial, PingFang SC, Hiragino Sans GB, Noto Sans SC, Noto Sans CJK SC, Microsoft YaHei, sans-serif',
  serif: 'Georgia, Times New Roman, Songti SC, Noto Serif SC, Noto Serif CJK SC, SimSun, serif',
  round: 'ui-rounded, Arial Rounded MT Bold, Yuanti SC, YouYuan, PingFang SC, Microsoft YaHei, sans-serif',
  kai: 'Georgia, Times New Roman, Kaiti SC, STKaiti, KaiTi, Noto Serif CJK SC, serif'
}

export interface Look {
  /** Declarations of custom properties for the style attribute of the document; contains no quotation mark. */
  style: string
  /** The colour of the browser's own bars. */
  themeColour: string
  /** True where a colour is not the skin's: the skin's dark scheme then does not fit. */
  hasOwnColours: boolean
  /** True where headings have another face than the skin's. */
  hasOwnHeadings: boolean
}

/** `#rrggbb` in small letters from a CSS colour of the form `#rgb` or `#rrggbb`; undefined for everything else. */
export function readColour(text: string): string | undefined {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? []
  if (digits === '') return undefined
  return `#${(digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits).toLowerCase()}`
}

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** The relative luminance of `#rrggbb` (WCAG 2.2). */
function luminanceOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = channelsOf(colour)
    .map((channel) => channel / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast ratio of two colours `#rrggbb`, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** `share` (0 to 1) of `other` in `one`. */
function mix(one: string, other: string, share: number): string {
  const added = channelsOf(other)
  const mixed = channelsOf(one).map((channel, index) => Math.round(channel + ((added[index] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The complete palette: what `own` leaves out follows from its other colours where these replace the skin's. */
export function completePalette(own: Partial<Palette>, skin: Palette): Palette {
  const { paper, deep, action } = own
  const ink = own.ink ?? skin.ink
  const onDeep = own.on_deep ?? white
  return {
    ...skin,
    ...(paper && { card: mix(paper, white, 0.7), tint: mix(paper, ink, 0.06), line: mix(paper, ink, 0.18) }),
    ...(deep && {
      on_deep: onDeep,
      on_deep_soft: mix(onDeep, deep, 0.22),
      deep_line: mix(deep, onDeep, 0.22),
      tone_0: deep
    }),
    ...(action && { action_dark: mix(action, '#000000', 0.24) }),
    ...own
  }
}

const white = '#ffffff'
/** The least contrast of text (WCAG 2.2, 1.4.3), and of controls and marks (1.4.11). */
const leastOfText = 4.5
const leastOfControls = 3

/** Colours that stand on others, with the least contrast. */
const pairs: readonly (readonly [LookColour | 'white', readonly LookColour[], number])[] = [
  ['ink', ['paper', 'card', 'tint'], leastOfText],
  ['soft', ['paper', 'card', 'tint'], leastOfText],
  ['accent', ['paper', 'card', 'tint'], leastOfText],
  ['action', ['paper', 'card'], leastOfText],
  ['error', ['paper', 'card'], leastOfText],
  ['white', ['action', 'action_dark'], leastOfText],
  ['on_deep', ['deep'], leastOfText],
  ['on_deep_soft', ['deep'], leastOfText],
  ['gold', ['deep'], leastOfText],
  ['action', ['tint'], leastOfControls],
  ['deep', ['paper', 'card', 'tint'], leastOfControls]
]

export interface ContrastFault {
  /** The colour to change: one of `own`. */
  colour: LookColour
  other: string
  ratio: number
  least: number
  /** The nearest colour that would do; undefined where there is none. */
  remedy: string | undefined
}

/** The colours that are hard to read, each with its worst ground; those of the skin alone are not checked. */
export function contrastFaults(own: Partial<Palette>, skin: Palette): ContrastFault[] {
  const palette = completePalette(own, skin)
  const colourOf = (name: LookColour | 'white') => (name === 'white' ? white : palette[name])
  const worst = new Map<LookColour, ContrastFault>()
  for (const [front, grounds, least] of pairs) {
    for (const ground of grounds) {
      const [one, two] = [colourOf(front), colourOf(ground)]
      const ratio = contrastOf(one, two)
      const isSkins = one === (front === 'white' ? white : skin[front]) && two === skin[ground]
      if (ratio >= least || isSkins) continue
      const [colour, other] = front !== 'white' && own[front] ? [front, ground] : [ownOf(ground, own), front]
      const known = worst.get(colour)
      if (known && known.ratio / known.least <= ratio / least) continue
      worst.set(colour, { colour, other, ratio, least, remedy: remedyOf(palette[colour], colourOf(other), least) })
    }
  }
  return [...worst.values()]
}

/** The colour of `own` from which another one follows. */
function ownOf(colour: LookColour, own: Partial<Palette>): LookColour {
  if (own[colour]) return colour
  if (colour === 'action_dark') return 'action'
  return colour === 'deep' || colour.startsWith('on_deep') ? 'deep' : 'paper'
}

/** The colour, darker or lighter by the smallest of fifty steps that gives the contrast. */
function remedyOf(colour: string, other: string, least: number): string | undefined {
  for (let step = 1; step <= 50; step += 1)
    for (const target of ['#000000', white]) {
      const tried = mix(colour, target, step / 50)
      if (contrastOf(tried, other) >= least) return tried
    }
  return undefined
}

/**
 * Reads the look that a configuration gives. `problems` names, in English, what it gives and what is not used: a value
 * that is no colour, or a palette without contrast, which is left out as a whole. Undefined: all is the skin's.
 */
export function readLook(config: SiteConfig | null, skin: Palette): { look?: Look; problems: string[] } {
  const problems: string[] = []
  const own: Partial<Record<LookColour, string>> = {}
  for (const name of lookColours) {
    const text = config?.[`look_${name}`]
    if (!text) continue
    const colour = readColour(text)
    if (colour) own[name] = colour
    else problems.push(`look_${name} is no colour such as #2a7038`)
  }
  const faults = contrastFaults(own, skin)
  for (const fault of faults) problems.push(`look_${fault.colour} ${contrastMessage(fault)}`)
  const palette = faults.length > 0 ? skin : completePalette(own, skin)
  const declarations = lookColours
    .filter((name) => palette[name] !== skin[name])
    .map((name) => `--look-${name.replaceAll('_', '-')}:${palette[name]}`)
  const hasOwnColours = declarations.length > 0
  const face = (code: string) => {
    const name = config?.[code]
    if (name && !Object.hasOwn(lookFaces, name))
      problems.push(`${code} is none of ${Object.keys(lookFaces).join(', ')}`)
    return name && Object.hasOwn(lookFaces, name) ? lookFaces[name] : undefined
  }
  const [headings, text] = [face('look_face_headings'), face('look_face_text')]
  if (headings) declarations.push(`--look-display:${headings}`)
  if (text) declarations.push(`--look-sans:${text}`)
  if (config?.look_motifs === 'none') declarations.push('--look-motif:none')
  if (declarations.length === 0) return { problems }
  const [style, hasOwnHeadings] = [declarations.join(';'), headings !== undefined]
  const look = { style, themeColour: palette.paper, hasOwnColours, hasOwnHeadings }
  return { look, problems }
}

/** What is wrong with a colour and what to do, in English. */
export function contrastMessage({ other, ratio, least, remedy }: ContrastFault): string {
  const kind = least === leastOfText ? 'text' : 'a control'
  const advice = remedy === undefined ? 'change both' : `for instance '${remedy}'`
  // Rounded down, so that 4.49 is not called 4.5.
  return `has a contrast of ${Math.floor(ratio * 100) / 100}:1 with ${other}, where ${kind} needs ${least}:1: ${advice}`
}
