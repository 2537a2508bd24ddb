/**
 * Everything made is one thing: key -> reads -> make -> frozen bytes. What is made stands exactly as long as the
 * versions of the answers it was made of, so it has no lifetime of its own.
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Answer, Answers, Call } from './answers.ts'
import type { HeaderList } from './security.ts'

export interface Product {
  status: number
  type: string
  body: string | Buffer
  /** Request headers beside Accept-Encoding that chose this answer. */
  vary?: readonly string[]
  headers?: HeaderList
}

export interface Making {
  /** Names the product among all products; holds only parameters with finite values. */
  key: string
  calls: readonly Call[]
  /** False where free text takes part or a clock is simulated: the product is sent `no-store` and not kept. */
  keep: boolean
  /** A pure function of the key and the answers, which come in the order of `calls`. */
  make: (answers: readonly Answer[]) => Product
}

type Coding = 'identity' | 'gzip' | 'br'

/** A product as it is sent: one body and one prebuilt header list for each coding. */
export interface Kept {
  calls: readonly Call[]
  versions: readonly (string | undefined)[]
  status: number
  etag: string
  bodies: Record<Coding, Buffer | undefined>
  heads: Record<Coding, string[]>
  notModified: string[]
  size: number
  /** False for what was made for this one request only. */
  stored: boolean
}

export interface MadeStore {
  /** The product, if it stands now: made of exactly the answers that are kept now. Synchronous. */
  peek: (key: string) => Kept | undefined
  /** The product, made now if need be; one making serves all who wait. Rejects when `make` throws. */
  get: (making: Making) => Promise<Kept>
  counts: { hits: number; makings: number; waiting: number }
  bytes: () => number
  entries: () => number
}

/** Makes a store bounded in bytes. `limit` is the number of makings that may wait before `MadeBusy` is thrown. */
export function createMadeStore(options: {
  answers: Answers
  maxBytes: number
  headers: HeaderList
  limit: number
}): MadeStore {
  const { answers, headers } = options
  const kept = new LRUCache<string, Kept>({ maxSize: options.maxBytes, sizeCalculation: (entry) => entry.size })
  const making = new Map<string, Promise<Kept>>()
  const counts = { hits: 0, makings: 0, waiting: 0 }
  let lastTurn: Promise<unknown> = Promise.resolve()

  /** One making at a time, with a turn of the event loop between two, so that hits go on meanwhile. */
  const inTurn = <T>(work: () => T): Promise<T> => {
    if (counts.waiting >= options.limit) return Promise.reject(new MadeBusy())
    counts.waiting += 1
    const turn = lastTurn
      .then(() => new Promise((resolve) => setImmediate(resolve)))
      .then(work)
      .finally(() => {
        counts.waiting -= 1
      })
    lastTurn = turn.catch(() => undefined)
    return turn
  }

  const stands = (entry: Kept) => {
    for (let i = 0; i < entry.calls.length; i += 1) {
      const answer = answers.peek(entry.calls[i]!)
      if (answer === undefined || versionOf(answer) !== entry.versions[i]) return false
    }
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
    async get(work) {
      const read = await Promise.all(work.calls.map((call) => answers.peek(call) ?? answers.read(call)))
      const versions = read.map(versionOf)
      const keep = work.keep && versions.every((version) => version !== undefined)
      const entry = keep ? kept.get(work.key) : undefined
      if (entry?.versions.every((version, index) => version === versions[index])) return entry
      const build = () => {
        counts.makings += 1
        return freeze(work, versions, work.make(read), headers, keep)
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

/** Thrown when more makings wait than can be done in good time; answered 503 with Retry-After. */
export class MadeBusy extends Error {
  readonly statusCode = 503
  constructor() {
    super('too many pages are being made')
    this.name = 'MadeBusy'
  }
}

function versionOf(answer: Answer | undefined): string | undefined {
  return answer === undefined || answer.kind === 'failed' ? undefined : answer.version
}

function freeze(work: Making, versions: Kept['versions'], product: Product, common: HeaderList, keep: boolean): Kept {
  const identity = Buffer.isBuffer(product.body) ? product.body : Buffer.from(product.body)
  const coded = keep && identity.length >= 1024 && /^(text|application\/(json|xml|.*\+xml))/.test(product.type)
  const bodies: Kept['bodies'] = {
    identity,
    gzip: coded ? gzipSync(identity, { level: 6 }) : undefined,
    br: coded
      ? brotliCompressSync(identity, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
        })
      : undefined
  }
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`
  const shared = [
    'Cache-Control',
    keep ? 'no-cache' : 'no-store',
    'Vary',
    ['Accept-Encoding', ...(product.vary ?? [])].join(', '),
    ...(product.headers ?? []),
    ...common
  ]
  const validators = keep ? ['ETag', etag, 'Cache-Status', 'bff; hit'] : ['Cache-Status', 'bff; fwd=miss']
  const head = (coding: Coding) => [
    'Content-Type',
    product.type,
    'Content-Length',
    String((bodies[coding] ?? identity).length),
    ...(coding === 'identity' || !bodies[coding] ? [] : ['Content-Encoding', coding]),
    ...validators,
    ...shared
  ]
  const heads = { identity: head('identity'), gzip: head('gzip'), br: head('br') }
  const size = identity.length + (bodies.gzip?.length ?? 0) + (bodies.br?.length ?? 0) + 8 * heads.br.join().length
  return {
    calls: work.calls,
    versions,
    status: product.status,
    etag,
    bodies,
    heads,
    notModified: [...validators, ...shared],
    size,
    stored: keep
  }
}

/** Sends a product: one `writeHead`, one `end`. 304 where If-None-Match says so (RFC 9110, section 13.1.2). `more` replaces headers of the same name. */
export function sendMade(request: IncomingMessage, response: ServerResponse, entry: Kept, more: HeaderList = []): void {
  if (entry.stored && entry.status === 200 && matches(request.headers['if-none-match'], entry.etag)) {
    response.writeHead(304, entry.notModified)
    response.end()
    return
  }
  const coding = chooseCoding(request.headers['accept-encoding'])
  const body = entry.bodies[coding]
  const head = entry.heads[body ? coding : 'identity']
  response.writeHead(entry.status, more.length === 0 ? head : override(head, more))
  response.end(request.method === 'HEAD' ? undefined : (body ?? entry.bodies.identity))
}

/** A header list with other values for some of its names. */
function override(head: HeaderList, more: HeaderList): string[] {
  const names = new Set(more.filter((_part, index) => index % 2 === 0).map((name) => name.toLowerCase()))
  const others = head.filter((_part, index) => !names.has(head[index - (index % 2)]!.toLowerCase()))
  return [...others, ...more]
}

/** Weak comparison of an entity tag with the list of If-None-Match. */
export function matches(field: string | undefined, etag: string): boolean {
  if (field === undefined) return false
  if (field === etag || field.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return field.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}

const codings = new LRUCache<string, Coding>({ max: 200 })

/** The coding that Accept-Encoding prefers among ours (RFC 9110, section 12.5.3); br before gzip at equal weight. */
export function chooseCoding(field: string | undefined): Coding {
  if (field === undefined || field.length > 200) return 'identity'
  const known = codings.get(field)
  if (known) return known
  const weights = new Map<string, number>()
  for (const item of field.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  const weight = (name: Coding) => weights.get(name) ?? weights.get('*') ?? 0
  const best: Coding =
    weight('br') > 0 && weight('br') >= weight('gzip') ? 'br' : weight('gzip') > 0 ? 'gzip' : 'identity'
  codings.set(field, best)
  return best
}
