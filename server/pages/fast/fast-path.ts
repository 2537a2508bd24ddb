/**
 * The fast path, which runs before Fastify's router: cached API responses, stored pages and built files are served
 * synchronously, with one look-up of the target as it arrived and one write. Measured as CPU per request beside bare
 * node:http with the same bytes, see test/bench/hits.ts.
 *
 * Everything that makes a running site faster and changes nothing else: with `noFastPath` in its place every request
 * gets the same response (test/server/pages/fast/corpus.test.ts).
 */
import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { LRUCache } from 'lru-cache'
import { defaultLocale, localeCookie, localeOfLangHeader, preferredLocale } from '../../../shared/locale/locale.ts'
import { isForOthers, isFresh, reuseDecision, sendEntry } from '../../cache/entry.ts'
import { entryOf, type Store } from '../../cache/store.ts'
import { parseRequestDirectives, requiresOrigin } from '../../http/directives.ts'
import { hasField } from '../../http/fields.ts'
import {
  type AppendedFields,
  type FieldLines,
  type PrebuiltHead,
  type PrebuiltHeadWriter,
  serializeFields,
  writeHead
} from '../../http/response-head.ts'
import { requestIdField, requestIdOf } from '../../http/trace-context.ts'
import { secondaryKey } from '../../http/vary.ts'
import type { RouteClass } from '../../observe/request-notes.ts'
import { createAssetMemory } from '../assets/asset-routes.ts'
import type { DerivedStore } from '../derived/derived-store.ts'
import { type PreparedResponse, recompress, sendPrepared } from '../derived/prepared-response.ts'
import { dataPrefix, type PagesOptions, type TargetLanguage } from '../pages.ts'
import { renderApp, renderPage } from '../render.tsx'

/** What pages need of it: the rendering, and `onDerived`, which adds to the index by URL. */
export interface FastPath extends Pick<PagesOptions, 'render' | 'onDerived'> {
  /**
   * Sends a cached API response, a stored and still valid page or a built file, synchronously and before the router.
   * Returns the class of its route; undefined, without any effect on the response, for every other request.
   */
  tryServe: (request: IncomingMessage, response: ServerResponse) => RouteClass | undefined
}

interface FastPathOptions {
  /** Responses of the API. */
  store: Store
  derived: DerivedStore
  /** The fair's day. */
  today: () => number
  /** Folder with the built browser files. */
  assets: string
  /** Headers of built files. */
  headers: FieldLines
}

/** Creates the fast path, with an empty index and no file in memory. Throws if the folder cannot be read. */
export function createFastPath({ store, derived, today, assets, headers }: FastPathOptions): FastPath {
  const apiHit = createApiHit(store, Date.now)
  const urlIndex = createUrlIndex(derived, today)
  const files = createAssetMemory(assets, headers)
  return {
    tryServe(request, response) {
      if (apiHit(request, response)) return 'api'
      const page = urlIndex.find(request)
      if (!page) return files.hit(request, response) ? 'asset' : undefined
      sendPrepared(request, response, page)
      recompress(page)
      return request.url?.startsWith(`${dataPrefix}/`) ? 'data' : 'page'
    },
    onDerived: urlIndex.add,
    render: renderPage
  }
}

/** Serves nothing: every request goes through the router. */
export const noFastPath: FastPath = {
  tryServe: () => undefined,
  onDerived: () => {},
  render: renderApp
}

/** Serves a fresh cached response and returns true; returns false, without any effect, for every other request. */
type ApiHit = (request: IncomingMessage, response: ServerResponse) => boolean

