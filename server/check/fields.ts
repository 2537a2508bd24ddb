/** The fields of any JSON that hold links, pictures and markup, by their names in the contract. */
import { pairOf } from '../../shared/locale/bilingual.ts'
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
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (kind && typeof value === 'string' && value !== '')
      fields.push({ kind, name, field: pathOf(steps), text: value })
  }
  return fields
}

/** The fields that show a character reference, because they were escaped twice: pages and the site decode once. */
export function textsEscapedTwice(data: unknown): string[] {
  // In a list, so that data that are a text themselves are looked at too.
  const texts = [...membersOf([data])].filter(
    ({ value }) => typeof value === 'string' && /&amp;(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/i.test(value)
  )
  return texts.map(({ steps }) => pathOf(steps.slice(1)))
}
