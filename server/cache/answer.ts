/** Answering a visitor from an entry: one `writeHead`, one `end`. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chosenCoding } from './accept-encoding.ts'
import type { Entry } from './entry.ts'
import { ageAt } from './freshness.ts'
import { headSaying, renewHeads } from './heads.ts'
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
  renewHeads(heads, entry.windows, now, detail)

  if (
    entry.status === 200 &&
    isUnchanged(headers['if-none-match'], headers['if-modified-since'], entry, request, now)
  ) {
    response.writeHead(304, status === undefined ? heads.notModified : said(heads.notModified, entry, now, status))
    response.end()
    return
  }
  let head = heads.identity
  let body = bodies.identity
  if (heads.br || heads.gzip) {
    const coding = chosenCoding(headers['accept-encoding'])
    if (coding === 'br' && heads.br) {
      head = heads.br
      body = bodies.br!
    } else if (coding === 'gzip' && heads.gzip) {
      head = heads.gzip
      body = bodies.gzip!
    }
  }
  response.writeHead(entry.status, status === undefined ? head : said(head, entry, now, status))
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

function said(head: readonly string[], entry: Entry, now: number, status: string): string[] {
  return headSaying(head, entry.heads, ageAt(entry.windows, now), status)
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
