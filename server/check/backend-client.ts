/** Requests to the backend that is checked: bounded in number, time and size; redirects are never followed. */
import type { CallDefinition } from '../../shared/calls/table.ts'
import type { ApiLocale } from '../../shared/locale/locale.ts'
import { resolveCall } from '../api/calls.ts'
import { isNotFoundCode } from '../api/explain-body.ts'
import { explainNoResponse, explainResponse, printable } from '../api/explain-failure.ts'
import { repeatedMemberFault } from '../api/json-fault.ts'
import { validateEnvelope } from '../api/validate-envelope.ts'
import { decodeContent } from '../http/content-coding.ts'
import { type Fields, field } from '../http/fields.ts'
import { bodyHashOf } from '../http/validators.ts'
import { createSemaphore } from '../limits/semaphore.ts'
import { readBody } from '../upstream/read-body.ts'
import { createUpstream, type Upstream } from '../upstream/upstream.ts'

/** A call as it is asked: the signature for sharing is none that the cache declares. */
export type AskedCall = Omit<CallDefinition, 'name'>

/** What is wrong with an answer that can be read all the same; an error where visitors may miss something by it. */
export interface Oddity {
  severity: 'error' | 'note'
  message: string
}

/** The answer to one request. */
export interface Answer {
  call: AskedCall
  locale: ApiLocale
  /** Path and query below the API's base URL. */
  target: string
  /** `missing`: there is no such record, or no such call. `failed`: no response, or one that cannot be used. */
  kind: 'valid' | 'missing' | 'failed'
  /** Whether one that is missing may also be a failure: no 404 or 410 in the envelope. */
  isDoubtful?: boolean
  /** Why it is missing or failed. */
  reason: string
  /** Undefined where there was no response. */
  status: number | undefined
  fields: Fields
  data: unknown
  /** What is wrong with an answer that is not valid, and what to do: one line. */
  why: string
  /** What is wrong with a body that can be read all the same. */
  oddities: Oddity[]
  bodyHash: string
  /** Of the decoded body. */
  bytes: number
  milliseconds: number
  /** When it was complete, in milliseconds since the epoch. */
  receivedAt: number
}

export interface BackendClient {
  /** Asks once for each call, parameters and language; a second time with other request fields only. */
  ask(call: AskedCall, params: Record<string, string>, locale: ApiLocale, extraFields?: string[]): Promise<Answer>
  /** The status of OPTIONS for a call that takes forms alone; undefined where there is no response. */
  optionsOf(path: string): Promise<number | undefined>
  /** Status and type of a picture on the backend's host or the media host; undefined for another host. */
  probe(url: URL): Promise<{ status: number | undefined; type: string; reason: string } | undefined>
  /** All answers so far, in the order of the requests. */
  answers(): Promise<Answer[]>
  requests(): number
  close(): Promise<void>
}

export interface BackendClientOptions {
  base: string
  mediaOrigin: string
  /** Fields of each request to the backend: names and values in turn. */
  fields: readonly string[]
  timeoutMs: number
  /** Requests at the same time. */
  concurrency: number
  onProgress(requests: number): void
}

/** Requests of one run. */
const maxRequests = 5000
/** Bytes of a response: the cache stores none that is larger. */
const maxBytes = 4 * 1_048_576

/** A larger picture is a fault of its own: visitors wait for it. */
const maxPictureBytes = 16 * 1_048_576

type Received = Awaited<ReturnType<typeof readBody>>
/** Reads one answer within the bounds of the run; undefined beyond the number of its requests. */
type Read = (
  origin: string,
  target: string,
  headers: string[],
  mostBytes: number,
  method?: string
) => Promise<{ result: Received; milliseconds: number } | undefined>

/** Creates a client; it connects on demand. */
export function createBackendClient(options: BackendClientOptions): BackendClient {
  const { base } = options
  const { origin, pathname } = new URL(base)
  const upstreams = upstreamsOf(options)
  const { read, requests } = createReader(upstreams, options)
  const prefix = pathname.replace(/(?<!\/)\/+$/, '')
  const asked = new Map<string, Promise<Answer>>()

  const request = async (call: AskedCall, target: string, locale: ApiLocale, extraFields: string[]) => {
    const headers = ['lang', locale, 'accept', 'application/json', 'accept-encoding', 'identity', ...extraFields]
    const response = await read(origin, prefix + target, headers, maxBytes)
    return answerOf({ call, locale, target, receivedAt: Date.now(), milliseconds: 0 }, response, base)
  }

  return {
    ask(call, params, locale, extraFields = []) {
      const { target } = resolveCall({ ...call, name: 'page' }, (name) => params[name])
      const key = `${locale} ${target} ${extraFields.join()}`
      const answer = asked.get(key) ?? request(call, target, locale, extraFields)
      asked.set(key, answer)
      return answer
    },
    async optionsOf(path) {
      const response = await read(origin, prefix + path, ['accept', 'application/json'], maxBytes, 'OPTIONS')
      return response?.result.status
    },
    async probe(url) {
      if (!upstreams.has(url.origin)) return undefined
      const response = await read(
        url.origin,
        url.pathname + url.search,
        ['accept', 'image/*, */*;q=0.8'],
        maxPictureBytes
      )
      if (!response) return undefined
      const { result } = response
      if (result.kind === 'failure') return { status: result.status, type: '', reason: result.failure.reason }
      return { status: result.status, type: field(result.fields, 'content-type') ?? '', reason: '' }
    },
    answers: () => Promise.all(asked.values()),
    requests,
    async close() {
      for (const upstream of upstreams.values()) await upstream.close()
    }
  }
}

