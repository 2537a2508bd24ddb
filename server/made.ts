/**
 * Everything made is one thing: key -> reads -> make -> frozen bytes. What is made stands exactly as long as the
 * versions of the answers it was made of, so it has no lifetime of its own.
 */
import { LRUCache } from 'lru-cache'
import type { Answer, Answers, Call } from './answers.ts'
import type { FieldLines } from './cache/send-whole.ts'
import { freeze, type Kept, type Product } from './made-bytes.ts'

export interface Making {
  /** Names the product among all products; holds only parameters with finite values. */
  key: string
  calls: readonly Call[]
  /** False where free text takes part or a clock is simulated: the product is sent `no-store` and not kept. */
  keep: boolean
  /** True where only answers that stand now are read: nobody waits twice for a backend that does not answer. */
  atOnce?: boolean
  /** A pure function of the key and the answers, which come in the order of `calls`. */
  make: (answers: readonly Answer[]) => Product
}

/** For whom something is made. */
export interface Requester {
  /** Whose place at the backend is taken; undefined: the site's own. */
  client?: string | undefined
  /** Called with the milliseconds for which answers of the backend were awaited. */
  onUpstreamWait?: (milliseconds: number) => void
}

export interface MadeStore {
  /** The product, if it stands now: made of exactly the answers that are kept now. Synchronous. */
  peek: (key: string) => Kept | undefined
  /**
   * The product, made now if need be; one making serves all who wait. `requester` is the first of them. Rejects when
   * `make` throws.
   */
  get: (making: Making, requester?: Requester) => Promise<Kept>
  counts: { hits: number; makings: number; waiting: number }
  bytes: () => number
  entries: () => number
}

/** Where makings wait longer than this, no more are taken on, however few they are. */
const mostWaitMs = 1000

/** So long at most an answer is not asked for by name, and does not count as used. */
const mostUnlookedMs = 5000

/** Node accepts one connection a turn of its event loop: with fewer turns a crowd would wait where nobody can turn it away. */
const turns = 8

async function turnsBetween(): Promise<void> {
  for (let i = 0; i < turns; i += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Makes a store bounded in bytes. `limit` is the number of makings that may wait before `MadeBusy` is thrown. */
export function createMadeStore(options: {
  answers: Answers
  maxBytes: number
  /** Fields of every product's head. */
  headers: FieldLines
  limit: number
  /** Told the milliseconds for which each making waited for its turn. */
  onWait?: (milliseconds: number) => void
  /** Milliseconds of a clock that never jumps. */
  now?: () => number
}): MadeStore {
  const { answers, headers } = options
  const now = options.now ?? (() => performance.now())
  const kept = new LRUCache<string, Kept>({ maxSize: options.maxBytes, sizeCalculation: (entry) => entry.size })
  const making = new Map<string, Promise<Kept>>()
  const counts = { hits: 0, makings: 0, waiting: 0 }
  let lastTurn: Promise<unknown> = Promise.resolve()
  /** How long the making that began last had waited. */
  let latestWaitMs = 0

  /** One making at a time, with a turn of the event loop between two, so that hits go on meanwhile. */
  const inTurn = <T>(work: () => T): Promise<T> => {
    const isSlow = counts.waiting > 0 && latestWaitMs > mostWaitMs
    if (counts.waiting >= options.limit || isSlow) return Promise.reject(new MadeBusy())
    counts.waiting += 1
    const since = now()
    const turn = lastTurn
      .then(turnsBetween)
      .then(() => {
        latestWaitMs = now() - since
        options.onWait?.(latestWaitMs)
        return work()
      })
      .finally(() => {
        counts.waiting -= 1
      })
    lastTurn = turn.catch(() => undefined)
    return turn
  }

  /** Looks at each answer, but not again within five seconds in which none has changed. */
  const stands = (entry: Kept) => {
    const { looked } = entry
    const changes = answers.changes()
    const at = now()
    if (looked.changes === changes && at < looked.until) return true
    const standMs = answers.standFor(entry.calls, entry.versions)
    if (standMs === undefined) return false
    looked.changes = changes
    looked.until = at + Math.min(standMs, mostUnlookedMs)
    return true
  }

  return {
    counts,
    bytes: () => kept.calculatedSize,
    entries: () => kept.size,
    peek(key) {
      const entry = kept.get(key)
      if (!entry || !stands(entry)) return undefined
      counts.hits += 1
      return entry
    },
    async get(work, requester) {
      const absent = (call: Call) => (work.atOnce ? notAsked : answers.read(call, requester?.client))
      const given = work.calls.map((call) => answers.peek(call) ?? absent(call))
      const since = now()
      const read = await Promise.all(given)
      if (given.some((answer) => answer instanceof Promise)) requester?.onUpstreamWait?.(now() - since)
      const versions = read.map(versionOf)
      const keep = work.keep && versions.every((version) => version !== undefined)
      const entry = keep ? kept.get(work.key) : undefined
      if (entry?.versions.every((version, index) => version === versions[index])) return entry
      const build = () => {
        counts.makings += 1
        return freeze(work.calls, versions, work.make(read), headers, keep)
      }
      if (!keep) return inTurn(build)
      const name = `${work.key}\n${versions.join()}`
      const running = making.get(name)
      if (running) return running
      const promise = inTurn(build)
        .then((made) => {
          kept.set(work.key, made)
          return made
        })
        .finally(() => making.delete(name))
      making.set(name, promise)
      return promise
    }
  }
}

/** Stands for an answer that a making does without. */
const notAsked: Answer = Object.freeze({ kind: 'failed', status: 503, detail: 'not-asked' })

/** Thrown when more makings wait than can be done in good time; answered 503 with Retry-After. */
export class MadeBusy extends Error {
  readonly statusCode = 503
  constructor() {
    super('too many pages are being made')
    this.name = 'MadeBusy'
  }
}

function versionOf(answer: Answer): string | undefined {
  return answer.kind === 'failed' ? undefined : answer.version
}
