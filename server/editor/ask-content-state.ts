/** Asks the backend for the state of its content, and sends it the edits of editors. */
import {
  type ContentState,
  contentEditPath,
  contentKinds,
  contentStatePath
} from '../../shared/records/content-state.ts'
import { skinNames } from '../../shared/records/editions.ts'
import { parseJson } from '../api/envelope.ts'
import type { Send } from '../http/transport.ts'
import { readBody } from '../upstream/read-body.ts'

/** `none`: the backend is another one, or has another token; `failed`: it does not answer. */
export type StateAnswer = { kind: 'state'; state: ContentState } | { kind: 'none' } | { kind: 'failed' }

export type AskContentState = (query?: URLSearchParams) => Promise<StateAnswer>

/** 200 faults and 24 records are some 100 KiB at most. */
const maxBytes = 2_097_152

/** Creates what asks with this key. It never rejects. */
export function createAskContentState(send: Send, stateKey: string): AskContentState {
  const headers = ['authorization', `Bearer ${stateKey}`, 'accept', 'application/json', 'accept-encoding', 'identity']
  return async (query = new URLSearchParams()) => {
    const target = query.size === 0 ? contentStatePath : `${contentStatePath}?${query}`
    const result = await readBody(send, { method: 'GET', target, headers }, maxBytes)
    if (result.kind === 'failure' || result.status >= 500) return { kind: 'failed' }
    const state = result.status === 200 ? readContentState(parseJson(result.body)) : undefined
    return state ? { kind: 'state', state } : { kind: 'none' }
  }
}

/** What an edit comes to: the status of its response and JSON; undefined where it is not known. */
export type SendEdit = (
  query: { kind: string; by: string; locale: string; tab?: string; type?: string },
  body: Buffer
) => Promise<{ status: number; body: Buffer } | undefined>

/** The entries of a folder, or its pictures, in base64. */
const maxEditBytes = 64 * 1_048_576

/** Creates what sends edits with this key. It never rejects. */
export function createSendEdit(send: Send, stateKey: string): SendEdit {
  const headers = ['authorization', `Bearer ${stateKey}`, 'content-type', 'application/json']
  return async (query, body) => {
    const target = `${contentEditPath}?${new URLSearchParams(query)}`
    const result = await readBody(send, { method: 'POST', target, headers, body }, maxEditBytes)
    return result.kind === 'complete' ? result : undefined
  }
}

/** Why an edit was refused, in the editor's language; undefined where the answer does not say it. */
export function errorOf(body: Buffer | undefined): string | undefined {
  const answer = body && parseJson(body)
  const isRefusal = typeof answer === 'object' && answer !== null && 'error' in answer
  return isRefusal && typeof answer.error === 'string' ? answer.error : undefined
}

/** How long it is remembered whether a backend has a state: addresses that nobody may read cause no more requests. */
const rememberMs = 10_000

/** Whether the backend has a state at all. Asked at most every ten seconds, once for all who wait. */
export function createHasContentState(ask: AskContentState, now: () => number): () => Promise<boolean> {
  let known: { until: number; has: Promise<boolean> } | undefined
  return () => {
    if (known === undefined || known.until <= now()) {
      const has = ask().then(({ kind }) => kind === 'state')
      known = { until: now() + rememberMs, has }
    }
    return known.has
  }
}

/**
 * The state; undefined for a value that is none. What has the form of one came from an embedded backend, which alone
 * knows the key.
 */
export function readContentState(value: unknown): ContentState | undefined {
  const { edition, counts, faults, remarks, files, reloads, changes } = Object(value)
  const isState =
    skinNames.some((name) => name === edition) &&
    contentKinds.every((kind) => typeof Object(counts)[kind] === 'number') &&
    [faults, remarks, files, reloads, changes].every(Array.isArray)
  // As checked above.
  return isState ? (value as ContentState) : undefined
}
