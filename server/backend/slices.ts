/** Computations in slices: between them the thread answers other requests, such as a form that is to be stored. */
import { setImmediate as nextTurn } from 'node:timers/promises'

/** A computation that yields wherever it may be interrupted, and returns its result. */
export type Steps<T> = Generator<undefined, T>

/** Milliseconds after which a computation is interrupted at its next `yield`. */
const sliceMs = 2

/**
 * Creates a function that carries out computations one after the other: side by side, each turn of the event loop
 * would last for a slice of all of them. Its promise rejects with what the computation throws.
 */
export function createSlices(): <T>(start: () => Steps<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let sliceStart = 0
  const run = async <T>(steps: Steps<T>): Promise<T> => {
    for (;;) {
      if (performance.now() - sliceStart >= sliceMs) {
        await nextTurn()
        sliceStart = performance.now()
      }
      const step = steps.next()
      if (step.done) return step.value
    }
  }
  return (start) => {
    const result = last.then(() => run(start()))
    last = result.catch(() => undefined)
    return result
  }
}
