/** Which stored responses a purge selects: by tags, by calls and what contains their records, or by address. */
import { type Tag, tags } from '../../shared/calls/call.ts'
import { type CallName, callDefinitions } from '../../shared/calls/table.ts'
import { isRecord } from '../../shared/records/read-record.ts'
import type { PurgeCandidate, PurgeSelector } from '../cache/entry.ts'
import { boundedText, field } from '../http/fields.ts'
import { type Call, resolveCall } from './calls.ts'
import { mount } from './request-target.ts'

/**
 * Responses to a call, in both languages. A response matches that was requested with these values of parameters or
 * without them: a list without a filter contains what a filter would select.
 */
export type CallSelection = Pick<Call, 'name' | 'params'>

/**
 * `cacheTags` are those that the backend sends in `Cache-Tag`, or one of `tags`. `url` is the address of a call that is
 * not declared, below the mount; without a query it selects every query.
 */
export type PurgeSelection =
  | { tag: Tag }
  | { calls: readonly CallSelection[] }
  | { cacheTags: readonly string[] }
  | { url: string }

/** Where records of a call are displayed beside their own page. */
interface Containers {
  /** Lists: a record may enter, leave or move in any response. */
  lists: readonly CallName[]
  /** Calls of which only a response that mentions the record's id contains it. */
  records: readonly CallName[]
}

const containers: Partial<Record<CallName, Containers>> = {
  page: { lists: ['pageList', 'search'], records: [] },
  news: { lists: ['newsList', 'home', 'pageList', 'search'], records: ['news', 'exhibitor'] },
  exhibitor: {
    lists: ['exhibitorList', 'booths', 'productList', 'home', 'pageList', 'search', 'code'],
    records: ['product', 'talk']
  },
  product: {
    lists: ['productList', 'awards', 'home', 'pageList', 'search', 'code'],
    records: ['product', 'exhibitor', 'page']
  },
  talk: { lists: ['talkList', 'home', 'pageList', 'search'], records: ['exhibitor'] }
}

/** The names of the calls of which a selection of calls may select responses. */
export function affectedCalls(calls: readonly CallSelection[]): CallName[] {
  const names = calls.flatMap(({ name }) => [name, ...Object.values(containers[name] ?? {}).flat()])
  return [...new Set(names)]
}

/** Reads a selection that another process has sent; undefined for anything else. */
export function readPurgeSelection(value: unknown): PurgeSelection | undefined {
  if (!isRecord(value)) return undefined
  const tag = tags.find((known) => known === value.tag)
  if (tag !== undefined) return { tag }
  if (typeof value.url === 'string') return { url: value.url }
  if (Array.isArray(value.cacheTags)) {
    const cacheTags = value.cacheTags.filter((cacheTag) => typeof cacheTag === 'string')
    return cacheTags.length === value.cacheTags.length ? { cacheTags } : undefined
  }
  if (!Array.isArray(value.calls)) return undefined
  const calls = value.calls.map(readCallSelection)
  const known = calls.filter((call) => call !== undefined)
  return known.length === calls.length ? { calls: known } : undefined
}

function readCallSelection(value: unknown): CallSelection | undefined {
  if (!isRecord(value) || !isRecord(value.params)) return undefined
  const definition = [...callDefinitions.values()].find(({ name }) => name === value.name)
  const params = Object.entries(value.params)
  if (
    !definition ||
    !params.every(([name, text]) => typeof text === 'string' && Object.hasOwn(definition.parameters, name))
  )
    return undefined
  return { name: definition.name, params: Object.fromEntries(params.map(([name, text]) => [name, String(text)])) }
}

/**
 * The function that selects the entries, and the fetches in flight, of a selection. A selected record also selects the
 * lists in which it may stand, and the other records that mention it. The search and the code query are stored
 * where CACHE_FORCE names them.
 */
export function purgeSelector(selection: PurgeSelection): PurgeSelector {
  if ('tag' in selection) return ({ tag }) => tag === selection.tag
  if ('url' in selection) return urlSelector(selection.url)
  if ('cacheTags' in selection) return cacheTagSelector(selection.cacheTags)
  const selectors = selection.calls.flatMap((call) => [callSelector(call), containerSelector(call)])
  return (candidate) => selectors.some((selects) => selects(candidate))
}

function urlSelector(selected: string): PurgeSelector {
  const exactUrl = boundedText(selected)
  return ({ url }) => url === exactUrl || (!selected.includes('?') && url.startsWith(`${selected}?`))
}

function cacheTagSelector(cacheTags: readonly string[]): PurgeSelector {
  const selected = new Set(cacheTags)
  return ({ tag, entry }) => {
    if (selected.has(tag)) return true
    // The response to a fetch in flight is not known yet.
    if (entry === undefined) return true
    const sent = field(entry.fields, 'cache-tag')
    return sent?.split(',').some((name) => selected.has(name.trim())) ?? false
  }
}

function callSelector({ name, params }: CallSelection): PurgeSelector {
  const values = Object.entries(params)
  // The table has a row for every CallName.
  const { target } = resolveCall(callDefinitions.get(name)!, (parameter) => params[parameter])
  // A long URL is stored as a hash, from which no parameter can be read.
  const exactUrl = boundedText(mount + target)
  return ({ label, url }) => {
    if (label !== name) return false
    if (values.length === 0 || url === exactUrl) return true
    const queryStart = url.indexOf('?')
    if (url.startsWith('#')) return false
    const requested = new URLSearchParams(queryStart < 0 ? '' : url.slice(queryStart))
    return values.every(([parameter, value]) => (requested.get(parameter) ?? value) === value)
  }
}

function containerSelector({ name, params }: CallSelection): PurgeSelector {
  const { lists = [], records = [] } = containers[name] ?? {}
  const { id } = params
  return ({ label, entry }: PurgeCandidate) => {
    const isOf = (calls: readonly CallName[]) => calls.some((call) => call === label)
    if (isOf(lists)) return true
    // The response to a fetch in flight is not known yet.
    return id !== undefined && isOf(records) && (entry === undefined || mentions(entry.value, id))
  }
}

/** True if parsed JSON has a record of this id, or a reference to one, at any depth. */
function mentions(root: unknown, id: string): boolean {
  const pending = [root]
  // The loop also visits what is added to the array meanwhile.
  for (const value of pending) {
    if (typeof value !== 'object' || value === null) continue
    for (const [name, member] of Object.entries(value)) {
      if (typeof member === 'object') pending.push(member)
      else if ((Array.isArray(value) || referenceFields.has(name)) && String(member) === id) return true
    }
  }
  return false
}

/** Fields that hold the id of a record. */
const referenceFields = new Set(['id', 'exhibitor'])
