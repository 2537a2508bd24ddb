/** How much memory V8 takes for its heap. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** By then the start is over, and the first visitors are not yet many. */
const afterStartMs = 1000

/**
 * Keeps the heap small for a twentieth more of CPU: new objects get 2 MB and not up to 48, and old ones are gathered
 * when there are a third more of them and not four times as many. To be called before anything else is loaded.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=30')
}

/** Gathers once, after the start, what it left behind: until the first gathering V8 takes no heed of its growth. */
export function gatherAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    ;(runInNewContext('gc') as () => void)()
  }, afterStartMs).unref()
}
