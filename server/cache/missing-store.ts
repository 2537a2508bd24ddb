/** A store that keeps `missing` entries apart, so that requests for records that do not exist evict no others. */
import type { Store } from './store.ts'

/**
 * Combines two stores: `missing` entries go to the second one and take precedence over an older entry of their key in
 * the first. `now` is a clock in milliseconds. The index by URL has the first one's entries only.
 */
export function createMissingStore(main: Store, missing: Store, now: () => number): Store {
  return {
    get(key) {
      const resource = missing.get(key)
      const isUsable = resource?.entries.some(({ lifetimes }) => now() < lifetimes.staleIfUnreachableUntil)
      return isUsable ? resource : main.get(key)
    },
    getByUrl: main.getByUrl,
    touch: main.touch,
    put(cacheKey, names, secondaryKey, entry) {
      if (entry.missing) {
        // The record may be there again after a doubtful entry, so an older one is kept, to be revalidated.
        if (entry.doubtful) main.softPurge(cacheKey.key)
        else main.drop(cacheKey.key)
        missing.put(cacheKey, names, secondaryKey, entry)
      } else {
        missing.drop(cacheKey.key)
        main.put(cacheKey, names, secondaryKey, entry)
      }
    },
    drop(key) {
      main.drop(key)
      missing.drop(key)
    },
    dropVariant(key, secondaryKey) {
      main.dropVariant(key, secondaryKey)
      missing.dropVariant(key, secondaryKey)
    },
    purge: (matches, hard) => main.purge(matches, hard) + missing.purge(matches, hard),
    softPurge(key) {
      main.softPurge(key)
      missing.softPurge(key)
    },
    bytes: () => main.bytes() + missing.bytes(),
    *resources() {
      yield* main.resources()
      yield* missing.resources()
    },
    entries: () => main.entries() + missing.entries(),
    revision: () => main.revision() + missing.revision()
  }
}
