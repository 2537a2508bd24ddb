/** Reads the body of a purge, and says in English what is wrong with it (shared/README.md#caching). */
import { tags } from '../../shared/calls/call.ts'
import type { CallName } from '../../shared/calls/names.ts'
import { isCacheableValue } from '../../shared/calls/parameters.ts'
import { callDefinitions } from '../../shared/calls/table.ts'
import { cutText } from '../../shared/locale/cut-text.ts'
import type { CallSelection, PurgeSelection } from './purge-selection.ts'

export interface PurgeCommand {
  /** Undefined: everything. */
  selection: PurgeSelection | undefined
  hard: boolean
  /** What was selected, for the log. */
  audit: { tag: string } | { calls: string }
}

/** Gives the calls whose data a page displays, by its path with or without language prefix; undefined for no page. */
export type CallsOfPath = (path: string) => readonly CallSelection[] | undefined

/** Thrown for a body that is not understood; the message names the wrong part and what is allowed. */
export class PurgeCommandError extends Error {
  constructor(fault: string) {
    super(`${fault}. ${allowed}`)
    this.name = 'PurgeCommandError'
  }
}

const allowed = `Allowed is one of {"all":true}, {"tag":"menu"} (${tags.join(', ')}), {"call":"news","id":301} (a call and values of its parameters) and {"path":"/news/301"} (a page's address); each with "hard":true or without`

/** Reads a parsed body. Throws PurgeCommandError. */
export function readPurgeCommand(body: unknown, callsOfPath: CallsOfPath): PurgeCommand {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new PurgeCommandError('The body must be a JSON object')
  }
  // Parsed JSON: every member is checked below.
  const { hard = false, ...members } = body as Record<string, unknown>
  if (typeof hard !== 'boolean') throw new PurgeCommandError(`"hard":${shown(hard)} must be true or false`)
  const { all, tag, call, path, ...others } = members
  // `path` is also the name of a parameter of a call.
  const given = Object.entries({
    all: all === false ? undefined : all,
    tag,
    call,
    path: call === undefined ? path : undefined
  })
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name)
  if (given.length > 1) {
    throw new PurgeCommandError(`${given.map((name) => `"${name}"`).join(' and ')} cannot be combined`)
  }
  if (call !== undefined) return { ...readCall(call, path === undefined ? others : { ...others, path }), hard }
  const [stray] = Object.keys(others)
  if (stray !== undefined) throw new PurgeCommandError(`${shown(stray)} is not understood`)
  if (path !== undefined) return { ...readPath(path, callsOfPath), hard }
  if (tag !== undefined) {
    const known = tags.find((name) => name === tag)
    if (!known) throw new PurgeCommandError(`"tag":${shown(tag)} is no tag: there are ${tags.join(', ')}`)
    return { selection: { tag: known }, hard, audit: { tag: known } }
  }
  if (all === true) return { selection: undefined, hard, audit: { tag: 'all' } }
  if (given.length > 0) throw new PurgeCommandError(`"all":${shown(all)} must be true`)
  throw new PurgeCommandError('The body selects nothing')
}

function readCall(call: unknown, given: Record<string, unknown>): Omit<PurgeCommand, 'hard'> {
  const definition = callDefinitions.get(call as CallName) // a value that is no name is not in the map
  if (!definition) {
    const names = [...callDefinitions.keys()].join(', ')
    throw new PurgeCommandError(`"call":${shown(call)} is no call: there are ${names}`)
  }
  const { name, parameters: patterns, cacheable } = definition
  const params: Record<string, string> = {}
  for (const [parameter, value] of Object.entries(given)) {
    const pattern = Object.hasOwn(patterns, parameter) ? patterns[parameter] : undefined
    if (!pattern) {
      const names = Object.keys(patterns)
      const has = names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`
      throw new PurgeCommandError(`${shown(parameter)} is no parameter of the call ${name}: ${has}`)
    }
    const text = typeof value === 'number' ? String(value) : value
    const isStored = cacheable ? isCacheableValue : isMatch // CACHE_FORCE alone stores those that are not cacheable
    if (typeof text !== 'string' || !isStored(pattern, text)) {
      throw new PurgeCommandError(`"${parameter}":${shown(value)} is no value that the call ${name} is stored with`)
    }
    params[parameter] = text
  }
  return { selection: { calls: [{ name, params }] }, audit: { calls: summaryOf({ name, params }) } }
}

const isMatch = (pattern: RegExp, value: string) => pattern.test(value)

function readPath(path: unknown, callsOfPath: CallsOfPath): Omit<PurgeCommand, 'hard'> {
  if (typeof path !== 'string' || !path.startsWith('/')) {
    throw new PurgeCommandError(`"path":${shown(path)} must be a text that begins with a slash`)
  }
  const calls = callsOfPath(path)
  if (!calls) throw new PurgeCommandError(`"path":${shown(path)} is no address of a page`)
  return { selection: { calls }, audit: { calls: calls.map(summaryOf).join(', ') } }
}

function summaryOf({ name, params }: CallSelection): string {
  return [name, ...Object.entries(params).map(([parameter, value]) => `${parameter}=${value}`)].join(' ')
}

/** A value of the body for a message: one line of JSON, 80 characters at most. */
function shown(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 80 ? `${cutText(text, 80)}...` : text
}
