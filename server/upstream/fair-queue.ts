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

export interface FairQueue {
  /**
   * Calls `start` synchronously when a slot is free, else later; or `refuse` when the queue is full or the wait is
   * over. `client` undefined means the site itself, which may use reserved slots without a limit.
   */
  acquire(client: string | undefined, start: () => void, refuse: () => void): Slot
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

/** Creates a queue with all slots free. Clients are known while they use or wait for a slot. */
export function createFairQueue({ slots, maxDetached, maxWaiting, maxWaitMs }: FairQueueOptions): FairQueue {
  const reserved = Math.floor(slots / reserveDivisor)
  const maxReservedPerClient = Math.max(1, Math.floor(reserved / clientShareDivisor))
  /** In round-robin order: the client that is served next comes first. */
  const clients = new Map<string | undefined, ClientQueue>()
  let inProgress = 0
  let detached = 0
  let waiting = 0

  const hasSlotFor = (client: ClientQueue) =>
    inProgress < slots - reserved ||
    (inProgress < slots && (client.key === undefined || client.inProgress < maxReservedPerClient))

  const start = (request: SlotRequest) => {
    clearTimeout(request.timeout)
    request.state = 'in-progress'
    request.client.inProgress += 1
    inProgress += 1
    request.start()
  }
  const startNext = () => {
    while (waiting > 0) {
      const next = [...clients.values()].find((client) => client.waiting.length > 0 && hasSlotFor(client))
      const oldest = next?.waiting.shift()
      if (!next || !oldest) return
      clients.delete(next.key)
      clients.set(next.key, next)
      waiting -= 1
      start(oldest)
    }
  }
  const removeIdle = (client: ClientQueue) => {
    if (client.inProgress + client.detached.length + client.waiting.length === 0) clients.delete(client.key)
  }
  const refuse = (request: SlotRequest) => {
    clearTimeout(request.timeout)
    request.state = 'done'
    removeIdle(request.client)
    request.refuse()
  }
  const dequeue = (request: SlotRequest) => {
    clearTimeout(request.timeout)
    request.client.waiting.splice(request.client.waiting.indexOf(request), 1)
    waiting -= 1
  }
  const enqueue = (request: SlotRequest) => {
    request.client.waiting.push(request)
    waiting += 1
    request.timeout = setTimeout(() => {
      dequeue(request)
      refuse(request)
    }, maxWaitMs)
  }
  const release = (request: SlotRequest) => {
    const { client, state } = request
    if (state === 'done') return
    request.state = 'done'
    if (state === 'waiting') dequeue(request)
    else if (state === 'detached') {
      client.detached.splice(client.detached.indexOf(request), 1)
      detached -= 1
    } else {
      client.inProgress -= 1
      inProgress -= 1
    }
    removeIdle(client)
    startNext()
  }
  const detach = (request: SlotRequest, cut: () => void) => {
    if (request.state !== 'in-progress' || maxDetached === 0) return
    request.state = 'detached'
    request.cut = cut
    request.client.inProgress -= 1
    inProgress -= 1
    request.client.detached.push(request)
    detached += 1
    if (detached > maxDetached) {
      const [most] = [...clients.values()].sort((a, b) => b.detached.length - a.detached.length)
      most?.detached[0]?.cut()
    }
    startNext()
  }

  return {
    acquire(key, onStart, onRefuse) {
      let client = clients.get(key)
      if (!client) {
        client = { key, inProgress: 0, detached: [], waiting: [] }
        clients.set(key, client)
      }
      const request: SlotRequest = {
        client,
        state: 'waiting',
        timeout: undefined,
        start: onStart,
        refuse: onRefuse,
        cut: () => {},
        release: () => release(request),
        detach: (cut) => detach(request, cut)
      }
      if (client.waiting.length === 0 && hasSlotFor(client)) start(request)
      else if (waiting < maxWaiting) enqueue(request)
      else {
        const [longest] = [...clients.values()].sort((a, b) => b.waiting.length - a.waiting.length)
        const newest = longest?.waiting.at(-1)
        if (!longest || !newest || longest.waiting.length <= client.waiting.length + 1) refuse(request)
        else {
          enqueue(request)
          dequeue(newest)
          refuse(newest)
        }
      }
      return request
    }
  }
}
