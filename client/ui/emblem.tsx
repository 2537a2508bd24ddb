import type { EditionName } from '../../shared/records/editions.ts'
import { type EmblemDigits, emblemCores, emblemFamilies, round } from '../assets/emblem-shapes.ts'
import { type EmblemSubject, subjectFamilies } from '../assets/subject-shapes.ts'
import { useStore } from '../store.ts'

/** What an emblem stands for. */
export type EmblemKind = 'exhibitor' | EmblemSubject

interface EmblemProps {
  /** The record's id. */
  id: number | string
  /** Id of its category in the industry tree; undefined where it has none. */
  category?: number | undefined
  kind: EmblemKind
  /** In a wreath: of a prize. */
  isPrize?: boolean
}

/** Of leaves, around an emblem. */
const wreath =
  'M-7 29q-11 2-12-8q11-2 12 8zM-19 23q-9 5-14-4q9-5 14 4zM-27 13q-8-6-1-13q8 6 1 13zM-30 0q-9-3-5-12q9 3 5 12zM-27-13q0-9 9-8q0 9-9 8zM-18-24q-3-8 5-10q3 8-5 10zM7 29q11 2 12-8q-11-2-12 8zM19 23q9 5 14-4q-9-5-14 4zM27 13q8-6 1-13q-8 6-1 13zM30 0q9-3 5-12q-9 3-5 12zM27-13q0-9-9-8q0 9 9 8zM18-24q3-8-5-10q-3 8 5 10z'

/** The emblem of a record that has no picture of its own; the text beside it says whose it is. */
export function Emblem({ id, category, kind, isPrize }: EmblemProps) {
  const { palette, ...shapes } = drawEmblem(
    useStore((state) => state.edition),
    id,
    category,
    kind
  )
  return (
    <svg
      className={`emblem is-${palette}${kind === 'person' ? ' is-person' : ''}`}
      viewBox={isPrize ? '-48 -48 96 96' : '-24 -24 48 48'}
      aria-hidden="true"
    >
      {isPrize && <path transform="scale(1.2)" d={wreath} />}
      <EmblemShapes {...shapes} />
    </svg>
  )
}

/** The same once the page is used; in the document its ground alone, where the shapes of a list would be too much. */
export function LateEmblem(props: EmblemProps) {
  const edition = useStore((state) => state.edition)
  const isInteractive = useStore((state) => state.isInteractive)
  if (isInteractive) return <Emblem {...props} />
  const { id, category, kind } = props
  return <span className={`emblem is-${drawEmblem(edition, id, category, kind).palette}`} />
}

/** The emblem of news without a picture, by what they are about. */
export const newsEmblem = ({ id = 0, kind }: { id?: number | undefined; kind?: string | undefined }) => (
  <Emblem kind={kind === 'industry_news' ? kind : 'exhibition_news'} id={id} />
)

/** The shapes alone, for a drawing that has its own ground. */
export function EmblemShapes({
  body,
  hair,
  over,
  features,
  cuts,
  core,
  coreTransform,
  transform
}: Omit<EmblemDrawing, 'palette'>) {
  return (
    <g transform={transform}>
      <path d={body} />
      {hair && <path opacity=".45" d={hair} />}
      {over && <path className="emblem-over" d={over} />}
      {features && <path d={features} />}
      {cuts && <path className="emblem-cut" d={cuts} />}
      <path className="emblem-core" transform={coreTransform} d={core} />
    </g>
  )
}

/** Colours in `emblem-colours.css`, `is-0` to `is-4`; and families of shapes. */
const palettes = 5
const gold = 3

/** The first two digits of a category of the industry tree name the branch. */
export const branchOf = (category: number | undefined) => /^[1-9]\d?/.exec(String(category))?.[0]
/** Branches of one family differ in their colour. */
const paletteOf = (branch: number) => (branch + Math.floor(branch / palettes)) % palettes

interface EmblemDrawing {
  palette: number
  /** SVG path data in a square of 48 whose middle is the origin; bodies and cores are filled by the even-odd rule. */
  body: string
  /** Grey hair; undefined where it is dark, and where there is none. */
  hair?: string | undefined
  /** What lies over the body; undefined where the family has nothing. */
  over: string | undefined
  /** Lines of a face; undefined where the family has none. */
  features?: string | undefined
  /** Lines in the colour of the ground; undefined where the family has none. */
  cuts: string | undefined
  core: string
  coreTransform: string | undefined
  /** Of all together. */
  transform: string | undefined
}

/**
 * The grammar of emblems: a family of shapes by kind and category, a colour by the category; contour, count, spacing,
 * turn and core by the id. The same on the server and in browsers. The emblem of a record. Ids that follow each other
 * differ in every part, and 2100 of them are distinct in each family of categories. Categories are ids of the industry tree, whose
 * first two digits name the branch; where a record has none, what follows from it follows from the id.
 */
export function drawEmblem(
  edition: EditionName,
  id: number | string,
  category: number | undefined,
  kind: EmblemKind = 'exhibitor'
): EmblemDrawing {
  const seed = seedOf(id)
  const branch = Number(branchOf(category) ?? seed % 25)
  const families = emblemFamilies[edition]
  const family =
    kind === 'exhibitor'
      ? // A remainder is an index of the list.
        families[branch % families.length]!
      : subjectFamilies[edition][kind]
  const { core: place = [0, 0], coreSize, angle, isMirrored, ...shape } = family(digitsOf(seed))
  const { body, hair, over, cuts, features } = shape
  const [x, y] = place.map((value) => Math.round(value * 10) / 10)
  return {
    // Hair would be brown on gold.
    palette: hair && paletteOf(branch) === gold ? 0 : paletteOf(branch),
    body,
    hair,
    over,
    features,
    cuts,
    // A remainder is an index of the list.
    core: emblemCores[(seed * 3) % emblemCores.length]!,
    coreTransform:
      [(x || y) && `translate(${x} ${y})`, coreSize && `scale(${round(coreSize)})`].filter(Boolean).join('') ||
      undefined,
    transform: angle ? `rotate(${angle})` : isMirrored ? 'scale(-1 1)' : undefined
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
