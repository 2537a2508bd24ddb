/**
 * A fair queue for the slots at the backend. A part of the slots is reserved for clients that use few. Waiting requests
 * start round-robin by client and wait for a bounded time. When the queue is full, the client with the longest queue
 * loses its newest request. Requests whose clients read slowly give their slots up and go on, a bounded number of them.
 */

export interface FairQueueOptions {
  /** Maximum number of requests in progress. */
  slots: number
  /** Maximum number of requests that go on without a slot; 0: none gives its slot up. */
  maxDetached: number
  /** Maximum number of requests that wait for a slot. */
  maxWaiting: number
  /**
   * Maximum wait in milliseconds. A request that waits longer is refused, so that in an overload every client gets a
   * response soon.
   */
  maxWaitMs: number
}

/** A slot, or a request that waits for one. */
export interface Slot {
  /** Frees the slot, or leaves the queue. May be called more than once. */
  release(): void
  /**
   * Frees the slot of a request in progress, which goes on without one. Where too many do, the client with the most of
   * them loses the one that it has had longest: its `cut` is called, which must release it.
   */
  detach(cut: () => void): void
}

interface SlotRequest extends Slot {
  client: ClientQueue
  state: 'waiting' | 'in-progress' | 'detached' | 'done'
  /** Ends a detached request. */
  cut(): void
  timeout: NodeJS.Timeout | undefined
  start(): void
  refuse(): void
}

interface ClientQueue {
  key: string | undefined
  inProgress: number
  /** Oldest first, as in `waiting`. */
  detached: SlotRequest[]
  waiting: SlotRequest[]
}

/** An eighth of the slots is reserved for clients that use few. */
const reserveDivisor = 8
/** A client may use the reserve while it has less than a quarter of the reserve (at least one slot) in progress. */
const clientShareDivisor = 4

/** A queue with all slots free at first. Clients are known while they use or wait for a slot. */
export class FairQueue {
  readonly #options: FairQueueOptions
  readonly #reserved: number
  readonly #maxReservedPerClient: number
  /** In round-robin order: the client that is served next comes first. */
  readonly #clients = new Map<string | undefined, ClientQueue>()
  #inProgress = 0
  #detached = 0
  #waiting = 0

  constructor(options: FairQueueOptions) {
    this.#options = options
    this.#reserved = Math.floor(options.slots / reserveDivisor)
    this.#maxReservedPerClient = Math.max(1, Math.floor(this.#reserved / clientShareDivisor))
  }

  /**
   * Calls `start` synchronously when a slot is free, else later; or `refuse` when the queue is full or the wait is
   * over. `key` names the client; undefined means the site itself, which may use reserved slots without a limit.
   */
  acquire(key: string | undefined, start: () => void, refuse: () => void): Slot {
    const client = this.#clientOf(key)
    const request: SlotRequest = {
      client,
      state: 'waiting',
      timeout: undefined,
      start,
      refuse,
      cut: () => {},
      release: () => this.#release(request),
      detach: (cut) => this.#detach(request, cut)
    }
    if (client.waiting.length === 0 && this.#hasSlotFor(client)) this.#start(request)
    else if (this.#waiting < this.#options.maxWaiting) this.#enqueue(request)
    else {
      const [longest] = [...this.#clients.values()].sort((a, b) => b.waiting.length - a.waiting.length)
      const newest = longest?.waiting.at(-1)
      if (!longest || !newest || longest.waiting.length <= client.waiting.length + 1) this.#refuse(request)
      else {
        this.#enqueue(request)
        this.#dequeue(newest)
        this.#refuse(newest)
      }
    }
    return request
  }

  #clientOf(key: string | undefined): ClientQueue {
    const known = this.#clients.get(key)
    if (known) return known
    const client: ClientQueue = { key, inProgress: 0, detached: [], waiting: [] }
    this.#clients.set(key, client)
    return client
  }

  #hasSlotFor({ key, inProgress }: ClientQueue): boolean {
    const { slots } = this.#options
    return (
      this.#inProgress < slots - this.#reserved ||
      (this.#inProgress < slots && (key === undefined || inProgress < this.#maxReservedPerClient))
    )
  }

  #start(request: SlotRequest): void {
    clearTimeout(request.timeout)
    request.state = 'in-progress'
    request.client.inProgress += 1
    this.#inProgress += 1
    request.start()
  }

  #startNext(): void {
    while (this.#waiting > 0) {
      const next = [...this.#clients.values()].find((client) => client.waiting.length > 0 && this.#hasSlotFor(client))
      const oldest = next?.waiting.shift()
      if (!next || !oldest) return
      this.#clients.delete(next.key)
      this.#clients.set(next.key, next)
      this.#waiting -= 1
      this.#start(oldest)
    }
  }

  #removeIdle({ key, inProgress, detached, waiting }: ClientQueue): void {
    if (inProgress + detached.length + waiting.length === 0) this.#clients.delete(key)
  }

  #refuse(request: SlotRequest): void {
    clearTimeout(request.timeout)
    request.state = 'done'
    this.#removeIdle(request.client)
    request.refuse()
  }

  #enqueue(request: SlotRequest): void {
    request.client.waiting.push(request)
    this.#waiting += 1
    request.timeout = setTimeout(() => {
      this.#dequeue(request)
      this.#refuse(request)
    }, this.#options.maxWaitMs)
  }

  #dequeue(request: SlotRequest): void {
    clearTimeout(request.timeout)
    request.client.waiting.splice(request.client.waiting.indexOf(request), 1)
    this.#waiting -= 1
  }

  #release(request: SlotRequest): void {
    const { client, state } = request
    if (state === 'done') return
    request.state = 'done'
    if (state === 'waiting') this.#dequeue(request)
    else if (state === 'detached') {
      client.detached.splice(client.detached.indexOf(request), 1)
      this.#detached -= 1
    } else {
      client.inProgress -= 1
      this.#inProgress -= 1
    }
    this.#removeIdle(client)
    this.#startNext()
  }

  #detach(request: SlotRequest, cut: () => void): void {
    if (request.state !== 'in-progress' || this.#options.maxDetached === 0) return
    request.state = 'detached'
    request.cut = cut
    request.client.inProgress -= 1
    this.#inProgress -= 1
    request.client.detached.push(request)
    this.#detached += 1
    if (this.#detached > this.#options.maxDetached) {
      const [most] = [...this.#clients.values()].sort((a, b) => b.detached.length - a.detached.length)
      most?.detached[0]?.cut()
    }
    this.#startNext()
  }
}
