import type { EditionName } from '../../shared/records/editions.ts'
import { type EmblemDigits, emblemCores, emblemFamilies } from '../assets/emblem-shapes.ts'
import { useStore } from '../store.ts'

interface EmblemProps {
  /** The record's id. */
  id: number | string
  /** Id of its category in the industry tree; undefined where it has none. */
  category: number | undefined
  /** An exhibitor has a ground of its own; a person's is printed on paper, in one colour. */
  kind: 'exhibitor' | 'person'
}

/** The emblem of a record that has no picture of its own; the text beside it says whose it is. */
export function Emblem({ id, category, kind }: EmblemProps) {
  const { palette, ...shapes } = drawEmblem(
    useStore((state) => state.edition),
    id,
    category
  )
  return (
    <svg
      className={kind === 'exhibitor' ? `emblem is-${palette}` : 'emblem is-print'}
      viewBox={kind === 'exhibitor' ? '-24 -24 48 48' : '-30 -30 60 60'}
      aria-hidden="true"
    >
      <EmblemShapes {...shapes} />
    </svg>
  )
}

/** The emblem of news without a picture, by their id. */
export const newsEmblem = (id = 0) => <Emblem kind="exhibitor" id={id} category={undefined} />

/** The shapes alone, for a drawing that has its own ground. */
export function EmblemShapes({
  body,
  cuts,
  core,
  coreTransform,
  transform
}: Omit<ReturnType<typeof drawEmblem>, 'palette'>) {
  return (
    <g transform={transform}>
      <path d={body} />
      {cuts && <path className="emblem-cut" d={cuts} />}
      <path className="emblem-core" transform={coreTransform} d={core} />
    </g>
  )
}

/** Colours in `emblem-colours.css`, `is-0` to `is-4`; and families of shapes. */
const palettes = 5

/** The first two digits of a category of the industry tree name the branch. */
const branchOf = (category: number | undefined) => /^[1-9]\d?/.exec(String(category))?.[0]
/** Branches of one family differ in their colour. */
const paletteOf = (branch: number) => (branch + Math.floor(branch / palettes)) % palettes

/** The colour of emblems of a category, 0 to 4. */
export function emblemPalette(category: number): number {
  return paletteOf(Number(branchOf(category) ?? 0))
}

interface EmblemDrawing {
  palette: number
  /** SVG path data in a square of 48 whose middle is the origin; bodies and cores are filled by the even-odd rule. */
  body: string
  /** Lines in the colour of the ground; undefined where the family has none. */
  cuts: string | undefined
  core: string
  coreTransform: string | undefined
  /** Of all together. */
  transform: string | undefined
}

/**
 * The grammar of emblems: a family of shapes and a colour by the category; contour, count, spacing, turn and core by
 * the id. The same on the server and in browsers. The emblem of a record. Ids that follow each other differ in every
 * part, and 2100 of them are distinct in each family. Categories are ids of the industry tree, whose first two digits
 * name the branch; where a record has none, and for persons, family and colour follow from the id as well.
 */
export function drawEmblem(edition: EditionName, id: number | string, category: number | undefined): EmblemDrawing {
  const seed = seedOf(id)
  const branch = Number(branchOf(category) ?? seed % 25)
  const families = emblemFamilies[edition]
  // A remainder is an index of the list.
  const family = families[branch % families.length]!
  const { core: place, angle, body, cuts } = family(digitsOf(seed))
  return {
    palette: paletteOf(branch),
    body,
    cuts,
    // A remainder is an index of the list.
    core: emblemCores[(seed * 3) % emblemCores.length]!,
    coreTransform: place && `translate(${place.map((value) => Math.round(value * 10) / 10).join(' ')})`,
    transform: angle ? `rotate(${angle})` : undefined
  }
}

/** The whole number, not negative, from which the drawings of a record follow. */
export function seedOf(id: number | string): number {
  return typeof id === 'number' && Number.isSafeInteger(id) ? Math.abs(id) : hash(String(id))
}

/**
 * The bases 3, 4, 5 and the 7 of the cores have no common factor, so that each part changes at every step and the same
 * four come again after 420; the turn moves on then.
 */
function digitsOf(seed: number): EmblemDigits {
  return {
    spacing: seed % 3,
    contour: seed % 4,
    count: (seed * 2) % 5,
    turn: (seed * 3 + Math.floor(seed / 420)) % 5
  }
}

/** FNV-1a of the UTF-16 units, 32 bits, with its bits mixed once more: short texts differ in few of them. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 15)) >>> 0
}
