/** Programs in threads of their own, for files that are large or hostile: such a file ends its thread alone. */
import { Worker } from 'node:worker_threads'

/** A hostile file may expand without end: the thread ends at this size. */
const maxHeapMb = 512

/** The first message of a thread; rejects with why there is none within `maxMs`. */
export function runThread<T>(program: string, workerData: unknown, maxMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(program, { workerData, resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } })
    const fail = (reason: string) => reject(new Error(reason))
    const deadline = setTimeout(() => {
      fail(`it takes longer than ${maxMs / 1000} s`)
      void thread.terminate()
    }, maxMs)
    thread.once('message', resolve)
    thread.once('error', (error) => fail(String(error)))
    thread.once('exit', () => {
      clearTimeout(deadline)
      fail('the thread ended')
    })
  })
}
