/** Asks the backend's six fixed calls at start, and says whether it has ever answered (shared/README.md#health). */
import { addSubscribe, shareSignature } from '../../shared/calls/rows.ts'
import { type ApiCallName, basicCalls, type ShellCallName } from '../../shared/calls/table.ts'
import { apiLocales } from '../../shared/locale/bilingual.ts'
import type { ApiLocale } from '../../shared/locale/locale.ts'
import { decodeContent } from '../http/content-coding.ts'
import { field } from '../http/fields.ts'
import { readBody } from '../upstream/read-body.ts'
import { createUpstream, type Upstream } from '../upstream/upstream.ts'
import { createApiProxy } from './api-proxy.ts'
import type { Call } from './calls.ts'
import { remedyFor } from './error-responses.ts'
import { maxRead } from './explain-body.ts'
import { explainNoResponse, explainResponse, isTransportCode } from './explain-failure.ts'
import { createInputs, type Inputs } from './inputs/inputs.ts'
import { isContainer, readJson } from './validate-envelope.ts'

/** `unknown`: a call that takes forms alone, which is not asked with one. */
export type CheckResult = 'found' | 'missing' | 'failing' | 'unknown'

export interface BackendCheckOptions {
  /** The inputs that pages read. */
  inputs: Inputs
  /** Whether a response is stored that may be served now, or while the backend fails. */
  isStored: (call: Call) => boolean
  /** Whether the backend's last response to a call could not be used. */
  isFailing: () => boolean
  /** Base URL of the API. */
  base: string
  /** Fields of each request: names and values in turn. */
  fields?: readonly string[]
  /** The calls that this backend answers; default: all fixed calls. */
  calls?: readonly ApiCallName[]
  /** Total deadline of one exchange, in milliseconds. */
  timeoutMs: number
  /** Milliseconds for which a page waits for a call that it can do without (PAGE_WAIT_MS). */
  pageWaitMs: number
  /** For the signature of an address. */
  siteOrigin: string
  log: { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void }
}

export interface BackendCheck {
  /**
   * Asks each call once, those of the shell in each language, and logs a line for each; one that is late is asked once
   * more, alone. Nothing is stored and no metric counts it: the first request of a visitor is served as if nobody had
   * asked before. Never rejects.
   */
  askAll(): Promise<void>
  /**
   * Why the process is not ready; undefined where it is. Never waits: where nothing is stored it asks in the
   * background, as often as the back-off allows.
   */
  whyNotReady(): string | undefined
}

const unanswered = 'the backend does not answer this call: see API_UPSTREAM and its own log'
const shellCalls: readonly ShellCallName[] = ['menu', 'config', 'tree', 'categories']

/** Requests at the same time: none may wait for the others, because a slow backend would be called a busy one. */
const maxAsked = shellCalls.length * apiLocales.length + 2
/** Bytes of the cache that reads the calls at start: a response of up to 4 MiB fits. */
const checkBytes = 64 * 1_048_576
const slowMessage = 'the backend has this call, but answers later than pages wait for it: see PAGE_WAIT_MS'
const noLog = { info: () => undefined, warn: () => {}, error: () => {} }

/** What a call was answered with; `detail` is the status or what is wrong. */
interface Outcome {
  result: CheckResult
  detail: string | undefined
  /** Where the other language has a better one. */
  locale?: ApiLocale
}

/** What the answers so far were. */
interface Answers {
  results: Map<string, CheckResult>
  /** Of those that could not be used, by the name of the call. */
  explained: Map<string, object>
  hasAnswered: boolean
}

/** Creates the check; it asks nothing yet. Throws a TypeError when `base` is no http(s) URL. */
export function createBackendCheck(options: BackendCheckOptions): BackendCheck {
  const { inputs, isStored, isFailing, base, fields, calls = basicCalls, timeoutMs, siteOrigin } = options
  const readCalls = shellCalls.filter((name) => calls.includes(name))
  const answers: Answers = { results: new Map(), explained: new Map(), hasAnswered: false }
  /** Resolves to whether the call has to be asked once more, alone: its answer was late where many were asked. */
  const ask = async (call: ApiCallName, answer: () => Promise<Outcome>, isAlone: boolean): Promise<boolean> => {
    const since = performance.now()
    const outcome = await answer()
    const ms = Math.round(performance.now() - since)
    if (!isAlone && outcome.result === 'found' && ms > options.pageWaitMs) return true
    logOutcome(options, call, outcome, ms, answers.explained.get(call))
    return false
  }

  return {
    async askAll() {
      const upstream = createUpstream({ base, timeoutMs, connections: maxAsked, fields })
      const shareTarget = `${shareSignature.path}?url=${encodeURIComponent(`${siteOrigin}/`)}`
      const unstored = () => unstoredInputs(upstream, timeoutMs, answers)
      const questions: [ApiCallName, (from: Inputs) => Promise<Outcome>][] = [
        ...shellCalls.map((name): (typeof questions)[number] => [name, (from) => readBoth(from, name, answers)]),
        ['shareSignature', () => send(upstream, base, 'shareSignature', 'GET', shareTarget, answers)],
        // A POST would store a subscription.
        ['addSubscribe', () => send(upstream, base, 'addSubscribe', 'OPTIONS', addSubscribe.path, answers)]
      ]
      const asked = questions.filter(([call]) => calls.includes(call))
      const together = unstored()
      const isLate = await Promise.all(asked.map(([call, answer]) => ask(call, () => answer(together), false)))
      // A system with room for five new connections lets others wait a second. What the first answers left is not read.
      for (const [call, answer] of asked.filter((_, index) => isLate[index]))
        await ask(call, () => answer(unstored()), true)
      await upstream.close()
    },
    whyNotReady() {
      if (readCalls.length === 0) return undefined
      const isMissing = readCalls.every((name) => answers.results.get(name) === 'missing')
      // A call that is not found is stored too.
      if (!isMissing && readCalls.some((name) => isStored({ name, locale: 'cn', params: {} }))) return undefined
      if (!isMissing && answers.hasAnswered && !isFailing()) return undefined
      for (const name of readCalls) void read(inputs, name, 'cn', answers)
      if (isMissing) return 'the backend has none of the fixed calls: see API_UPSTREAM'
      return answers.hasAnswered
        ? 'the backend does not answer and nothing is cached'
        : 'the backend has given no usable answer yet and nothing is cached'
    }
  }
}

