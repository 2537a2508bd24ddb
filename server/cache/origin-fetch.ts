/**
 * One fetch of the cache, phase by phase: `send` asks the origin, `receiveHead` and `receiveEnd` take its response, which
 * passes to the client meanwhile; fetch-outcome.ts decides what comes of it.
 */
import type { CacheStatus } from '../http/cache-status.ts'
import { type Fields, hasField, without } from '../http/fields.ts'
import { createTraceContext } from '../http/trace-context.ts'
import { conditionalFieldNames, revalidationFields } from '../http/validators.ts'
import { failureStatus, isServerError, redirectFailure } from './failures.ts'
import {
  decide,
  deliver,
  end,
  type FetchStart,
  fail,
  failInternally,
  finishChecked,
  freshen,
  isTooLarge,
  type OriginFetch,
  type OriginFetchOptions,
  serveStale,
  store
} from './fetch-outcome.ts'
import { identifiesStored } from './freshen.ts'
import { createResponseBody } from './stream-response.ts'

/** Fields not forwarded when revalidating: the client's preconditions are evaluated here, against the result. */
const replacedByRevalidation = new Set([...conditionalFieldNames, 'range'])

/**
 * Sends the request once. Returns a function to call when the client disconnects: without a client, the fetch goes on
 * only if its response may be stored or other requests wait for it.
 */
export function fetchFromOrigin(start: FetchStart, options: OriginFetchOptions): () => void {
  const fetch = createFetch(start, options)
  try {
    send(fetch)
  } catch (error) {
    failInternally(fetch, error)
  }
  return () => cancel(fetch)
}

/** Creates a fetch that has sent nothing. */
function createFetch(start: FetchStart, options: OriginFetchOptions): OriginFetch {
  const { request, receive } = start
  const fetch: OriginFetch = {
    ...start,
    options,
    // A refresh in the background belongs to no request, whichever has started it.
    trace: (receive && request.trace) ?? createTraceContext(),
    times: { requestTime: options.now(), responseTime: 0 },
    body: createResponseBody(options.maxEntryBytes, () => passTooLarge(fetch)),
    exchange: undefined,
    head: { status: 0, fields: [] },
    variant: undefined,
    isUnconditional: false,
    isOver: false
  }
  fetch.body.isCollected = request.rule.check !== undefined
  return fetch
}

/** The client's fields that are sent. */
const headersOf = ({ request, stored }: OriginFetch): readonly string[] =>
  stored ? without(request.headers, replacedByRevalidation) : request.headers

/** Asks the origin; with the preconditions of the stored response unless the fetch is unconditional. */
function send(fetch: OriginFetch): void {
  const { request, stored, trace, receive } = fetch
  const preconditions = stored && !fetch.isUnconditional ? revalidationFields(stored.fields) : []
  const headers = [...headersOf(fetch), ...preconditions]
  fetch.exchange = fetch.options.send(
    { method: 'GET', target: request.target, headers, client: receive ? request.client : undefined, trace },
    {
      informational: (status, fields) => fetch.receive && request.onInformational?.(status, fields),
      head: (status, fields) => receiveHead(fetch, status, fields),
      data: fetch.body.data,
      end: () => receiveEnd(fetch),
      fail: (failure) => fail(fetch, failure)
    }
  )
}

/**
 * Why a response with this status cannot be the answer to the request: it is about a condition or a range that was not
 * sent (RFC 9110, sections 15.4.5 and 15.3.7), or no status at all (section 15).
 */
function whyUnusable(fetch: OriginFetch, status: number): string | undefined {
  if (status > 599) return 'invalid-status'
  const isAskedBy = (names: Iterable<string>) => {
    const sent = headersOf(fetch)
    return [...names].some((name) => hasField(sent, name))
  }
  if (status === 304 && !fetch.stored && !isAskedBy(conditionalFieldNames)) return 'unexpected-304'
  return status === 206 && !isAskedBy(['range']) ? 'unexpected-206' : undefined
}

