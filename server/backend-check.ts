/** Asks the backend's six fixed calls at start, and says whether it has ever answered (shared/README.md#health). */
import type { ShellCallName } from '../shared/calls/names.ts'
import { addSubscribe, shareSignature } from '../shared/calls/rows.ts'
import type { Inputs } from './derived/inputs.ts'
import type { Upstream } from './upstream/upstream.ts'

export type CheckResult = 'found' | 'missing' | 'failing'

export interface BackendCheckOptions {
  inputs: Inputs
  upstream: Pick<Upstream, 'send'>
  /** For the signature of an address. */
  siteOrigin: string
  log: { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void }
}

export interface BackendCheck {
  /** Asks each call once and logs a line for each. Never rejects. */
  askAll(): Promise<void>
  /**
   * Why the process is not ready; undefined where it is. Never waits: where nothing is stored it asks in the background,
   * as often as the back-off allows.
   */
  whyNotReady(): string | undefined
}

const readCalls: readonly ShellCallName[] = ['menu', 'config', 'tree', 'categories']

/** Creates the check; it asks nothing yet. */
export function createBackendCheck({ inputs, upstream, siteOrigin, log }: BackendCheckOptions): BackendCheck {
  const results = new Map<string, CheckResult>()
  let hasAnswered = false

  /** Also records that responses of an earlier process were restored: they are an answer that was had. */
  const record = (name: string, result: CheckResult, detail: string | undefined) => {
    results.set(name, result)
    if (result !== 'failing' || detail === 'restored') hasAnswered = true
    return { result, detail }
  }
  const read = async (name: ShellCallName) => {
    const input = await inputs.read({ name, locale: 'cn', params: {} })
    if (input.kind === 'failed') return record(name, 'failing', input.detail)
    if (input.uncachedBecause === 'restored') return record(name, 'failing', 'restored')
    return record(name, input.kind === 'ok' ? 'found' : 'missing', undefined)
  }
  const send = (name: string, method: string, target: string) =>
    new Promise<ReturnType<typeof record>>((resolve) => {
      const exchange = upstream.send(
        { method, target, headers: ['lang', 'cn', 'accept', 'application/json'] },
        {
          head(status) {
            const result = status === 404 || status === 410 ? 'missing' : status >= 500 ? 'failing' : 'found'
            exchange.abort()
            resolve(record(name, result, result === 'failing' ? String(status) : undefined))
          },
          data: () => {},
          end: () => {},
          fail: ({ reason }) => resolve(record(name, 'failing', reason))
        }
      )
    })
  const ask = async (call: string, answer: () => Promise<ReturnType<typeof record>>) => {
    const since = performance.now()
    const { result, detail } = await answer()
    const fields = {
      call,
      result,
      ms: Math.round(performance.now() - since),
      ...(detail === undefined ? {} : { detail })
    }
    if (result === 'found') log.info(fields, 'the backend has this call')
    else if (result === 'missing')
      log.warn(fields, 'the backend does not have this call: see API_UPSTREAM and /api-docs')
    else log.warn(fields, 'the backend does not answer this call: see API_UPSTREAM and its own log')
  }

  return {
    async askAll() {
      const sharedUrl = encodeURIComponent(`${siteOrigin}/`)
      await Promise.all([
        ...readCalls.map((name) => ask(name, () => read(name))),
        ask('shareSignature', () => send('shareSignature', 'GET', `${shareSignature.path}?url=${sharedUrl}`)),
        // A POST would store a subscription.
        ask('addSubscribe', () => send('addSubscribe', 'OPTIONS', addSubscribe.path))
      ])
    },
    whyNotReady() {
      const isStored = readCalls.some((name) => inputs.peek({ name, locale: 'cn', params: {} })?.kind === 'ok')
      if (isStored) {
        hasAnswered = true
        return undefined
      }
      for (const name of readCalls) void read(name)
      if (!hasAnswered) return 'the backend has not answered yet and nothing is cached'
      const isMissing = readCalls.every((name) => results.get(name) === 'missing')
      return isMissing ? 'the backend has none of the fixed calls: see API_UPSTREAM' : undefined
    }
  }
}
