/** The shared cache in Redis or Valkey. */
import { randomUUID } from 'node:crypto'
import type { PurgeCandidate, PurgeSelector } from '../entry.ts'
import { entryFormat } from '../entry-codec.ts'
import { connectToRedis, type RedisConnection, type RedisFault } from './redis-connection.ts'
import { type Message, readEvent, readPurge, type SharedPurge } from './replica-events.ts'
import type { FormStore, KeyedHash, ReplicaEvent, SharedCache } from './shared-cache.ts'

export interface RedisCacheOptions {
  /** `redis://` or `rediss://`, with user and password where needed. */
  url: string
  /** Milliseconds for which a miss waits for the store at most; default: 40. */
  waitMs?: number | undefined
  /** Put before every key. */
  prefix: string
  /** Names the site: replicas of different ones share nothing. */
  site: string
  /** The function of a selection that another replica has purged; undefined where it is not understood. */
  selectorOf(selection: unknown): PurgeSelector | undefined
  /** Hides what is about people in keys. */
  hash: KeyedHash
  /** See `RedisConnectionOptions`. */
  onDown(fault: RedisFault): void
  /** Called once when it is back. */
  onUp(): void
  /** Called for each stored value or message that cannot be understood. */
  onInvalid(): void
}

/**
 * Bulk strings, whose RESP type is `$` (36), as Buffers: entries are binary. The client's type expects its own enum.
 */
const bulkAsBuffer = { 36: Buffer } as never
export interface RedisCache extends SharedCache {
  /**
   * Purges at all other replicas, those that are away included; a null selection is everything. Resolves when the store
   * has it, or when it is late: then it gets it later. Never rejects.
   */
  purge(selection: unknown, hard: boolean): Promise<void>
  /** What forms need of the store. */
  forms: FormStore
}

/** Milliseconds after which a lock ends that its owner does not renew. */
const lockMs = 1500
/** Milliseconds for which a form waits for each script: for three of them no longer than 50. */
const formWaitMs = 15
/** Purges that a replica which was away can catch up with; after more of them it purges everything softly. */
const keptPurges = 200
/** Purges that wait while the store is down. */
const maxPendingPurges = 200

/**
 * The purges of all replicas, which are numbered by the store: its generation. `selectorOf`: see `RedisCacheOptions`.
 * `onPurge` is called with each purge of another replica.
 */
class PurgeLog {
  generation = 0
  /** The newest first. */
  #purges: SharedPurge[] = []
  readonly #selectorOf: RedisCacheOptions['selectorOf']
  readonly #onPurge: (selects: PurgeSelector, hard: boolean) => void

  constructor(selectorOf: RedisCacheOptions['selectorOf'], onPurge: (selects: PurgeSelector, hard: boolean) => void) {
    this.#selectorOf = selectorOf
    this.#onPurge = onPurge
  }

  /** Takes a purge up, unless it is known. */
  learn(purge: SharedPurge, isOwn: boolean): void {
    if (purge.generation <= this.generation) return
    this.generation = purge.generation
    this.#purges = [purge, ...this.#purges].slice(0, keptPurges)
    if (isOwn) return
    const { selects, hard } = this.#understood(purge)
    this.#onPurge(selects, hard)
  }

  /** Learns what the store has: its generation, and its last purges, the newest first. */
  catchUp(newest: number, stored: readonly SharedPurge[]): void {
    const known = this.generation
    if (Number.isSafeInteger(newest) && newest < known) {
      // The store has lost its content.
      this.generation = newest
      this.#purges = []
    }
    const isComplete = stored.length < keptPurges || stored.some((purge) => purge.generation <= known + 1)
    if (known > 0 && !isComplete) this.learn({ generation: newest, selection: null, hard: false }, false)
    else for (const purge of [...stored].reverse()) this.learn(purge, false)
  }

  /** How what was stored in a generation has been purged since. */
  since(generation: number, candidate: PurgeCandidate): 'hard' | 'soft' | undefined {
    const later = this.#purges.filter((purge) => purge.generation > generation).map((purge) => this.#understood(purge))
    const matching = later.filter(({ selects }) => selects(candidate))
    if (matching.length > 0) return matching.some(({ hard }) => hard) ? 'hard' : 'soft'
    return generation < this.generation - keptPurges ? 'soft' : undefined
  }

  /** What a purge selects; everything, softly, where another build has purged what this one does not understand. */
  #understood({ selection, hard }: SharedPurge): { selects: PurgeSelector; hard: boolean } {
    if (selection === null) return { selects: () => true, hard }
    const selects = this.#selectorOf(selection)
    return selects ? { selects, hard } : { selects: () => true, hard: false }
  }
}

