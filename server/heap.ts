/** How much memory V8 takes for its heap. */
import { setFlagsFromString } from 'node:v8'

/** From this bound of the cache on, the few MB that new objects take are no matter. */
const largeCacheMb = 256

/**
 * Keeps the heap small: new objects get 2 MB and not up to 48, and old ones are gathered when there are half as many
 * again and not four times as many. In front of a large cache, bounded in MB, new objects get what V8 gives them: at
 * each gathering it looks at every page of old ones, however few are new. To be called when the process serves: what it
 * reads to get there would be gathered forty times over.
 */
export function keepHeapSmall(cacheMaxMb: number): void {
  if (cacheMaxMb < largeCacheMb) setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=50')
}
