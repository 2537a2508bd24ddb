/**
 * Connections to Redis or Valkey by its official client, with its behaviour set on purpose: no offline queue (a command
 * without a connection fails at once), at most 1,000 commands in its queue, reconnection for ever with growing delays.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { RedisClientType } from '@redis/client'

/** Milliseconds for which a miss waits for the store at most. */
const maxWaitMs = 40
/** Milliseconds after a failure until the store is tried again. */
const retryMs = 500
/** Milliseconds for which the start waits for the store at most. */
const firstWaitMs = 1000
const connectTimeoutMs = 2000
const maxReconnectDelayMs = 1000
/** Milliseconds between two signs of life, so that a connection that was cut silently is noticed. */
const pingIntervalMs = 5000

export interface RedisConnectionOptions {
  url: string
  /** Milliseconds after which a command counts as failed; default: `maxWaitMs`. */
  waitMs?: number | undefined
  /** Called with each message of the channel. */
  channel: string
  /** A key that is written to find out whether the store takes commands: one that is full does not. */
  probeKey: string
  onMessage(message: string): void
  /** Called when the channel is subscribed to and commands are answered, at the start and after each loss. */
  onUp(connection: RedisConnection): void
  /** Called for each loss, and again when another known fault than the one told keeps the store away. */
  onDown(fault: RedisFault): void
}

export interface RedisConnection {
  readonly isUp: boolean
  /** Runs a command; resolves to undefined where the store fails or takes longer than `maxWaitMs`. Never rejects. */
  run<T>(command: (client: RedisClientType) => Promise<T>, waitMs?: number): Promise<T | undefined>
  close(): Promise<void>
}

/**
 * Connects. Resolves when the store answers, or after a second: then it goes on connecting in the background. Never
 * rejects for a store that cannot be reached.
 */
export async function connectToRedis(options: RedisConnectionOptions): Promise<RedisConnection> {
  const { waitMs: defaultWaitMs = maxWaitMs } = options
  let isUp = false
  let isClosing = false
  let isSubscribed = false
  let retryTimer: NodeJS.Timeout | undefined
  const { protocol } = new URL(options.url)
  let lastFault: RedisFault | undefined
  /** The reason that `onDown` was called with since the store answered, or since the start has waited for it. */
  let told: string | undefined

  const [commands, subscriber] = await createClients(options.url)

  const tell = (fault: RedisFault = { reason: 'no connection', words: undefined }) => {
    told = fault.reason
    options.onDown(fault)
  }
  /** Without an error there is no connection, for the reason of the last one. */
  const down = (error?: unknown) => {
    const fault = error === undefined ? undefined : redisFault(error, protocol)
    lastFault = fault ?? lastFault
    const isOther = told !== undefined && fault?.words !== undefined && fault.reason !== told && !isClosing
    if (isUp || isOther) tell(fault)
    isUp = false
    if (isClosing) return
    clearTimeout(retryTimer)
    retryTimer = setTimeout(probe, retryMs).unref()
  }
  const probe = () => {
    if (!commands.isReady || !isSubscribed) return down()
    limited(commands.set(options.probeKey, '1', { expiration: { type: 'EX', value: 10 } }), defaultWaitMs).then(
      () => {
        if (isUp || isClosing) return
        isUp = true
        told = undefined
        options.onUp(connection)
      },
      (error: unknown) => down(error)
    )
  }
  commands.on('ready', probe)
  commands.on('error', (error: unknown) => down(error))
  subscriber.on('error', (error: unknown) => {
    isSubscribed = false
    down(error)
  })
  // Events arrive from the subscription on; `onUp` reads what has happened before.
  subscriber.on('ready', () => {
    subscriber.subscribe(options.channel, options.onMessage).then(() => {
      isSubscribed = true
      probe()
    }, down)
  })
  for (const client of [commands, subscriber]) client.connect().catch((error: unknown) => down(error))

  const connection: RedisConnection = {
    get isUp() {
      return isUp
    },
    async run(command, waitMs = defaultWaitMs) {
      if (!isUp) return undefined
      try {
        return await limited(command(commands), waitMs)
      } catch (error) {
        down(error)
        return undefined
      }
    },
    async close() {
      isClosing = true
      isUp = false
      clearTimeout(retryTimer)
      for (const client of [commands, subscriber]) client.destroy()
    }
  }
  for (const until = performance.now() + firstWaitMs; !isUp && performance.now() < until; ) await wait(10)
  if (!isUp) tell(lastFault)
  return connection
}

