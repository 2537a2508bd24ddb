/**
 * The places at the backend, shared fairly by client: a part of them is kept for clients that hold few, who waits is
 * started in turn by client, for a bounded time, and when too many wait the client with the most loses its latest one.
 */

export interface FairPlacesOptions {
  /** Most that are in progress at a time. */
  places: number
  /** Most that wait for a place. */
  mostWaiting: number
  /** The longest wait, in milliseconds: what takes longer is refused, so that in an overload everybody hears soon. */
  mostWaitMs: number
}

/** A place, or the wait for one. */
export interface Place {
  /** Gives the place back, or stops waiting. */
  release(): void
}

export interface FairPlaces {
  /**
   * Calls `start` at once, or later when a place is free, or `refuse` when too many wait. `client` undefined stands for
   * the site itself, which may take any place.
   */
  take(client: string | undefined, start: () => void, refuse: () => void): Place
}

interface Claim extends Place {
  client: Client
  state: 'waiting' | 'in-progress' | 'over'
  late: NodeJS.Timeout | undefined
  start(): void
  refuse(): void
}

interface Client {
  key: string | undefined
  inProgress: number
  waiting: Claim[]
}

/** An eighth of the places is for clients that hold few: each of them may hold a quarter of that eighth. */
const reservedShare = 8
const shareOfReserve = 4

/** Makes the account of the places; it starts nothing by itself. */
export function createFairPlaces({ places, mostWaiting, mostWaitMs }: FairPlacesOptions): FairPlaces {
  const reserve = Math.floor(places / reservedShare)
  const few = Math.max(1, Math.floor(reserve / shareOfReserve))
  /** The client whose turn it is comes first. */
  const clients = new Map<string | undefined, Client>()
  let inProgress = 0
  let waiting = 0

  const hasPlaceFor = (client: Client) =>
    inProgress < places - reserve || (inProgress < places && (client.key === undefined || client.inProgress < few))

  const start = (claim: Claim) => {
    clearTimeout(claim.late)
    claim.state = 'in-progress'
    claim.client.inProgress += 1
    inProgress += 1
    claim.start()
  }
  const startNext = () => {
    while (waiting > 0) {
      const next = [...clients.values()].find((client) => client.waiting.length > 0 && hasPlaceFor(client))
      if (!next) return
      clients.delete(next.key)
      clients.set(next.key, next)
      waiting -= 1
      start(next.waiting.shift()!)
    }
  }
  const forget = (client: Client) => {
    if (client.inProgress === 0 && client.waiting.length === 0) clients.delete(client.key)
  }
  const refuse = (claim: Claim) => {
    clearTimeout(claim.late)
    claim.state = 'over'
    forget(claim.client)
    claim.refuse()
  }
  const leave = (claim: Claim) => {
    clearTimeout(claim.late)
    claim.client.waiting.splice(claim.client.waiting.indexOf(claim), 1)
    waiting -= 1
  }
  const enqueue = (claim: Claim) => {
    claim.client.waiting.push(claim)
    waiting += 1
    claim.late = setTimeout(() => {
      leave(claim)
      refuse(claim)
    }, mostWaitMs)
  }
  const release = (claim: Claim) => {
    const { client, state } = claim
    if (state === 'over') return
    claim.state = 'over'
    if (state === 'waiting') leave(claim)
    else {
      client.inProgress -= 1
      inProgress -= 1
    }
    forget(client)
    startNext()
  }

  return {
    take(key, startIt, refuseIt) {
      let client = clients.get(key)
      if (!client) {
        client = { key, inProgress: 0, waiting: [] }
        clients.set(key, client)
      }
      const claim: Claim = {
        client,
        state: 'waiting',
        late: undefined,
        start: startIt,
        refuse: refuseIt,
        release: () => release(claim)
      }
      if (client.waiting.length === 0 && hasPlaceFor(client)) start(claim)
      else if (waiting < mostWaiting) enqueue(claim)
      else {
        const [longest] = [...clients.values()].sort((a, b) => b.waiting.length - a.waiting.length)
        if (longest === undefined || longest.waiting.length <= client.waiting.length + 1) refuse(claim)
        else {
          enqueue(claim)
          const latest = longest.waiting.at(-1)!
          leave(latest)
          refuse(latest)
        }
      }
      return claim
    }
  }
}