/** Inputs of which nothing is stored; why one fails is noted. */
function unstoredInputs(upstream: Upstream, timeoutMs: number, { explained }: Answers): Inputs {
  const warn = ({ call, why }: { call?: string; why?: string }) => {
    if (call !== undefined && why !== undefined) explained.set(call, { why })
  }
  const cache = { ttlS: 1, staleS: 0, maxBytes: checkBytes, force: [], security: [], log: { ...noLog, warn } }
  return createInputs({ ...createApiProxy({ upstream, ...cache }), waitMs: timeoutMs })
}

/** Reads a call of the shell in one language, and notes its result. */
async function read(from: Inputs, name: ShellCallName, locale: ApiLocale, answers: Answers): Promise<Outcome> {
  const input = await from.read({ name, locale, params: {} })
  const isFailed = input.kind === 'failed'
  const result = isFailed ? 'failing' : input.kind === 'ok' ? 'found' : 'missing'
  // The other two calls have no envelope that is checked here: anything may have answered them.
  answers.hasAnswered ||= !isFailed
  answers.results.set(name, result)
  return { result, detail: isFailed ? input.detail : undefined }
}

/** The worse answer of both languages, and the language where the other is better; the first one is noted. */
async function readBoth(from: Inputs, name: ShellCallName, answers: Answers): Promise<Outcome> {
  const both = await Promise.all(
    apiLocales.map(async (locale) => ({ ...(await read(from, name, locale, answers)), locale }))
  )
  if (both[0]) answers.results.set(name, both[0].result)
  const { locale, ...worse } = [...both].sort((a, b) => badness.indexOf(b.result) - badness.indexOf(a.result))[0]! // one for each language
  return both.every(({ result }) => result === worse.result) ? worse : { ...worse, locale }
}

/** Asks a call that no page reads, and notes its result. */
async function send(
  to: Upstream,
  base: string,
  name: string,
  method: 'GET' | 'OPTIONS',
  target: string,
  { results, explained }: Answers
): Promise<Outcome> {
  const record = (result: CheckResult, detail: string | undefined) => {
    results.set(name, result)
    return { result, detail }
  }
  const headers = ['lang', 'cn', 'accept', 'application/json']
  const answer = await readBody(to.send, { method, target, headers }, maxRead)
  if (answer.kind === 'failure') {
    const { reason } = answer.failure
    if (isTransportCode(reason)) explained.set(name, { why: explainNoResponse(reason, base) })
    return record('failing', reason)
  }
  const { status, fields } = answer
  const body = await decodeContent(fields, answer.body, maxRead)
  const isRead = method === 'GET'
  const isObject = body !== undefined && isContainer(readJson(body))
  const byStatus = resultOf(status, method, field(fields, 'allow'))
  const result = isRead && !isObject && byStatus !== 'missing' ? 'failing' : byStatus
  const reason = status >= 300 ? String(status) : body === undefined ? 'undecodable' : 'no-json'
  if (result === 'failing')
    explained.set(name, {
      why: explainResponse({ target, ...(!isRead && { method: 'POST' }), reason, fields, body, success: [] }, status)
    })
  return record(result, result === 'found' ? undefined : reason)
}

/** The line of the log for a call; `explained`: why its answer could not be used. */
function logOutcome(
  { log, pageWaitMs }: BackendCheckOptions,
  call: ApiCallName,
  { result, detail, locale }: Outcome,
  ms: number,
  explained: object | undefined
): void {
  const fields = {
    call,
    ...(locale && { locale }),
    result,
    ms,
    ...(detail === undefined ? {} : { detail }),
    ...explained
  }
  const isSlow = result === 'found' && ms > pageWaitMs
  if (isSlow) log.warn(fields, slowMessage)
  else if (result === 'found') log.info(fields, 'the backend has this call')
  else if (result === 'failing')
    log.warn(fields, detail === undefined ? unanswered : remedyFor({ status: 502, reason: detail }))
  else if (result === 'unknown')
    log.info(fields, `this call could not be asked without a form: OPTIONS is answered with ${detail}`)
  else log.warn(fields, 'the backend does not have this call: see API_UPSTREAM and /api-docs')
}

/** From the best to the worst. */
const badness: readonly CheckResult[] = ['found', 'unknown', 'missing', 'failing']

/**
 * What a status says about a call. A redirect, or the refusal of a request without credentials, is no answer of it.
 * Routers that have a POST alone answer OPTIONS with 404, 405 or 501.
 */
function resultOf(status: number, method: 'GET' | 'OPTIONS', allow = ''): CheckResult {
  if (method === 'OPTIONS' && status === 405 && /\bPOST\b/i.test(allow)) return 'found'
  if (method === 'OPTIONS' && [404, 405, 410, 501].includes(status)) return 'unknown'
  if (status === 404 || status === 405 || status === 410) return 'missing'
  return (status >= 300 && status < 400) || status === 401 || status === 403 || status >= 500 ? 'failing' : 'found'
}
