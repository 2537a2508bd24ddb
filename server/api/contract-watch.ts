/**
 * Checks the backend's responses while the site runs, against the contract (shared/README.md#wrong-fields) and for what
 * visitors do not see as it is meant: each body once, after it has been sent, in turns of the event loop of their own.
 */
import { LRUCache } from 'lru-cache'
import { otherLocale } from '../../shared/locale/bilingual.ts'
import type { ApiLocale } from '../../shared/locale/locale.ts'
import type { FaultyResponse } from '../observe/live-snapshot.ts'
import type { ThrottledLog } from '../observe/log.ts'
import { maskPersonal } from '../observe/request-path.ts'
import { type ContractFault, contractFaults } from './contract-faults.ts'
import { displayFaults, idsOf, otherRecordFault, sameBytesFault, samePage } from './display/display-faults.ts'
import type { DisplayFault } from './display/shell-losses.ts'
import { contentLostMessage, printable } from './explain-failure.ts'

/** A response of a declared call. */
export interface Response {
  /** Path and query below the API's base URL. */
  target: string
  data: unknown
  /** Undefined for a response that is not stored. */
  bodyHash: string | undefined
}

export interface ContractWatch {
  /** Checks a response later, unless its body has been checked. */
  check(call: { name: string; path: string }, locale: ApiLocale, response: Response): void
  /** The faulty responses, the latest first; one that is replaced by a faultless one is no longer listed. */
  faultyResponses(): FaultyResponse[]
  /** Faults found so far, by the call's name. */
  counts(): ReadonlyMap<string, number>
}

/** Responses that wait to be checked; more are not checked until they are fetched again. */
const maxWaiting = 100
/** Faults of one response that are counted; the check ends there. */
const maxCounted = 1000
/** Faults of one response that are logged and listed. */
const maxListed = 20
const maxFaultyResponses = 200
/** Responses whose last check is remembered. */
const maxResponses = 5000
/** A response that is not stored is checked once in so many milliseconds. */
const unstoredIntervalMs = 60_000

/** Faults of what visitors see that have been logged: each is once, whatever its record. */
const maxTold = 1000

const maxLists = 100

type Facts = { call: string; locale: ApiLocale; id?: string }
/** Logs what visitors do not see as it is meant. */
type Tell = (facts: Facts, fault: DisplayFault) => void
/** What a check of a response knows beside it. */
interface Checker {
  log: ThrottledLog
  mediaOrigin: string
  tell: Tell
  /** The fault of a later page of a list that has the records of the first. */
  repeatedPage: (path: string, key: string, data: unknown) => DisplayFault | undefined
  /** The hash of the last body of a request in a language. */
  lastHash: (key: string) => string | undefined
  /** Notes the faults of a response: the first of them, and their number. */
  note: (facts: Facts, key: string, faults: ContractFault[], count: number) => void
}

/** Creates a watch; `now` gives milliseconds since the epoch, `mediaOrigin` is MEDIA_ORIGIN. */
export function createContractWatch(log: ThrottledLog, now: () => number, mediaOrigin: string): ContractWatch {
  const checked = new LRUCache<string, { bodyHash: string | undefined; at: number }>({ max: maxResponses })
  const faulty = new LRUCache<string, FaultyResponse>({ max: maxFaultyResponses })
  const counts = new Map<string, number>()
  const queue = createQueue()
  const checker: Checker = {
    log,
    mediaOrigin,
    tell: createTell(log),
    repeatedPage: createPageWatch(),
    lastHash: (key) => checked.get(key)?.bodyHash,
    note({ call, locale, id }, key, faults, count) {
      counts.set(call, (counts.get(call) ?? 0) + count)
      if (count === 0) faulty.delete(key)
      else faulty.set(key, { call, locale, id, faults, count })
    }
  }
  return {
    check({ name, path }, locale, response) {
      const { target, bodyHash } = response
      const key = `${locale} ${target}`
      const last = checked.get(key)
      const isKnown =
        bodyHash === undefined ? last && now() - last.at < unstoredIntervalMs : last?.bodyHash === bodyHash
      if (isKnown || queue.length() >= maxWaiting) return
      checked.set(key, { bodyHash, at: now() })
      queue.add(checkResponse(checker, { name, path }, locale, response), (err) =>
        log.warn(`unchecked ${name}`, { call: name, locale, err }, 'a response could not be checked')
      )
    },
    faultyResponses: () => [...faulty.values()],
    counts: () => counts
  }
}

