/** Reads the body of a purge, and says in English what is wrong with it (shared/BACKEND.md#how-to-purge). */
import { tags } from '../../shared/calls/call.ts'
import { isCacheableValue } from '../../shared/calls/parameters.ts'
import { shareSignature } from '../../shared/calls/rows.ts'
import { type CallDefinition, type CallName, callDefinitions, callsByPath } from '../../shared/calls/table.ts'
import { cutText } from '../../shared/locale/cut-text.ts'
import { loggedPath } from '../observe/request-path.ts'
import { findCall, resolveCall } from './calls.ts'
import type { CallSelection, PurgeSelection } from './purge-selection.ts'
import { mount, parseRequestTarget } from './request-target.ts'

export interface PurgeCommand {
  /** Undefined: everything. */
  selection: PurgeSelection | undefined
  hard: boolean
  /** What was selected, for the log. */
  audit: { tag: string } | { tags: string } | { calls: string; paths: string } | { path: string }
}

export interface PurgeRequest {
  /** One, or those of a batch. */
  commands: PurgeCommand[]
  /** True: nothing is purged, and the answer says what would be. */
  isDryRun: boolean
  /** Seconds after which the same is purged once more; 0: it is not. */
  delayS: number
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

const allowed = `Allowed is one of {"all":true}, {"tag":"menu"} (${tags.join(', ')}), {"tags":["news-301"]} (what your Cache-Tag says), {"call":"news","id":301} (a call and values of its parameters) and {"path":"/news/301"} (the address of a page, or of a call below /api/); each with "hard":true or without, or several as {"purges":[...]}; with "dryRun":true or "delay":5 (seconds)`
const maxBatch = 100
const maxDelayS = 60

/** Reads a parsed body. Throws PurgeCommandError. */
export function readPurge(body: unknown, callsOfPath: CallsOfPath): PurgeRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new PurgeCommandError('The body must be a JSON object')
  // Parsed JSON: every member is checked below.
  const { purges, dryRun = false, delay = 0, ...single } = body as Record<string, unknown>
  if (typeof dryRun !== 'boolean') throw new PurgeCommandError(`"dryRun":${shown(dryRun)} must be true or false`)
  if (typeof delay !== 'number' || !(delay >= 0 && delay <= maxDelayS))
    throw new PurgeCommandError(`"delay":${shown(delay)} must be a number of seconds, ${maxDelayS} at most`)
  const common = { isDryRun: dryRun, delayS: delay }
  if (purges === undefined) return { commands: [readPurgeCommand(single, callsOfPath)], ...common }
  const [stray] = Object.keys(single)
  if (stray !== undefined) throw new PurgeCommandError(`"purges" and ${shown(stray)} cannot be combined`)
  if (!Array.isArray(purges) || purges.length === 0 || purges.length > maxBatch)
    throw new PurgeCommandError(`"purges" must be a list of 1 to ${maxBatch} purges`)
  return { commands: purges.map((item) => readPurgeCommand(item, callsOfPath)), ...common }
}

