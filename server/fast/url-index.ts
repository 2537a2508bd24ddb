/**
 * An index from raw request targets to keys of the derived store: a hit does not parse its target.
 * Measured as CPU per request beside bare node:http with the same bytes, see test/bench/hits.ts.
 */
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { defaultLocale, localeCookie, preferredLocale } from '../../shared/locale.ts'
import type { DerivedStore } from '../derived/derived-store.ts'
import type { PreparedResponse } from '../derived/prepared-response.ts'
import type { TargetLanguage } from '../pages/pages.ts'

interface IndexedTarget extends TargetLanguage {
  /** Key of the page in the derived store. */
  key: string
  /** The fair's day for which the key is valid. */
  day: number
}

export interface UrlIndex {
  /** The stored page for a GET or HEAD; undefined if the router has to answer. */
  find(request: IncomingMessage): PreparedResponse | undefined
  /** Indexes a target that was answered with this page, if the page is stored under the key that `keyOf` returns. */
  add(target: string, page: PreparedResponse, keyOf: () => string, language: TargetLanguage): void
}

const maxTargets = 20_000
const maxTargetLength = 512
const localeCookiePattern = new RegExp(`(?:^|;\\s*)${localeCookie}=([^;]*)`)

/**
 * Creates an empty index over `derived`. `today` returns the fair's day: the pages of another day are other resources.
 */
export function createUrlIndex(derived: DerivedStore, today: () => number): UrlIndex {
  const targets = new LRUCache<string, IndexedTarget>({ max: maxTargets })

  return {
    find({ method, url = '', headers }) {
      const indexed = targets.get(url)
      if (!indexed || (method !== 'GET' && method !== 'HEAD')) return undefined
      if (!indexed.isInTarget) {
        const { cookie = '' } = headers
        const hasChoice = cookie.includes(localeCookie)
        if (hasChoice && localeCookiePattern.exec(cookie)?.[1] !== defaultLocale) return undefined
        if (
          indexed.variesByAcceptLanguage &&
          !hasChoice &&
          preferredLocale(headers['accept-language']) !== defaultLocale
        )
          return undefined
      }
      return indexed.day === today() ? derived.peek(indexed.key) : undefined
    },
    add(target, page, keyOf, language) {
      if (!page.stored || target.length > maxTargetLength) return
      const key = keyOf()
      if (derived.holds(key, page)) targets.set(target, { key, day: today(), ...language })
    }
  }
}