/**
 * Checks that wait, one step of the first at a time, then a turn of the event loop for everything else. One that throws
 * ends: what the backend has sent must not end the process.
 */
function createQueue() {
  const waiting: { check: Iterator<void>; onError: (error: unknown) => void }[] = []
  const work = () => {
    const [first] = waiting
    try {
      if (first?.check.next().done) waiting.shift()
    } catch (error) {
      waiting.shift()
      first?.onError(error)
    }
    if (waiting.length > 0) setImmediate(work)
  }
  return {
    add(check: Iterator<void>, onError: (error: unknown) => void) {
      waiting.push({ check, onError })
      if (waiting.length === 1) setImmediate(work)
    },
    length: () => waiting.length
  }
}

/** A fault of a call is logged once, in the language that has it first. */
function createTell(log: ThrottledLog): Tell {
  const told = new LRUCache<string, true>({ max: maxTold })
  return (facts, { field, message }) => {
    const topic = `display ${facts.call} ${message.replace(/\d+|“[^“”]*”/g, '0')}`
    if (told.get(topic)) return
    told.set(topic, true)
    log.warn(topic, { ...facts, field: printable(field), why: printable(message) }, contentLostMessage)
  }
}

function createPageWatch(): Checker['repeatedPage'] {
  /** The ids of the first page of each list. */
  const firstPages = new LRUCache<string, string>({ max: maxLists })
  return (path, key, data) => {
    if (!path.endsWith('List')) return undefined
    // JSON: an id may be an object that has no text.
    const ids = JSON.stringify(idsOf(data))
    const [, page] = /[?&]page=(\d+)/.exec(key) ?? []
    const list = key.replace(/[?&]page=\d+/, '')
    if (page === undefined || page === '1') firstPages.set(list, ids)
    else if (ids !== '[]' && firstPages.get(list) === ids)
      return { severity: 'error', field: 'data.list', message: samePage(page) }
    return undefined
  }
}

function* checkResponse(
  { log, mediaOrigin, tell, repeatedPage, lastHash, note }: Checker,
  { name, path }: { name: string; path: string },
  locale: ApiLocale,
  { target, data, bodyHash }: Response
): Generator<void> {
  const key = `${locale} ${target}`
  const listed: ContractFault[] = []
  const parameters = new URLSearchParams(target.split('?')[1])
  const value = parameters.get('id') ?? parameters.get('path')
  const facts: Facts = { call: name, locale, ...(value === null ? {} : { id: maskPersonal(value) }) }
  let count = 0
  for (const faults of contractFaults(path, data, locale)) {
    for (const fault of faults.slice(0, maxListed - listed.length)) {
      listed.push(fault)
      // Entries of a list have the same fault: one topic. So has what is read all the same, as names in camelCase.
      const topic = `contract ${name} ${fault.isLost ? fault.path.replaceAll(/\[\d+\]/g, '[]') : 'read'}`
      const message = 'a response of the backend does not follow the contract, see /api-docs'
      const { path: field, isLost: _isLost, ...rest } = fault
      log.warn(topic, { ...facts, field, ...rest }, message)
    }
    count += faults.length
    if (count >= maxCounted) break
    yield
  }
  note(facts, key, listed, count)
  const inOther = lastHash(`${otherLocale(locale)} ${target}`)
  const same = bodyHash !== undefined && bodyHash === inOther ? sameBytesFault(path, data) : undefined
  for (const fault of [same, otherRecordFault(target, data), repeatedPage(path, key, data)])
    if (fault) tell(facts, fault)
  for (const faults of displayFaults(path, data, locale, mediaOrigin)) {
    for (const fault of faults) tell(facts, fault)
    yield
  }
}