/** Takes status and fields of the response: its body passes on, is awaited, or is of no use. */
function receiveHead(fetch: OriginFetch, status: number, fields: Fields) {
  const { request, stored, body, options } = fetch
  const { rule, key } = request
  fetch.times.responseTime = options.now()
  if (!rule.check && isServerError(status)) {
    const failure = { status: failureStatus(status), reason: String(status) }
    const until = stored?.lifetimes.staleIfErrorUntil
    if (serveStale(fetch, until, failure, { status, fields })) return fetch.exchange?.abort()
  } else if (!rule.check) {
    const reason = whyUnusable(fetch, status)
    if (reason) {
      fetch.exchange?.abort()
      return fail(fetch, { status: 502, reason })
    }
    options.failures.recordSuccess(key)
  }
  const rewritten = rule.rewriteLocations(fields, request.target)
  if (!rewritten) {
    fetch.exchange?.abort()
    return fail(fetch, redirectFailure(status, fields))
  }
  if (status === 304 && stored) {
    if (!fetch.isUnconditional && identifiesStored(stored.fields, fields)) return freshen(fetch, stored, rewritten)
    fetch.exchange?.abort()
    if (fetch.isUnconditional) return fail(fetch, { status: 502, reason: 'unexpected-304' })
    fetch.isUnconditional = true
    return send(fetch)
  }
  fetch.head = { status, fields: rewritten }
  if (rule.check) return isTooLarge(rewritten, options.maxEntryBytes) ? passTooLarge(fetch) : undefined
  const detail = decide(fetch, status, rewritten)?.why
  body.isCollected = fetch.variant !== undefined
  if (!fetch.variant) fetch.flight?.settle(undefined)
  stream(fetch, { fwd: fetch.fwd, fwdStatus: status, stored: body.isCollected && !fetch.since.outdated, detail })
}

/** Takes the end of the response: it is checked, or stored as it is. */
function receiveEnd(fetch: OriginFetch) {
  const { request, body, head, fwd } = fetch
  const { check } = request.rule
  if (fetch.isOver) return
  if (check && body.isCollected) {
    void check(head.status, head.fields, body.bytes())
      .then((checked) => finishChecked(fetch, checked))
      .catch((error: unknown) => failInternally(fetch, error))
    return
  }
  body.end()
  if (!fetch.variant) return end(fetch, undefined)
  const content = { status: head.status, bodies: { identity: body.bytes() } }
  const entry = store(fetch, content, head.fields, head.fields)
  end(fetch, { result: { kind: 'entry', entry, cacheStatus: { fwd } }, variant: fetch.variant })
}

/** Passes the response to the client while it arrives; one that is neither wanted nor storable is aborted. */
function stream(fetch: OriginFetch, cacheStatus: CacheStatus): void {
  const { body, head } = fetch
  deliver(fetch, {
    kind: 'stream',
    ...head,
    cacheStatus,
    pipe(to) {
      body.pipe(to)
      // A storable response is read at the origin's pace: others may wait for it, and its size is limited.
      return { exchange: () => (body.isCollected ? undefined : fetch.exchange), discard: () => cancel(fetch) }
    }
  })
  if (!body.isPiped && !body.isCollected) abort(fetch)
}

/** Goes on without storing: what has arrived of the response and the rest pass to the client. */
function passTooLarge(fetch: OriginFetch): void {
  const { request, body, fwd, head, options } = fetch
  fetch.variant = undefined
  body.isCollected = false
  options.onStorable(false)
  fetch.flight?.settle(undefined)
  if (request.rule.check) {
    options.failures.recordSuccess(request.key)
    request.rule.onTooLarge()
    stream(fetch, { fwd, fwdStatus: head.status, detail: 'too-large' })
  } else if (!body.isPiped) abort(fetch)
}

/** Goes on without the client, or not at all where nobody needs the response. */
function cancel(fetch: OriginFetch): void {
  const { body, flight } = fetch
  fetch.receive = undefined
  body.unpipe()
  if (!fetch.isOver && !body.isCollected && !(flight && flight.waiterCount > 0)) abort(fetch)
}

function abort(fetch: OriginFetch): void {
  end(fetch, undefined)
  fetch.exchange?.abort()
}
