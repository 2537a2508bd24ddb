/** Answers of our own: always the JSON envelope, never kept by anyone. */
import type { ServerResponse } from 'node:http'
import { type FailureStatus, failureWords } from '../../shared/failures.ts'
import type { Locale } from '../../shared/locale.ts'
import type { Fields } from '../cache/fields.ts'
import { endAfterRequest } from './linger.ts'

export interface EnvelopeOptions {
  status: FailureStatus
  locale: Locale
  security: Fields
  /** More fields: names and values in turn. */
  more?: readonly string[]
  /** False to HEAD. */
  withBody?: boolean
  /** Close the connection once what still comes of the request has been read and dropped, within a bound. */
  close?: boolean
}

/** The body of a failure: `{ code, msg, data: null }`. */
export function envelope(status: FailureStatus, locale: Locale): string {
  return JSON.stringify({ code: status, msg: failureWords[status][locale], data: null })
}

/** Sends a failure, unless an answer has already begun. */
export function sendEnvelope(response: ServerResponse, options: EnvelopeOptions): void {
  if (response.headersSent || response.destroyed) return
  const body = Buffer.from(envelope(options.status, options.locale))
  response.writeHead(options.status, [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'no-store',
    'Vary',
    'lang',
    ...(options.close ? ['Connection', 'close'] : []),
    ...(options.more ?? []),
    ...options.security
  ])
  const sent = options.withBody === false ? undefined : body
  if (options.close) endAfterRequest(response, sent)
  else response.end(sent)
}
