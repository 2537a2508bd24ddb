/** The answer of the backend to a form, as it is kept for a double of the same form. */

import type { Fields } from '../../http/fields.ts'
import type { OriginFailure, ResponseListener } from '../../http/transport.ts'
import { openText, sealText } from './sealed-text.ts'

export type FormAnswer = { status: number; fields: string[]; body: Buffer } | { failure: OriginFailure }

/** Without these a client cannot read the body. Others, such as cookies, belong to the first request alone. */
const keptFields = new Set(['content-type', 'content-encoding', 'content-length', 'location', 'retry-after'])

/** A complete response with those of its fields that a double gets. */
export function answerOf(status: number, fields: Fields, body: Buffer): FormAnswer {
  const kept: string[] = []
  for (let i = 0; i < fields.length; i += 2) {
    // Names and values alternate.
    if (keptFields.has(fields[i]!.toLowerCase())) kept.push(fields[i]!, fields[i + 1]!)
  }
  return { status, fields: kept, body }
}

/** Passes an answer to a listener as if it had just arrived. */
export function replayAnswer(answer: FormAnswer, listener: ResponseListener): void {
  if ('failure' in answer) listener.fail(answer.failure)
  else {
    listener.head(answer.status, answer.fields)
    listener.data(answer.body)
    listener.end()
  }
}

/** Encrypts an answer with a key of 32 bytes; gives base64. */
export function sealAnswer(answer: FormAnswer, key: Buffer): string {
  return sealText(
    JSON.stringify('failure' in answer ? answer : { ...answer, body: answer.body.toString('base64') }),
    key
  )
}

/** The answer in a text of `sealAnswer`; undefined for any text that was not made with this key. */
export function openAnswer(sealed: string, key: Buffer): FormAnswer | undefined {
  const text = openText(sealed, key)
  if (text === undefined) return undefined
  // The seal proves that a replica made it: another format has another key (`fingerprintOf`).
  const answer = JSON.parse(text)
  return 'failure' in answer ? answer : { ...answer, body: Buffer.from(answer.body, 'base64') }
}
