/** Suggestions for the search field: the first hits of the search for what has been typed. */
import { search } from '../../../shared/calls/rows.ts'
import { apiLocaleOf, type Locale, withoutPrefix } from '../../../shared/locale/locale.ts'
import { isInternal } from '../../../shared/pages/links.ts'
import { project } from '../../../shared/records/projection.ts'
import { readTime } from '../../../shared/records/read-record.ts'
import { recordsOf, type SearchGroup } from '../../../shared/records/records.ts'
import { isPublished } from '../../../shared/time/dates.ts'
import { createApi } from '../../boot/api.ts'
import { textOf } from '../../boot/text-of.ts'
import { wordsOf } from './search-results.tsx'

export interface Suggestion {
  /** Path without language prefix. */
  path: string
  title: string
  summary: string
  kind: string
}

export interface Suggestions {
  list: readonly Suggestion[]
  /** Synonyms that were searched for, to be highlighted. */
  words: readonly string[]
}

export const noSuggestions: Suggestions = { list: [], words: [] }

const maxSuggestions = 6
const maxPerKind = 3
/** Of a visit; those that were stored first are dropped. */
const maxCached = 50
/** Between two requests while a visitor types. */
const delayMs = 250

/** Whether a text is enough to suggest something: two letters or digits, or one Chinese character. */
export function isSearchable(text: string): boolean {
  return /\p{Script=Han}|[\p{L}\p{N}]{2}/u.test(text.normalize('NFKC'))
}

export interface Suggester {
  /**
   * Asks for suggestions after a pause in typing; an earlier question is dropped. `show` gets undefined where
   * the call fails: nobody knows then that there are none.
   */
  ask: (text: string, show: (suggestions: Suggestions | undefined) => void) => void
  /** Drops the question that has not been answered. */
  cancel: () => void
}

/**
 * Creates the questions of one field: at most one request at a time, answers are kept until the document is left.
 * `today` is the day of the fair's clock: news of later days are left out, as on the pages.
 */
export function createSuggester(apiBase: string, locale: Locale, today: number, fetcher?: typeof fetch): Suggester {
  const api = createApi(apiBase, locale, fetcher)
  const cached = new Map<string, Suggestions>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined
  const cancel = () => {
    clearTimeout(timer)
    request?.abort()
    request = undefined
  }
  const load = async (text: string, show: (suggestions: Suggestions | undefined) => void) => {
    const own = new AbortController()
    request = own
    try {
      const suggestions = read(await api.get(search, { q: text }, own.signal), locale, today)
      cached.set(text, suggestions)
      // The map is not empty, so there is an oldest key.
      while (cached.size > maxCached) cached.delete(cached.keys().next().value as string)
      if (request === own) show(suggestions)
    } catch {
      // The form works without suggestions.
      if (request === own) show(undefined)
    }
  }
  return {
    cancel,
    ask: (typed, show) => {
      cancel()
      const text = typed.trim()
      const known = isSearchable(text) ? cached.get(text) : noSuggestions
      if (known) return show(known)
      timer = setTimeout(() => void load(text, show), delayMs)
    }
  }
}

/** The first hits of each kind in the order of the search; what is no hit is left out. */
function read(data: readonly SearchGroup[], locale: Locale, today: number): Suggestions {
  const groups = recordsOf(data)
  const list = groups.flatMap((group) =>
    recordsOf(group.list)
      .filter(({ date }) => isPublished(readTime(date), today))
      .slice(0, maxPerKind)
      .flatMap((hit) => {
        const { title, summary, path } = project(hit, apiLocaleOf(locale))
        const isHit = typeof title === 'string' && title !== '' && typeof path === 'string' && isInternal(path)
        return isHit
          ? [
              {
                path: withoutPrefix(path, apiLocaleOf(locale)),
                title: textOf(title),
                summary: textOf(summary),
                kind: group.kind
              }
            ]
          : []
      })
  )
  return {
    list: list.slice(0, maxSuggestions),
    words: groups[0] ? wordsOf(groups[0]) : []
  }
}
