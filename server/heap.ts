/** How much memory V8 takes for its heap. */
import { setFlagsFromString } from 'node:v8'

/**
 * Keeps the heap small: new objects get 2 MB and not up to 48, and old ones are gathered when there are half as many
 * again and not four times as many. To be called before anything else is run.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=50')
}