function readPurgeCommand(body: unknown, callsOfPath: CallsOfPath): PurgeCommand {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new PurgeCommandError('A purge must be a JSON object')
  }
  // Parsed JSON: every member is checked below.
  const { hard = false, ...members } = body as Record<string, unknown>
  if (typeof hard !== 'boolean') throw new PurgeCommandError(`"hard":${shown(hard)} must be true or false`)
  const { all, tag, tags: cacheTags, call, path, ...others } = members
  // `path` is also the name of a parameter of a call.
  const given = Object.entries({
    all: all === false ? undefined : all,
    tag,
    tags: cacheTags,
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
  if (cacheTags !== undefined) {
    const isList = Array.isArray(cacheTags) && cacheTags.length > 0 && cacheTags.length <= maxBatch
    if (!isList || !cacheTags.every((name) => typeof name === 'string' && /^[\x21-\x2b\x2d-\x7e]{1,128}$/.test(name)))
      throw new PurgeCommandError(
        `"tags":${shown(cacheTags)} must be a list of 1 to ${maxBatch} tags, each of 1 to 128 visible ASCII characters without a comma`
      )
    return { selection: { cacheTags }, hard, audit: { tags: cacheTags.join(', ') } }
  }
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
  const definition = definitionOf(call)
  if (!definition) {
    if (pathOfCall(call) === shareSignature.path)
      throw new PurgeCommandError(`"call":${shown(call)} is no call that is stored`)
    const names = [...callDefinitions.values()].map(({ name, path: callPath }) => `${name} (${callPath})`).join(', ')
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
  return { selection: { calls: [{ name, params }] }, audit: auditOf([{ name, params }]) }
}

/** The path that a text names with or without `/api` and the slash before it. */
const pathOfCall = (call: unknown) => `/${String(call).replace(/^\/?(?:api\/)?/, '')}`

/** A call by its name, its path, or its operationId in the API's document. */
function definitionOf(call: unknown): CallDefinition | undefined {
  if (typeof call !== 'string') return undefined
  const byName = callDefinitions.get(call as CallName) // a text that is no name is not in the map
  return (
    byName ??
    callsByPath.get(pathOfCall(call)) ??
    [...callDefinitions.values()].find((row) => operationIds(row).includes(call))
  )
}

/** `getNews` of `/getNews`; `getIndustryTree` of `/industry/tree`. */
function operationIds({ path }: CallDefinition): string[] {
  const parts = path.split('/').slice(1)
  const words = parts.map((part) => part[0]?.toUpperCase() + part.slice(1))
  return [parts.join(''), `get${words.join('')}`]
}

const isMatch = (pattern: RegExp, value: string) => pattern.test(value)

function readPath(path: unknown, callsOfPath: CallsOfPath): Omit<PurgeCommand, 'hard'> {
  if (typeof path !== 'string' || !path.startsWith('/')) {
    throw new PurgeCommandError(`"path":${shown(path)} must be a text that begins with a slash`)
  }
  const target = parseRequestTarget(path)
  const definition = target && findCall(target.path, target.query)
  if (definition) {
    const given = new URLSearchParams(target.query)
    const known = Object.keys(definition.parameters).filter((name) => given.has(name))
    return readCall(definition.name, Object.fromEntries(known.map((name) => [name, given.get(name)])))
  }
  if (target) return { selection: { url: path }, audit: { path: loggedPath(path) ?? '' } }
  // Who knows a call by its path alone may mean that: both are purged.
  const own = parseRequestTarget(mount + path)
  const isCall = own !== undefined && findCall(own.path, own.query) !== undefined
  const ofCall = isCall ? readPath(mount + path, callsOfPath).selection : undefined
  const calls = [...(callsOfPath(path) ?? []), ...(ofCall && 'calls' in ofCall ? ofCall.calls : [])]
  if (calls.length === 0) throw new PurgeCommandError(`"path":${shown(path)} is no address of a page or a call`)
  return { selection: { calls }, audit: auditOf(calls) }
}

/** The calls by their short names, and by the addresses that the backend team knows. */
function auditOf(calls: readonly CallSelection[]): { calls: string; paths: string } {
  const addressOf = ({ name, params }: CallSelection) => {
    const definition = callDefinitions.get(name)
    return definition ? resolveCall(definition, (parameter) => params[parameter]).address : name
  }
  const listed = (texts: readonly string[]) => [...new Set(texts)].join(', ')
  return { calls: listed(calls.map(summaryOf)), paths: listed(calls.map(addressOf)) }
}

function summaryOf({ name, params }: CallSelection): string {
  return [name, ...Object.entries(params).map(([parameter, value]) => `${parameter}=${value}`)].join(' ')
}

/** A value of the body for a message: one line of JSON, 80 characters at most. */
function shown(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 80 ? `${cutText(text, 80)}...` : text
}
