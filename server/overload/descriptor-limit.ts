/**
 * How many files and connections the process may have open at once, and how that number is divided. Each
 * connection, open file and event loop takes descriptors of the operating system; at the limit whatever needs one more
 * fails with EMFILE, wherever that happens to be.
 */
import { readdirSync, readFileSync } from 'node:fs'

/** Most open at a time of what visitors cause. */
export interface DescriptorShares {
  /** Connections of visitors that are served. */
  connections: number
  /** Connections that are just being refused with 503. */
  refusals: number
  /** Connections to the backend. */
  upstream: number
  /** Built files that are being sent from the disk. */
  files: number
}

export interface DescriptorUse {
  /** Soft limit of the process. */
  limit: number
  /** Open already, before anything of the site is. */
  open: number
  /** True where the embedded backend runs in this process: its store, and the other end of each of its connections. */
  embedded: boolean
  /** True where metrics have a listener. */
  metrics: boolean
}

/** Where the system names no limit for one process, or Node cannot read it. */
const assumedLimit = 1024
/** What an idle Node has open. */
const assumedOpen = 32
/** Name look-ups, short reads and copies that run at the same moment, and the listener. */
const forShortUse = 6
/** The thread of the embedded backend takes 7; libsql with an open store 9 more. */
const forEmbedded = 17
/** Connections that the listener for metrics accepts. */
export const mostScrapes = 4
/** With fewer connections a single browser, which opens six, could not be served beside a health check. */
const leastConnections = 8
const most: DescriptorShares = { connections: 10_000, refusals: 64, upstream: 256, files: 256 }
/** The embedded backend has one thread: with more requests at a time each only takes longer. */
const mostToEmbedded = 64
const least = { refusals: 2, upstream: 2, files: 2 }

/** The shares where nothing limits them. */
export const unlimitedShares: Readonly<DescriptorShares> = Object.freeze({ ...most })

/** The soft limit of open files in the text of Linux' /proc/self/limits; undefined where it names none. */
export function readOpenFilesLimit(limits: string): number | undefined {
  const [, soft] = /^Max open files\s+(\d+|unlimited)\s/m.exec(limits) ?? []
  if (soft === undefined) return undefined
  return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft)
}

/** The limit of this process and what it has open now. Elsewhere than on Linux both are safe assumptions. */
export function readDescriptors(): { limit: number; open: number } {
  try {
    const limit = readOpenFilesLimit(readFileSync('/proc/self/limits', 'latin1')) ?? assumedLimit
    return { limit, open: readdirSync('/proc/self/fd').length }
  } catch {
    return { limit: assumedLimit, open: assumedOpen }
  }
}

/**
 * Divides what the process' own needs leave over. Throws an Error of one line where too little is left to serve
 * anybody.
 */
export function shareDescriptors({ limit, open, embedded, metrics }: DescriptorUse): DescriptorShares {
  const own = open + forShortUse + (embedded ? forEmbedded : 0) + (metrics ? mostScrapes + 1 : 0)
  const perUpstream = embedded ? 2 : 1
  const leastLimit = own + leastConnections + least.refusals + least.upstream * perUpstream + least.files
  if (limit < leastLimit)
    throw new Error(`the limit of open files (ulimit -n) is ${limit}: the site needs at least ${leastLimit}`)
  const left = limit - own
  const share = (name: 'refusals' | 'upstream' | 'files', part: number) =>
    Math.min(most[name], Math.max(least[name], Math.floor(left / part)))
  const upstream = Math.min(share('upstream', 8), embedded ? mostToEmbedded : most.upstream)
  const files = share('files', 8)
  const refusals = share('refusals', 16)
  const connections = Math.min(most.connections, left - upstream * perUpstream - files - refusals)
  return { connections, refusals, upstream, files }
}
