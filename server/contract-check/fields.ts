/** The fields of any JSON that hold links, pictures and markup, by their names in the contract. */
import { pairOf } from '../../shared/bilingual.ts'
import { pathOf, type Steps } from '../contract/describe-fault.ts'

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

/** The non-empty texts of these fields within a value. */
export function textFieldsOf(data: unknown): TextField[] {
  const fields: TextField[] = []
  const queue: { value: unknown; steps: Steps }[] = [{ value: data, steps: [] }]
  for (const { value, steps } of queue) {
    if (typeof value !== 'object' || value === null) continue
    for (const [key, item] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(key) : key
      const name = pairOf(key)?.base ?? key
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
      if (typeof item === 'object') queue.push({ value: item, steps: [...steps, step] })
      else if (kind && typeof item === 'string' && item !== '')
        fields.push({ kind, name, field: pathOf([...steps, step]), text: item })
    }
  }
  return fields
}

/** The fields that show a character reference, because they were escaped twice: pages and the site decode once. */
export function textsEscapedTwice(data: unknown): string[] {
  const fields: string[] = []
  const queue: { value: unknown; steps: Steps }[] = [{ value: data, steps: [] }]
  for (const { value, steps } of queue) {
    if (typeof value !== 'object' || value === null) {
      if (/&amp;(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/i.test(String(value))) fields.push(pathOf(steps))
      continue
    }
    for (const [key, item] of Object.entries(value))
      queue.push({ value: item, steps: [...steps, Array.isArray(value) ? Number(key) : key] })
  }
  return fields
}
