/** Access to the data of inputs in derivations, and the error of a derivation whose input is missing. */
import type { Input } from './input.ts'

/** Thrown by a derivation that cannot do without an input; `status` is the response's, `retryAfter` is in seconds. */
export class MissingInput extends Error {
  constructor(
    readonly status: number,
    readonly retryAfter: number | undefined
  ) {
    super(`an input of a derived resource is missing: ${status}`)
    this.name = 'MissingInput'
  }
}

/** The data of an optional input; undefined if the call failed or has no data. */
export function optionalData(input: Input | undefined): unknown {
  return input?.kind === 'ok' ? input.data : undefined
}

/** The data of an input, undefined if the backend has none. Throws MissingInput if the call failed. */
export function knownData(input: Input | undefined): unknown {
  if (input?.kind === 'failed') throw new MissingInput(input.status, input.retryAfter)
  return optionalData(input)
}

/**
 * The data of a required input. Throws MissingInput if the call failed, and with status 404 if the backend has no data.
 */
export function requiredData(input: Input | undefined): unknown {
  const data = knownData(input)
  if (data === undefined) throw new MissingInput(404, undefined)
  return data
}