/** The hosts that are asked, by their origins: the backend's, and the media host where there is one. */
function upstreamsOf({ base, mediaOrigin, fields, timeoutMs, concurrency }: BackendClientOptions) {
  return new Map(
    [...(mediaOrigin ? [mediaOrigin] : []), base].map((url) => [
      new URL(url).origin,
      createUpstream({
        base: new URL(url).origin,
        timeoutMs,
        connections: concurrency,
        fields: url === base ? fields : []
      })
    ])
  )
}

/** The function that reads answers, at most so many at the same time, and the number of its requests so far. */
function createReader(
  upstreams: ReadonlyMap<string, Upstream>,
  { concurrency, onProgress }: BackendClientOptions
): { read: Read; requests: () => number } {
  const slots = createSemaphore(concurrency, 2 ** 31 - 1)
  let requests = 0
  const read: Read = async (origin, target, headers, mostBytes, method = 'GET') => {
    await slots.acquire()
    try {
      requests += 1
      onProgress(requests)
      const began = performance.now()
      const upstream = upstreams.get(origin)
      if (requests > maxRequests || !upstream) return undefined
      const result = await readBody(upstream.send, { method, target, headers }, mostBytes)
      return { result, milliseconds: Math.round(performance.now() - began) }
    } finally {
      slots.release()
    }
  }
  return { read, requests: () => requests }
}

type Asked = Pick<Answer, 'call' | 'locale' | 'target' | 'milliseconds' | 'receivedAt'>

/** What a request got; `response` is undefined for one that was not sent. */
async function answerOf(asked: Asked, response: Awaited<ReturnType<Read>>, base: string): Promise<Answer> {
  const empty = {
    fields: [],
    data: undefined,
    why: '',
    oddities: [],
    bodyHash: '',
    bytes: 0
  }
  if (!response) {
    const why = `none: this command asks ${maxRequests} times at most`
    return { ...asked, ...empty, kind: 'failed', reason: 'too many requests', why, status: undefined }
  }
  const { result, milliseconds } = response
  if (result.kind !== 'failure') return answerIn({ ...asked, milliseconds }, result)
  const { failure, status } = result
  const { reason } = failure
  const why =
    reason === 'too-large'
      ? 'the body is larger than 4 MiB: the site uses no larger one'
      : `${explainNoResponse(reason, base)}${reason === 'timeout' ? ': see --timeout' : ''}`
  return { ...asked, ...empty, milliseconds, kind: 'failed', reason, why: printable(why), status }
}

/** What is wrong with a response in the envelope that can be read all the same. */
function odditiesOf(fields: Fields, body: Buffer): Oddity[] {
  const type = field(fields, 'content-type') ?? 'none'
  const repeated = repeatedMemberFault(body)
  const note = (isWrong: boolean, message: string): Oddity[] => (isWrong ? [{ severity: 'note', message }] : [])
  return [
    ...note(!/[/+]json\b/i.test(type), `the Content-Type is ${type}: wanted is application/json`),
    ...note(
      /charset="?(?!utf-?8)\w/i.test(type),
      `the Content-Type is ${type}: the body is read as UTF-8, which it is`
    ),
    ...note(
      body.subarray(0, 3).toString('hex') === 'efbbbf',
      'the body begins with a byte order mark (BOM), which some programs do not read'
    ),
    ...(repeated === undefined ? [] : [{ severity: 'error' as const, message: repeated }])
  ]
}

/** What a complete response says. */
async function answerIn(asked: Asked, result: Exclude<Received, { kind: 'failure' }>): Promise<Answer> {
  const { status, fields } = result
  const { call, target } = asked
  const decoded = await decodeContent(fields, result.body, maxBytes)
  const validation = decoded && validateEnvelope(status, decoded, call.success, call.tag === 'content')
  const facts = {
    ...asked,
    status,
    fields,
    data: validation?.kind === 'valid' ? validation.value : undefined,
    why: '',
    oddities: decoded && validation?.kind === 'valid' ? odditiesOf(fields, decoded) : [],
    bytes: decoded?.length ?? 0,
    bodyHash: bodyHashOf(decoded ?? Buffer.alloc(0))
  }
  if (validation?.kind === 'valid') return { ...facts, kind: 'valid', reason: '' }
  const reason = validation?.reason ?? 'undecodable'
  const why = explainResponse({ target, reason, fields, body: decoded, success: call.success }, status)
  // The running site takes it for what is not there, which it cannot know.
  const isFailure = validation?.reason === 'code' && call.cacheable && !isNotFoundCode(validation.code)
  if (validation?.kind === 'missing' && !validation.hasData && !isFailure) {
    const told = status < 300 ? 'a success without data, or a failing code' : String(status)
    return { ...facts, kind: 'missing', isDoubtful: validation.doubtful, reason: told, why }
  }
  return {
    ...facts,
    kind: 'failed',
    reason,
    why: status === 429 ? `${why}; see --concurrency, and let the site ask as often` : why
  }
}