/** Creates the shared cache. Resolves when it is connected, or after a second: then it goes on connecting. */
export async function createRedisCache(options: RedisCacheOptions): Promise<RedisCache> {
  const base = `${options.prefix}${entryFormat}:${options.site}:`
  const channel = `${base}events`
  const id = randomUUID()
  const listeners: ((event: ReplicaEvent) => void)[] = []
  const emit = (event: ReplicaEvent) => {
    for (const listener of listeners) listener(event)
  }
  const log = new PurgeLog(options.selectorOf, (selects, hard) => emit({ type: 'purged', selects, hard }))
  let pendingPurges: { selection: unknown; hard: boolean }[] = []

  const onMessage = (text: string) => {
    const received = readEvent(text)
    if (!received) return options.onInvalid()
    if (received.event.type === 'purged') log.learn(received.event.purge, received.from === id)
    else if (received.from !== id) emit(received.event)
  }
  const purge = async (selection: unknown, hard: boolean) => {
    const keys = [`${base}generation`, `${base}purges`]
    const args = [JSON.stringify(selection ?? null), String(hard), channel, id, String(keptPurges)]
    const reply = await evaluate(connection, 'purge', keys, args)
    if (typeof reply === 'number') log.learn({ generation: reply, selection, hard }, true)
    else pendingPurges = [...pendingPurges, { selection, hard }].slice(-maxPendingPurges)
  }
  /** Learns what was purged while this replica was away, then tells what it has purged itself. */
  const catchUp = async (connected: RedisConnection) => {
    const [current, list] = await Promise.all([
      connected.run((client) => client.get(`${base}generation`)),
      connected.run((client) => client.lRange(`${base}purges`, 0, keptPurges - 1))
    ])
    // Not a list: whatever answers there is no Redis, which tells of a key that it does not have by an empty one.
    if (current === undefined || !Array.isArray(list)) return
    log.catchUp(
      Number(current ?? 0),
      list.map(readPurge).filter((stored) => stored !== undefined)
    )
    const pending = pendingPurges
    pendingPurges = []
    for (const { selection, hard } of pending) void purge(selection, hard)
    emit({ type: 'reconnected' })
  }
  const connection = await connectToRedis({
    url: options.url,
    waitMs: options.waitMs,
    channel,
    probeKey: `${base}probe`,
    onMessage,
    onDown: options.onDown,
    onUp(connected) {
      options.onUp()
      void catchUp(connected)
    }
  })
  return {
    ...sharedResponses(connection, base, channel, (event) => JSON.stringify({ from: id, ...event })),
    get isUp() {
      return connection.isUp
    },
    get generation() {
      return log.generation
    },
    purge,
    purgedSince: (since, candidate) => log.since(since, candidate),
    listen(listener) {
      listeners.push(listener)
    },
    forms: {
      runScript: (script, keys, args) =>
        connection.run(
          (client) => client.eval(script, { keys: keys.map((key) => base + key), arguments: [...args] }),
          options.waitMs ?? formWaitMs
        ),
      hash: options.hash
    },
    close: connection.close
  }
}

function evaluate(
  connection: RedisConnection,
  name: ScriptName,
  keys: string[],
  args: (string | Buffer)[]
): Promise<unknown> {
  return connection.run(async (client): Promise<unknown> => {
    return client.withTypeMapping(bulkAsBuffer).eval(scripts[name], { keys, arguments: args as string[] }) // Buffers are allowed
  })
}

