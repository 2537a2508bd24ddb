import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerFrom } from '../cache/answer.ts'
import { isFresh } from '../cache/entry.ts'
import { fitness, isOriginsBusiness, wishesOf } from '../cache/request.ts'
import { entryOf, type Store } from '../cache/store.ts'
import { selecting } from '../cache/vary.ts'
import { languageOf } from './language.ts'

/** Answers from the cache, synchronously, if that is possible; true when it did. To be asked before any router. */
export type Hit = (request: IncomingMessage, response: ServerResponse) => boolean

/** The way of a hit: an address as it came, a look into the index, one write. */
export function createHit(store: Store, now: () => number): Hit {
  return (request, response) => {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const resource = store.at(languageOf(headers.lang), request.url!)
    if (!resource) return false
    if (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0') return false
    const entry = resource.only ?? entryOf(resource, selecting(resource.names, headers))
    const at = now()
    if (!entry || !isFresh(entry, at)) return false
    // An entry without a tag is under the standards alone, where the visitor's wishes count.
    if (entry.tag === '') {
      if (isOriginsBusiness(headers)) return false
      const hasWishes = headers['cache-control'] !== undefined || headers.pragma !== undefined
      if (hasWishes && fitness(entry, wishesOf(headers), at) !== 'fresh') return false
    }
    store.touch(resource)
    entry.counter.hits += 1
    answerFrom(request, response, entry, at)
    return true
  }
}
