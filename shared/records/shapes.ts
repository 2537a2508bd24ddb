/** The types of the API's records as code reads them; the build compiles them from `openapi.yaml` (compile-shapes.mjs). */
import type { ApiLocale } from '../locale/languages.ts'

/**
 * How a string is read: `title` is plain text that some backends send as markup, `name` is one that is kept where it is
 * markup alone, `source` is used as it is.
 */
export type StringKind = 'text' | 'title' | 'name' | 'html' | 'media' | 'link' | 'source'

/** The type of a JSON value. */
export type Shape =
  | { kind: StringKind; enum?: readonly string[]; pattern?: RegExp }
  | { kind: 'time' }
  /** `numeric`: the contract allows 1 and 0 as well. */
  | { kind: 'flag'; numeric?: boolean }
  | { kind: 'number'; whole?: boolean; minimum?: number; maximum?: number }
  | { kind: 'list'; items: Shape }
  | { kind: 'record'; fields: readonly Field[] }
  /** One of several records; the record's field `type` selects its shape. */
  | { kind: 'choice'; records: Readonly<Record<string, Shape>> }

/** A field under the name that pages use: `title` for `title_cn` and `title_en`. */
export interface Field {
  name: string
  /**
   * Its names in a record, by the page's language and in order of preference: that language, the other one, none; none
   * before the other one where the contract has the name without a suffix, which is in the language of the request.
   */
  keys: Readonly<Record<ApiLocale, readonly string[]>>
  /** Its names in the contract. */
  declared: readonly { key: string; required?: boolean }[]
  shape: Shape
  required?: boolean
  nullable?: boolean
}