/** Two clients that are not connected: for commands, and for events. */
async function createClients(url: string): Promise<[RedisClientType, RedisClientType]> {
  // Loaded here: without SHARED_CACHE_URL the client costs no time and no memory.
  const { createClient } = await import('@redis/client')
  const create = () =>
    createClient({
      url,
      // RESP 2: plain replies, understood by every version of both servers.
      RESP: 2,
      disableOfflineQueue: true,
      commandsQueueMaxLength: 1000,
      disableClientInfo: true,
      pingInterval: pingIntervalMs,
      socket: {
        connectTimeout: connectTimeoutMs,
        reconnectStrategy: (retries: number) =>
          Math.min(maxReconnectDelayMs, 50 * 2 ** Math.min(retries, 5)) * (0.75 + Math.random() / 2)
      }
    }) as unknown as RedisClientType // the same client; its type differs in options that are not used here
  return [create(), create()]
}

/** Waits for a command with a deadline; a failure or a late reply rejects. */
function limited<T>(work: Promise<T>, waitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    // Timers run before replies that have arrived are read: after a long turn of the event loop one more turn decides
    // whether the store is late or this process.
    timer = setTimeout(() => setImmediate(() => setImmediate(() => reject(new Error('timeout')))), waitMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

export interface RedisFault {
  /** A code, or the first word of the error. */
  reason: string
  /** What is wrong and what to do; undefined where the reason is not known. */
  words: string | undefined
}

const password = 'its password (or user) is refused: give the store’s own in SHARED_CACHE_URL'
const reset = {
  'redis:': 'it closes the connection: if it expects TLS, write rediss:// in SHARED_CACHE_URL',
  'rediss:': 'it closes the connection: if it has no TLS, write redis:// in SHARED_CACHE_URL'
}
const timeout = {
  'redis:': 'it does not answer in time: check host, port and firewall in front of it, and its load',
  'rediss:':
    'it does not answer in time: check host, port and firewall in front of it, and its load; if it has no TLS, write redis:// in SHARED_CACHE_URL'
}
const name = 'its host name is not known: check the name in SHARED_CACHE_URL and the DNS of this machine'
const unreachable = 'there is no way to its address: check the host in SHARED_CACHE_URL and the network'
/** By code, or by the first word of a reply (https://redis.io/docs/latest/develop/reference/protocol-spec/#simple-errors). */
const wordsByReason: Readonly<Record<string, string | typeof reset>> = {
  WRONGPASS: password,
  NOAUTH: 'it asks for a password: put it into SHARED_CACHE_URL (redis://:password@host:6379)',
  NOPERM: 'its user may not do what the site needs: see the ACL of the store',
  DENIED: 'it is in protected mode: give it a password, or have it accept connections from this machine',
  'no-such-database': 'it has no database of that number: correct the number at the end of SHARED_CACHE_URL',
  READONLY: 'it is a replica that cannot be written: name the primary in SHARED_CACHE_URL',
  OOM: 'it is full: give it more memory (maxmemory), or a policy that removes keys (allkeys-lru)',
  LOADING: 'it is still loading its data: it is tried again',
  ENOTFOUND: name,
  EAI_AGAIN: name,
  ECONNREFUSED: 'nothing listens there: check host and port in SHARED_CACHE_URL, and that the store runs',
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: timeout,
  timeout,
  ECONNRESET: reset,
  EPIPE: reset,
  closed: reset
}
/** Codes of OpenSSL and Node for a certificate that is not accepted. */
const certificateCode =
  /^(?:CERT_[A-Z_]{1,40}|[A-Z_]{0,40}SELF_SIGNED_CERT[A-Z_]{0,20}|UNABLE_TO_[A-Z_]{1,40}|ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/
const certificate =
  'its TLS certificate is not accepted: the host in SHARED_CACHE_URL must be a name in it, and its authority must be known (NODE_EXTRA_CA_CERTS)'
const noTls = 'it does not speak TLS: write redis:// in SHARED_CACHE_URL, or turn TLS on at the store'

/** The fault behind an error of the client; `protocol` is that of SHARED_CACHE_URL. */
function redisFault(error: unknown, protocol: string): RedisFault {
  const reason = reasonOf(error)
  if (certificateCode.test(reason)) return { reason, words: certificate }
  if (/^ERR_SSL_|^EPROTO$/.test(reason)) return { reason, words: noTls }
  const words = Object.hasOwn(wordsByReason, reason) ? wordsByReason[reason] : undefined
  return { reason, words: typeof words === 'object' ? words[protocol === 'rediss:' ? 'rediss:' : 'redis:'] : words }
}

/** The code or first word of an error. */
function reasonOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string')
    return error.code
  const message = error instanceof Error ? error.message : ''
  if (/^ERR DB index/i.test(message)) return 'no-such-database'
  if (/^Connection timeout/.test(message)) return 'timeout'
  if (/^Socket closed/.test(message)) return 'closed'
  return /^([A-Za-z]{1,40})/.exec(message)?.[1] ?? 'unknown'
}
