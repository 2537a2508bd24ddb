/** The fields of any JSON that hold links, pictures and markup, by their names in the contract. */
import { pairOf } from '../../../shared/locale/bilingual.ts'
import { decodeReferences } from '../../../shared/locale/plain-text.ts'
import { bodyPath, type Steps } from '../describe-fault.ts'

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

/** What a field holds by its name: markup, the address of a picture or file, a link; undefined for anything else. */
export function kindOf(key: string) {
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
      fields.push({ kind, name, field: bodyPath(steps), text: value })
  }
  return fields
}

/** The addresses of the pictures in rich text. */
export function picturesIn(html: string): string[] {
  const tags = html.match(/<img\s[^<>]*>/gi) ?? []
  return tags.flatMap((tag) => {
    const [, double, single, bare] = /\ssrc\s?=\s?(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/i.exec(tag) ?? []
    const src = decodeReferences(double ?? single ?? bare ?? '')
    return src === '' ? [] : [src]
  })
}
