/** From a call, or from an address, to the question that the cache asks. */
import type { Locale } from '../../shared/locale.ts'
import type { Ask } from '../cache/ask.ts'
import type { FieldLines } from '../cache/send-whole.ts'
import { type Asked, askedFor, type Call, type CallName, type Policy, policies } from '../policy.ts'
import { envelope } from './envelope.ts'
import { judge } from './judge.ts'
import { showKept } from './show.ts'

export interface Asks {
  /** Of a call that pages make; remembered, so that asking again costs next to nothing. */
  ofCall(call: Call): Ask
  /** Of a browser's request for a call of the table. */
  ofQuery(policy: Policy, locale: Locale, query: string, requestId: string | undefined): Ask
}

export interface AsksOptions {
  /** Where browsers reach the API: `/api`. */
  mount: string
  force: readonly CallName[]
  security: FieldLines
}

const longestQuery = 4000
const missingBodies = { cn: Buffer.from(envelope(404, 'cn')), en: Buffer.from(envelope(404, 'en')) }

/** How a call of the table is asked for: its key, address, headers and rules. The same object for the same call. */
export function createAsks({ mount, force, security }: AsksOptions): Asks {
  const remembered = new WeakMap<Call, Ask>()
  const forced = new Set(force)

  const make = (asked: Asked, locale: Locale, requestId: string | undefined): Ask => {
    const { policy, address, target, kept } = asked
    const isContent = policy.tag === 'content'
    const headers = ['lang', locale, 'accept', 'application/json', 'accept-encoding', 'identity']
    if (requestId !== undefined) headers.push('x-request-id', requestId)
    return {
      key: `${locale} ${address}`,
      url: `${mount}${target}`,
      partition: locale,
      label: policy.name,
      tag: policy.tag,
      target,
      headers,
      keep: kept,
      forced: forced.has(policy.name),
      missingCounts: isContent,
      missingBody: missingBodies[locale],
      judge: (status, _fields, body) => judge(status, body, policy.success, isContent),
      show: (_status, fields, version, isForced) => showKept(fields, version, isForced, security)
    }
  }

  return {
    ofCall(call) {
      let ask = remembered.get(call)
      if (!ask) {
        ask = make(
          askedFor(policies.get(call.name)!, (name) => call.params[name]),
          call.locale,
          undefined
        )
        remembered.set(call, ask)
      }
      return ask
    },
    ofQuery(policy, locale, query, requestId) {
      const given = new URLSearchParams(query.slice(0, longestQuery))
      return make(
        askedFor(policy, (name) => given.get(name)),
        locale,
        requestId
      )
    }
  }
}
