/** Tells whether two form posts are the same form of the same client. */

import type { KeyedHash } from '../../cache/redis/shared-cache.ts'
import { field } from '../../http/fields.ts'
import type { OriginRequest } from '../../http/transport.ts'

export interface Fingerprint {
  /** Equal for equal forms; says nothing about them. */
  id: string
  /** A key of 32 bytes that only those can make who have the form itself. */
  key: Buffer
}

/** Differs with each request or replica, whatever the form is. */
const ignoredFields = new Set(['baggage', 'content-length', 'date', 'priority', 'tracestate', 'via'])
/** Named with the fingerprint, so that builds with another one, or another format of answers, share nothing. */
const version = 2

/**
 * The fingerprint of a request: of its client, target and fields, cookies and an Idempotency-Key included, and of its
 * body. Browsers choose a new boundary (RFC 2046, section 5.1.1) for each sending of a form: it does not count.
 */
export function fingerprintOf(hash: KeyedHash, { method, target, client, headers }: OriginRequest, body: Buffer) {
  const boundary = /;\s*boundary="?([^";]+)/i.exec(field(headers, 'content-type') ?? '')?.[1]
  const delimiter = boundary === undefined ? undefined : `\r\n--${boundary}`
  const content = body.toString('latin1')
  // The text of a short boundary may also stand in a value, but never as a delimiter.
  const form = delimiter === undefined ? content : `\r\n${content}`.replaceAll(delimiter, '\r\n--')
  const counted: string[] = []
  for (let i = 0; i < headers.length; i += 2) {
    const name = headers[i]!.toLowerCase() // names and values alternate
    const value = headers[i + 1]!
    if (!ignoredFields.has(name))
      counted.push(name, name === 'content-type' && boundary ? value.replace(boundary, '') : value)
  }
  const whole = JSON.stringify([version, method, target, client, counted, form])
  return { id: hash(`form ${whole}`).toString('base64url'), key: hash(`answer ${whole}`) } satisfies Fingerprint
}
