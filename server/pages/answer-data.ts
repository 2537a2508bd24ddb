/** What a made file reads out of answers, and what becomes of it when an answer is not there. */
import type { Answer } from '../answers.ts'

/** Thrown while a file is made: without this answer there is none. `retryAfter` in seconds. */
export class NoAnswer extends Error {
  constructor(
    readonly status: number,
    readonly retryAfter: number | undefined
  ) {
    super(`a made file answers ${status}`)
    this.name = 'NoAnswer'
  }
}

/** Data of an answer that the file may lack; undefined where there are none, for whatever reason. */
export function optionalData(answer: Answer | undefined): unknown {
  return answer?.kind === 'ok' ? answer.data : undefined
}

/** Data of an answer, undefined where the backend says that there are none. Throws NoAnswer when it says nothing. */
export function knownData(answer: Answer | undefined): unknown {
  if (answer?.kind === 'failed') throw new NoAnswer(answer.status, answer.retryAfter)
  return optionalData(answer)
}

/** Data of an answer that the file is about. Throws NoAnswer in any other case. */
export function requiredData(answer: Answer | undefined): unknown {
  const data = knownData(answer)
  if (data === undefined) throw new NoAnswer(404, undefined)
  return data
}
