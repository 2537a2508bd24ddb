/**
 * The worker's caches. Each build of each edition has its own: what was kept in advance, pages that were seen, and
 * built files that these loaded. Copies of an earlier build are read until the new build has kept its own.
 */
import { keptAtField, workerPrefix } from '../../../shared/pages/worker-site.ts'
import { copyAddress, sameContentAddress, site } from './addresses.ts'
import { scope } from './scope.ts'

export type CacheKind = 'kept' | 'seen' | 'files'

/** Most entries by kind; the oldest are removed. What is kept in advance is bounded by its bytes (keep.ts). */
const maxEntries = { kept: 1000, seen: 80, files: 200 }
const editionPrefix = `${workerPrefix}${site.edition}-`
const buildPrefix = `${editionPrefix}${site.build}-`
const stateName = `${editionPrefix}state`

export interface Copy {
  response: Response
  /** Milliseconds. */
  at: number
}

/**
 * The copy of an address, or of the address with the same content: of this build where there is one, else of an earlier
 * build of the same edition.
 */
export async function findCopy(address: string): Promise<Copy | undefined> {
  const [own, same] = [copyAddress(address), sameContentAddress(address)]
  return (await find(own)) ?? (same === undefined || same === own ? undefined : find(same))
}

async function find(address: string): Promise<Copy | undefined> {
  const names = (await scope.caches.keys()).filter((name) => name.startsWith(editionPrefix) && name !== stateName)
  const isOwn = (name: string) => name.startsWith(buildPrefix)
  for (const name of [...names.filter(isOwn), ...names.filter((name) => !isOwn(name)).reverse()]) {
    const response = await (await scope.caches.open(name)).match(address, { ignoreVary: true })
    if (response) return { response, at: Number(response.headers.get(keptAtField)) }
  }
  return undefined
}

/** The time at which this build kept an address; 0 where it has not. */
export async function keptAt(address: string): Promise<number> {
  const cacheName = `${buildPrefix}kept`
  const copy = await scope.caches.match(copyAddress(address), { ignoreVary: true, cacheName })
  return Number(copy?.headers.get(keptAtField) ?? 0)
}

/** Stores a copy of a response whose body has not been read. Never rejects: without space there is no copy. */
export async function storeCopy(kind: CacheKind, address: string, response: Response): Promise<void> {
  const headers = new Headers(response.headers)
  headers.set(keptAtField, String(Date.now()))
  // The body is stored decoded.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const body = await response.blob()
  const own = copyAddress(address)
  const put = async () => {
    const cache = await scope.caches.open(buildPrefix + kind)
    // An entry that is put again moves to the end of the keys.
    await cache.delete(own, { ignoreVary: true })
    await cache.put(own, new Response(body, { status: response.status, headers }))
    const keys = await cache.keys()
    for (const key of keys.slice(0, Math.max(0, keys.length - maxEntries[kind]))) await cache.delete(key)
  }
  try {
    await put()
  } catch {
    // Most likely the quota is exceeded: what was kept in advance is worth more than pages that were seen.
    await removeCaches((name) => name.startsWith(workerPrefix) && /-(seen|files)$/.test(name))
    if (kind === 'kept') await put().catch(() => undefined)
  }
}

/** Removes an address's copies: the site no longer has it. */
export async function forgetCopy(address: string): Promise<void> {
  const own = copyAddress(address)
  for (const name of await scope.caches.keys()) {
    if (name.startsWith(editionPrefix)) await (await scope.caches.open(name)).delete(own, { ignoreVary: true })
  }
}

/** Removes the caches of other editions, and those of all builds but this one and the one before. */
export async function removeOutdated(): Promise<void> {
  const builds = new Set<string>()
  for (const name of await scope.caches.keys()) {
    const [build, kind] = name.startsWith(editionPrefix) ? name.slice(editionPrefix.length).split('-') : []
    if (build !== undefined && kind !== undefined && build !== site.build) builds.add(build)
  }
  // Caches are listed in the order in which they were created.
  const previous = [...builds].at(-1)
  await removeCaches((name) => {
    if (!name.startsWith(workerPrefix) || name === stateName || name.startsWith(buildPrefix)) return false
    return !name.startsWith(editionPrefix) || !name.startsWith(`${editionPrefix}${previous}-`)
  })
}

/** Removes the caches of earlier builds. */
export function removeEarlierBuilds(): Promise<void> {
  return removeCaches((name) => name.startsWith(editionPrefix) && name !== stateName && !name.startsWith(buildPrefix))
}

async function removeCaches(isRemoved: (name: string) => boolean): Promise<void> {
  for (const name of await scope.caches.keys()) if (isRemoved(name)) await scope.caches.delete(name)
}

/** State that the worker stores between two events, because the browser may stop it there. */
interface WorkerState {
  /** The language that the visitor has chosen. */
  locale?: string
  /** True where the cookie does not name it yet. */
  isCookieBehind?: boolean
}

const stateAddress = '/~state'

/** The stored state; empty without one. */
export async function readState(): Promise<WorkerState> {
  const response = await (await scope.caches.open(stateName)).match(stateAddress)
  return response ? ((await response.json()) as WorkerState) : {}
}

/** Replaces the state. Never rejects. */
export async function writeState(state: WorkerState): Promise<void> {
  try {
    await (await scope.caches.open(stateName)).put(stateAddress, new Response(JSON.stringify(state)))
  } catch {
    // Without space the next navigation decides by the address alone.
  }
}
