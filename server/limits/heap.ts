/**
 * Flags of V8's heap for a process with little memory: 241 MiB at the peak beside 295 MiB while pages are rendered
 * (.github/decisions/v8-settings.md).
 */
import { setFlagsFromString } from 'node:v8'

/** Cache size in MB from which the few MB of a larger young generation do not matter. */
const largeCacheMb = 256

/**
 * Limits the growth of V8's heap. The young generation stays at 2 MB instead of growing up to 48, and old objects are
 * collected when the heap has grown by a half instead of fourfold. In front of a large cache (`cacheMaxMb`) the young
 * generation keeps V8's size: each minor collection visits every page of old objects, however few objects are new.
 * To be called when the process serves: during its start, the heap would be collected about forty times.
 */
export function limitHeapGrowth(cacheMaxMb: number): void {
  if (cacheMaxMb < largeCacheMb) setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=50')
}
