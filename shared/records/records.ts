/**
 * The records of the API (shared/README.md#the-api). Texts are in both languages; only menu and category names are in
 * the language of the `lang` header. The types are generated from `openapi.yaml` into `openapi.d.ts`.
 */
import type { Section } from '../openapi.d.ts'

export type * from '../openapi.d.ts'

/** One text in both languages, under `<K>_cn` and `<K>_en`. */
export type Pair<K extends string> = Record<`${K}_cn` | `${K}_en`, string>

/** The body of every response under `/api/`. */
export interface Envelope<T = unknown> {
  code: number
  msg: string
  data: T
}

/** Types of the sections of a page; `global-template` renders them in order. */
export type SectionType = Section['type']

/** One page of a list; `page` counts from 1. */
export interface Listing<T> {
  list: T[]
  total: number
  page: number
  pages: number
}

/** The list in a response of the API, whose type is not certain; an empty one where the backend sent no list. */
export function listOf<T>(list: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(list) ? list : []
}

/** The objects in a list of records out of an API response; empty where it is not an array. */
export function recordsOf<T extends object>(list: readonly T[] | null | undefined): T[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : []
}
