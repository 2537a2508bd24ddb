/**
 * Connections to Redis or Valkey by its official client, with its behaviour set on purpose: no offline queue (a command
 * without a connection fails at once), at most 1,000 commands in its queue, reconnection for ever with growing delays.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { RedisClientType } from '@redis/client'
import { type RedisFault, redisFault } from './redis-fault.ts'

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