/** The stored responses and their locks, below `base`; `message` makes a message for the other replicas. */
function sharedResponses(
  connection: RedisConnection,
  base: string,
  channel: string,
  message: (event: Exclude<Message, { type: 'purged' }>) => string
): Pick<SharedCache, 'acquire' | 'renew' | 'release' | 'read' | 'stamps' | 'send' | 'invalidate'> {
  const responseKey = (key: string) => `${base}response:${key}`
  const lockKey = (key: string) => `${base}lock:${key}`
  return {
    async acquire(key, known) {
      const owner = randomUUID()
      const args = [owner, String(lockMs), String(Date.now()), known ?? '']
      const reply = await evaluate(connection, 'acquire', [responseKey(key), lockKey(key)], args)
      if (!Array.isArray(reply)) return { kind: 'unavailable' }
      const [kind, first, second] = reply.map((part: unknown) => (Buffer.isBuffer(part) ? part : Buffer.alloc(0)))
      if (kind?.equals(Buffer.from('stored'))) return { kind: 'stored', bytes: first!, stamp: String(second) } // by the script
      if (kind?.equals(Buffer.from('locked'))) {
        return { kind: 'locked', lock: { key, owner }, stale: first?.length ? first : undefined }
      }
      const endsInMs = Number(first)
      return { kind: 'busy', endsInMs: endsInMs > 0 ? Math.min(endsInMs, lockMs) : 1 }
    },
    renew({ key, owner }) {
      void evaluate(connection, 'renew', [lockKey(key)], [owner, String(lockMs)])
    },
    release({ key, owner }, value) {
      const args: (string | Buffer)[] = [owner, channel, message({ type: 'ended', key, stamp: value?.stamp })]
      if (value) {
        const ttlMs = Math.max(1000, Math.ceil(value.expiresAt - Date.now()))
        args.push(value.bytes, String(Math.floor(value.freshUntil)), value.stamp, String(ttlMs))
      }
      void evaluate(connection, 'release', [responseKey(key), lockKey(key)], args)
    },
    async read(key) {
      const found = await connection.run((client) =>
        client.withTypeMapping(bulkAsBuffer).hmGet(responseKey(key), ['v', 's'])
      )
      // Buffers by the mapping, null where there is no such field.
      const [bytes, stamp] = (found ?? []) as unknown as (Buffer | null)[]
      return bytes && stamp ? { bytes, stamp: stamp.toString() } : undefined
    },
    async stamps(keys) {
      const found = await Promise.all(
        keys.map((key) => connection.run((client) => client.hGet(responseKey(key), 's'), 1000))
      )
      return found.map((stamp) => stamp ?? undefined)
    },
    send(event) {
      void connection.run((client) => client.publish(channel, message(event)))
    },
    invalidate(key, hard) {
      const event = message({ type: 'invalidated', key, hard })
      void evaluate(
        connection,
        'invalidate',
        [responseKey(key), lockKey(key)],
        [hard ? 'hard' : 'soft', channel, event]
      )
    }
  }
}

/**
 * The steps that must not be interleaved with those of other replicas, as Lua scripts of Redis and Valkey. A response
 * is a hash: `v` the encoded entry, `f` until when it is fresh (milliseconds), `s` its stamp. A lock is a text: its
 * owner.
 */
export const scripts = {
  /**
   * KEYS: response, lock. ARGV: owner, lock's milliseconds, now, known stamp. A response of more than 5 MB is none
   * of ours and counts as missing. Gives `stored` with the response, or
   * `locked` with the stale response, or `busy` with the lock's remaining milliseconds.
   */
  acquire: `
    local found = {}
    if redis.call('HSTRLEN', KEYS[1], 'v') <= 5000000 then found = redis.call('HMGET', KEYS[1], 'v', 'f', 's') end
    if found[1] and found[3] and found[3] ~= ARGV[4] and tonumber(found[2]) > tonumber(ARGV[3]) then
      return {'stored', found[1], found[3]}
    end
    if redis.call('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[2]) then
      return {'locked', found[1] or ''}
    end
    return {'busy', tostring(redis.call('PTTL', KEYS[2]))}`,
  /** KEYS: lock. ARGV: owner, milliseconds. */
  renew: `
    if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
    return 'ok'`,
  /**
   * KEYS: response, lock. ARGV: owner, channel, event, then without a value nothing, else entry, fresh until, stamp,
   * milliseconds to live. Gives 0 where the lock is lost.
   */
  release: `
    if redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end
    redis.call('DEL', KEYS[2])
    if ARGV[4] then
      redis.call('HSET', KEYS[1], 'v', ARGV[4], 'f', ARGV[5], 's', ARGV[6])
      redis.call('PEXPIRE', KEYS[1], ARGV[7])
    end
    redis.call('PUBLISH', ARGV[2], ARGV[3])
    return 1`,
  /** KEYS: response, lock. ARGV: `hard` or `soft`, channel, event. */
  invalidate: `
    redis.call('DEL', KEYS[2])
    if ARGV[1] == 'hard' then redis.call('DEL', KEYS[1])
    elseif redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], 'f', '0') end
    redis.call('PUBLISH', ARGV[2], ARGV[3])
    return 'ok'`,
  /**
   * KEYS: generation, purges. ARGV: selection as JSON, `true` or `false` for a hard purge, channel, sender, purges
   * kept. Gives the generation. The JSON is put together here, because cjson would turn empty lists into objects.
   */
  purge: `
    local generation = redis.call('INCR', KEYS[1])
    local purge = string.format('{"generation":%d,"hard":%s,"selection":%s}', generation, ARGV[2], ARGV[1])
    redis.call('LPUSH', KEYS[2], purge)
    redis.call('LTRIM', KEYS[2], 0, ARGV[5] - 1)
    redis.call('PUBLISH', ARGV[3], '{"from":"' .. ARGV[4] .. '","type":"purged","purge":' .. purge .. '}')
    return generation`
} as const

type ScriptName = keyof typeof scripts