/** Creates the fast path over `store`; `now` is a clock in milliseconds. */
export function createApiHit(store: Store, now: () => number): ApiHit {
  return (request, response) => {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    // Node sets the URL of every request that a server receives.
    const resource = store.getByUrl(localeOfLangHeader(headers.lang), request.url!)
    if (!resource) return false
    // A request with a body takes the long way, which reads or forwards the body.
    if (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0') return false
    const entry = resource.only ?? entryOf(resource, secondaryKey(resource.names, headers))
    const time = now()
    if (!entry || !isFresh(entry, time)) return false
    // Request directives (RFC 9111, section 5.2.1) count for entries without a tag only, those of undeclared calls.
    if (entry.tag === '') {
      if (requiresOrigin(headers) || isForOthers(entry, headers)) return false
      const hasDirectives = headers['cache-control'] !== undefined || headers.pragma !== undefined
      if (hasDirectives && reuseDecision(entry, parseRequestDirectives(headers), time) !== 'reuse') return false
    }
    store.touch(resource)
    entry.counter.hits += 1
    sendEntry(request, response, entry, time)
    return true
  }
}

const appendedWithoutDate: AppendedFields = { second: -1, keepAliveMs: 0, lines: '' }
const appendedWithDate: AppendedFields = { second: -1, keepAliveMs: 0, lines: '' }

/** Head and body up to this many bytes are copied into one buffer; copying more costs more than a second write. */
const bufferBytes = 32_768
let buffer = Buffer.allocUnsafeSlow(bufferBytes)

/**
 * The server's responses, which write a prebuilt head (RFC 9112, sections 2.1 and 5) and its body to the socket at
 * once. Node serializes each head for the first response of each second; that text is captured, and later responses are
 * assembled from it (.github/decisions/prepared-response-writer.md). To be passed to `http.createServer`; other code
 * gets it from `ServerResponse` alone.
 */
export class RawResponse<Request extends IncomingMessage = IncomingMessage>
  extends ServerResponse<Request>
  implements PrebuiltHeadWriter
{
  // Undocumented properties of Node's ServerResponse. If a version of Node drops them, no head is ever captured and
  // every response goes through `writeHead`.
  declare _header: string | null
  declare _headerSent: boolean
  declare _keepAliveTimeout: number

  /**
   * Sends the bytes that `writeHead` and `end` produce. Responses to HEAD and HTTP/1.0 requests, the last one of a
   * connection and those with other fields set by `setHeader` go through `writeHead`.
   */
  writePrebuilt(status: number, head: PrebuiltHead, body: Buffer | undefined, volatileFields: FieldLines): void {
    const { socket, req } = this
    const id = requestIdOf(req)
    const idLine = id === undefined ? '' : `${requestIdField}: ${id}\r\n`
    const { captured, common } = head
    const mayUseCaptured =
      req.method === 'GET' &&
      req.httpVersionMinor === 1 &&
      this.shouldKeepAlive &&
      socket?.writable &&
      this._header === null &&
      this.getHeaderNames().length === 0
    const second = Math.trunc(Date.now() / 1000)
    const isCurrent = captured?.appended.second === second && captured.appended.keepAliveMs === this._keepAliveTimeout
    if (!mayUseCaptured || !isCurrent) {
      writeHead(this, status, [...head.fields, ...common.fields, ...volatileFields.fields])
      if (mayUseCaptured) captureHead(this, head, volatileFields.lines + idLine, second)
      this.end(req.method === 'HEAD' ? undefined : body)
      return
    }
    this.statusCode = status
    const { start, appended } = captured
    const volatileLines = volatileFields.lines + idLine
    let length = start.length + common.lines.length + volatileLines.length
    length += appended.lines.length + (body?.length ?? 0)
    if (length > bufferBytes || socket.writableLength > 0) {
      this._header = start + common.lines + volatileLines + appended.lines
      this.end(body)
      return
    }
    this._header = start
    this._headerSent = true
    writeOnce(socket, [start, common.lines, volatileLines, appended.lines], body)
    this.end()
  }
}

function writeOnce(socket: Socket, texts: readonly string[], body: Buffer | undefined): void {
  let length = 0
  for (const text of texts) length += buffer.write(text, length, 'latin1')
  if (body) length += body.copy(buffer, length)
  socket.write(buffer.subarray(0, length))
  // The socket still references the bytes that the kernel has not accepted, so they must not be overwritten.
  if (socket.writableLength > 0) buffer = Buffer.allocUnsafeSlow(bufferBytes)
}

/** Splits the head that Node has just serialized and stores its constant start and its appended fields for reuse. */
function captureHead(response: RawResponse, head: PrebuiltHead, volatileLines: string, second: number): void {
  const { _keepAliveTimeout: keepAliveMs } = response
  const text = response._header ?? ''
  const afterStatusLine = text.indexOf('\r\n') + 2
  const ownLines = serializeFields(head.fields).lines
  const otherLines = head.common.lines + volatileLines
  if (!text.startsWith(ownLines + otherLines, afterStatusLine)) return
  const rest = text.slice(afterStatusLine + ownLines.length + otherLines.length)
  if (!/^(Date: [^\r]+\r\n)?Connection: keep-alive\r\nKeep-Alive: [^\r]+\r\n\r\n$/.test(rest)) return
  const appended = hasField(head.fields, 'date') ? appendedWithoutDate : appendedWithDate
  Object.assign(appended, { second, keepAliveMs, lines: flatten(rest) })
  head.captured = { start: flatten(text.slice(0, afterStatusLine) + ownLines), appended }
}

/** An equal string with memory of its own: V8 represents slices and concatenations by references to their sources. */
function flatten(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}

interface IndexedTarget extends TargetLanguage {
  /** Key of the page in the derived store. */
  key: string
  /** The fair's day for which the key is valid. */
  day: number
}

interface UrlIndex {
  /** The stored page for a GET or HEAD; undefined if the router has to answer. */
  find(request: IncomingMessage): PreparedResponse | undefined
  /** Indexes a target that was answered with this page, if the page is stored under the key that `keyOf` returns. */
  add(target: string, page: PreparedResponse, keyOf: () => string, language: TargetLanguage): void
}

const maxTargets = 20_000
const maxTargetLength = 512
const localeCookiePattern = new RegExp(`(?:^|;\\s*)${localeCookie}=([^;]*)`)

/**
 * Creates an empty index over `derived`. `today` returns the fair's day: the pages of another day are other resources.
 */
export function createUrlIndex(derived: DerivedStore, today: () => number): UrlIndex {
  const targets = new LRUCache<string, IndexedTarget>({ max: maxTargets })

  return {
    find({ method, url = '', headers }) {
      const indexed = targets.get(url)
      if (!indexed || (method !== 'GET' && method !== 'HEAD')) return undefined
      if (!indexed.isInTarget) {
        const { cookie = '' } = headers
        const hasChoice = cookie.includes(localeCookie)
        if (hasChoice && localeCookiePattern.exec(cookie)?.[1] !== defaultLocale) return undefined
        if (
          indexed.variesByAcceptLanguage &&
          !hasChoice &&
          preferredLocale(headers['accept-language']) !== defaultLocale
        )
          return undefined
      }
      return indexed.day === today() ? derived.peek(indexed.key) : undefined
    },
    add(target, page, keyOf, language) {
      if (!page.stored || target.length > maxTargetLength) return
      const key = keyOf()
      if (derived.holds(key, page)) targets.set(target, { key, day: today(), ...language })
    }
  }
}
