/** Answering a visitor from an entry. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chosenCoding } from './accept-encoding.ts'
import type { Entry } from './entry.ts'
import { ageAt } from './freshness.ts'
import { endingSaying, headFor, hitEnding } from './heads.ts'
import { sendWhole } from './send-whole.ts'
import { matches, notModified } from './validators.ts'

/**
 * Sends the entry: 304 where the visitor's validators say so, no body to HEAD, the whole even where a range was asked
 * for (RFC 9110, section 14.2), coded as the visitor likes where coded bodies are kept. `status` is the Cache-Status
 * when this is no hit; `detail` adds a word to a hit's.
 */
export function answerFrom(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  now: number,
  detail?: string,
  status?: string
): void {
  const { heads, bodies } = entry
  const { headers } = request
  const ending =
    status === undefined
      ? hitEnding(heads, entry.windows, now, detail)
      : endingSaying(heads.before, ageAt(entry.windows, now), status)

  if (
    entry.status === 200 &&
    isUnchanged(headers['if-none-match'], headers['if-modified-since'], entry, request, now)
  ) {
    sendWhole(request, response, 304, headFor(entry, 'notModified'), undefined, ending)
    return
  }
  const isCoded = bodies.br !== undefined || bodies.gzip !== undefined
  const liked = isCoded ? chosenCoding(headers['accept-encoding']) : 'identity'
  const coding = bodies[liked] ? liked : 'identity'
  sendWhole(request, response, entry.status, headFor(entry, coding), bodies[coding], ending)
}

function isUnchanged(
  tags: string | undefined,
  since: string | undefined,
  entry: Entry,
  request: IncomingMessage,
  now: number
): boolean {
  if (tags !== undefined && entry.etag !== undefined) return matches(tags, entry.etag)
  if (tags === undefined && since === undefined) return false
  return notModified(request.headers, entry, now)
}
