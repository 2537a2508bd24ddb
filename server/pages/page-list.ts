/** The backend's list of pages (call `pageList`), with its paths as this site spells them. */
import {
  apiLocaleOf,
  byLocale,
  decideLocale,
  hasPrefix,
  type Locale,
  localeOfTarget
} from '../../shared/locale/locale.ts'
import { isBarePath } from '../../shared/pages/links.ts'
import { readList } from '../../shared/records/read-record.ts'
import type { Call } from '../api/inputs/inputs.ts'

/** The same objects for all pages: `api/calls.ts` stores the cache key of a call by object identity. */
const calls = byLocale((locale): Call => ({ name: 'pageList', locale: apiLocaleOf(locale), params: {} }))

/** The call for the list of pages in a language. */
export function pageListCall(locale: Locale): Call {
  return calls[locale]
}

/** Characters. Longer paths are left out of the sitemap and of the look-up by path. */
const maxPathLength = 2000

/**
 * The canonical path under which a listed path answers 200, without language prefix. Undefined for no string, a path
 * longer than 2,000 characters, one with a query, or one that is no page of this site without language prefix.
 */
export function listedPath(listed: unknown): string | undefined {
  if (typeof listed !== 'string' || listed.length > maxPathLength) return undefined
  if (!listed.isWellFormed() || !isBarePath(listed)) return undefined
  const decision = decideLocale({ target: listed, spellingOf: (path) => path })
  if (decision.kind === 'page' && hasPrefix(decision.locale)) return undefined
  if (decision.kind === 'redirect' && hasPrefix(localeOfTarget(decision.location))) return undefined
  const path = decision.kind === 'redirect' ? decision.location : decision.kind === 'page' ? decision.path : undefined
  return path === '/index' ? '/' : path
}

const pathsByList = new WeakMap<object, Set<string>>()

/**
 * The canonical paths of a page list, computed once per response of the backend. Undefined for data that are no list
 * and for an empty list: backends without page list send one, and it must not turn every page into a 404.
 */
export function listedPaths(data: unknown): Set<string> | undefined {
  const list = readList(data)
  if (!list || typeof data !== 'object' || data === null) return undefined
  let paths = pathsByList.get(data)
  if (!paths) {
    paths = new Set(list.flatMap((row) => listedPath(Object(row).path) ?? []))
    pathsByList.set(data, paths)
  }
  return paths.size === 0 ? undefined : paths
}

const spellingsByList = new WeakMap<Set<string>, Map<string, string>>()

/**
 * The listed path that equals `path` but for the case of its letters: the path itself where that is listed, else the
 * first one; undefined where none is listed, or where the one in lower case is. Both are canonical.
 */
export function listedSpelling(paths: Set<string>, path: string): string | undefined {
  if (paths.has(path)) return path
  let spellings = spellingsByList.get(paths)
  if (!spellings) {
    spellings = new Map()
    for (const listed of paths) {
      const key = lowerCase(listed)
      if (key === decodeURIComponent(listed) || !spellings.has(key)) spellings.set(key, listed)
    }
    spellingsByList.set(paths, spellings)
  }
  return spellings.get(lowerCase(path))
}

const lowerCase = (path: string) => decodeURIComponent(path).toLowerCase()
