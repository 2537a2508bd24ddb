/** The fields of any JSON that hold links, pictures and markup, by their names in the contract. */
import { pairOf } from '../../shared/locale/bilingual.ts'
import { isPresent } from '../../shared/records/read-values.ts'
import { pathOf, type Steps } from '../api/describe-fault.ts'

const kinds: Readonly<Record<string, 'markup' | 'media' | 'link'>> = {
  html: 'markup',
  answer: 'markup',
  content_rich: 'markup',
  src: 'media',
  href: 'link',
  path: 'link',
  website: 'link',
  registerUrl: 'link',
  out_link: 'link'
}

function kindOf(key: string) {
  const name = pairOf(key)?.base ?? key
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined
}

export interface TextField {
  kind: 'markup' | 'media' | 'link'
  /** Name without the suffix of a language. */
  name: string
  field: string
  text: string
}

/** A member of an object or list within any JSON. */
interface Member {
  parent: object
  key: string
  value: unknown
  /** From the data to it. */
  steps: Steps
}

/** All members within a value, those of an object or list before those of its members. */
export function* membersOf(data: unknown): Generator<Member> {
  const queue: { value: unknown; steps: Steps }[] = [{ value: data, steps: [] }]
  for (const { value: parent, steps } of queue) {
    if (typeof parent !== 'object' || parent === null) continue
    for (const [key, value] of Object.entries(parent)) {
      const at = [...steps, Array.isArray(parent) ? Number(key) : key]
      queue.push({ value, steps: at })
      yield { parent, key, value, steps: at }
    }
  }
}

/** The non-empty texts of these fields within a value. */
export function textFieldsOf(data: unknown): TextField[] {
  const fields: TextField[] = []
  for (const { key, value, steps } of membersOf(data)) {
    const name = pairOf(key)?.base ?? key
    const kind = kindOf(key)
    if (kind && typeof value === 'string' && value !== '')
      fields.push({ kind, name, field: pathOf(steps), text: value })
  }
  return fields
}

/** What is probably wrong with a value by itself, whatever its record. */
const doubts: readonly [isWrong: (value: unknown, key: string) => boolean, message: string][] = [
  [
    (value) => typeof value === 'string' && /&amp;(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/i.test(value),
    'is escaped twice: visitors see the name of a character in place of it'
  ],
  [
    (value, key) => kindOf(key) === 'markup' && typeof value === 'string' && isEscapedMarkup(value),
    'is HTML that was escaped: visitors see its tags as text'
  ],
  [
    // Bytes of UTF-8 that were read as Latin-1; two, since some languages have such a pair.
    (value) =>
      typeof value === 'string' &&
      (value.match(/[\u00c2\u00c3\u00e2-\u00e9][\u0080-\u009f\u00a1-\u00bf]/g)?.length ?? 0) > 1,
    'is UTF-8 that was encoded twice: visitors see other characters'
  ],
  [
    (value) => typeof value === 'string' && /\?{3}|\ufffd/.test(value),
    'has question marks in place of characters: is the database or its connection not in UTF-8 (utf8mb4)?'
  ],
  [
    // A cell of a table may say “None”.
    (value, key) =>
      typeof value === 'string' &&
      (/^(?:null|undefined|NaN|\[object Object\])$/.test(value) || (value === 'None' && !/^\d+$/.test(key))),
    'is the text of a missing value: visitors read it; null or no field is none'
  ],
  [
    (value, key) => dayFields.has(key) && isPresent(value) && Number(value) % 86_400 === 57_600,
    'is 16:00 UTC, which is midnight in Shanghai: visitors see the day before; wanted is midnight UTC of the day'
  ]
]
const dayFields: ReadonlySet<string> = new Set(['date', 'updated'])

function isEscapedMarkup(value: string): boolean {
  return /&lt;[a-z][a-z\d]{0,9}(?:&gt;|[ /])/i.test(value) && !/<[a-z]/i.test(value)
}

/** The doubtful values within a value, with what is doubtful. */
export function doubtsOf(data: unknown): { field: string; message: string }[] {
  // In a list, so that data that are a text themselves are looked at too.
  return [...membersOf([data])].flatMap(({ key, value, steps }) =>
    doubts.flatMap(([isWrong, message]) => (isWrong(value, key) ? { field: pathOf(steps.slice(1)), message } : []))
  )
}
