/** What raw targets mean whose pages are kept, so that a hit parses nothing. */
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { localeCookie, preferredLocale } from '../../shared/locale.ts'
import type { MadeStore } from '../made.ts'
import type { Kept } from '../made-bytes.ts'

export interface TargetLanguage {
  /** True where the language is the one that the target names, whatever the visitor prefers. */
  isNamed: boolean
  /** True for the one target whose language follows what the browser prefers. */
  isRoot: boolean
}

interface Target extends TargetLanguage {
  key: string
  day: number
}

export interface HotTargets {
  /** The kept page of a GET or HEAD; undefined where it must be asked for. */
  find(request: IncomingMessage): Kept | undefined
  /** Notes that a target was answered with this page, which is kept, if it is, under what `keyOf` gives. */
  remember(target: string, page: Kept, keyOf: () => string, language: TargetLanguage): void
}

const most = 20_000
const longest = 512
const remembered = new RegExp(`(?:^|;\\s*)${localeCookie}=([^;]*)`)

/** `today` gives the fair's day: a page of another day is another page. */
export function createHotTargets(made: MadeStore, today: () => number): HotTargets {
  const targets = new LRUCache<string, Target>({ max: most })

  return {
    find({ method, url, headers }) {
      const known = targets.get(url!)
      if (!known || (method !== 'GET' && method !== 'HEAD')) return undefined
      if (!known.isNamed) {
        const { cookie } = headers
        const remembers = cookie?.includes(localeCookie) ?? false
        if (remembers && remembered.exec(cookie!)?.[1] !== 'cn') return undefined
        if (known.isRoot && !remembers && preferredLocale(headers['accept-language']) !== 'cn') return undefined
      }
      return known.day === today() ? made.peek(known.key) : undefined
    },
    remember(target, page, keyOf, language) {
      if (!page.stored || target.length > longest) return
      const key = keyOf()
      if (made.peek(key) === page) targets.set(target, { key, day: today(), ...language })
    }
  }
}
