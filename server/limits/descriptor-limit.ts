/**
 * How the limit of open files (`ulimit -n`) is divided. Each connection, open file and event loop takes descriptors of
 * the operating system; at the limit the next call that needs one fails with EMFILE, in whatever part of the process.
 */
import { readdirSync, readFileSync } from 'node:fs'

/** Upper bounds of what requests may have open at the same time. */
export interface DescriptorShares {
  /** Connections of clients that are served. */
  connections: number
  /** Connections that are being refused with 503. */
  refusals: number
  /** Connections to each backend. */
  upstream: number
  /** Built files that are being read from the disk. */
  files: number
}

export interface DescriptorUse {
  /** Soft limit of the process. */
  limit: number
  /** Descriptors that are open before the site starts. */
  open: number
  /**
   * True if the embedded backend runs in this process: it needs its store and the other end of each upstream
   * connection.
   */
  embedded: boolean
  /** True if another backend answers some of the calls beside the embedded one. */
  beside?: boolean
  /** True if metrics have a listener of their own. */
  metrics: boolean
}

/** The limit where it cannot be read. */
const assumedLimit = 1024
/** Descriptors of an idle Node process. */
const assumedOpen = 32
/** DNS look-ups, short reads and copies that run at the same moment, and the listening socket. */
const shortUse = 6
/** Descriptors of the embedded backend: its thread takes 7, libsql with an open store 9 more. */
const embeddedUse = 17
/** Connections that the listener for metrics accepts. */
export const maxScrapes = 4
/** A single browser opens six connections; a health check must still fit beside them. */
const minConnections = 8
/** The shares of a process whose limit is high enough for all of them. */
export const maxShares: Readonly<DescriptorShares> = Object.freeze({
  connections: 10_000,
  refusals: 64,
  upstream: 256,
  files: 256
})
/** The embedded backend has one thread: more concurrent requests would only take longer each. */
const maxToEmbedded = 64
/** The smallest shares with which the site can serve. */
const minShares = { refusals: 2, upstream: 2, files: 2 }

/** The soft limit of open files in the text of Linux' /proc/self/limits; undefined if the text has none. */
export function readOpenFilesLimit(limits: string): number | undefined {
  const [, soft] = /^Max open files\s+(\d+|unlimited)\s/m.exec(limits) ?? []
  if (soft === undefined) return undefined
  return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft)
}

/** The limit of this process and the number of its open descriptors; safe assumptions where /proc is missing. */
export function readDescriptors(): { limit: number; open: number } {
  try {
    const limit = readOpenFilesLimit(readFileSync('/proc/self/limits', 'latin1')) ?? assumedLimit
    return { limit, open: readdirSync('/proc/self/fd').length }
  } catch {
    return { limit: assumedLimit, open: assumedOpen }
  }
}

/**
 * Divides the descriptors that the process does not need for itself. Throws an Error of one line if fewer are left than
 * the smallest shares.
 */
export function shareDescriptors({ limit, open, embedded, beside, metrics }: DescriptorUse): DescriptorShares {
  const own = open + shortUse + (embedded ? embeddedUse : 0) + (metrics ? maxScrapes + 1 : 0)
  const perUpstream = embedded ? (beside ? 3 : 2) : 1
  const minLimit = own + minConnections + minShares.refusals + minShares.upstream * perUpstream + minShares.files
  if (limit < minLimit)
    throw new Error(`the limit of open files (ulimit -n) is ${limit}: the site needs at least ${minLimit}`)
  const left = limit - own
  const share = (name: 'refusals' | 'upstream' | 'files', part: number) =>
    Math.min(maxShares[name], Math.max(minShares[name], Math.floor(left / part)))
  const upstream = Math.min(share('upstream', 8), embedded ? maxToEmbedded : maxShares.upstream)
  const files = share('files', 8)
  const refusals = share('refusals', 16)
  const connections = Math.min(maxShares.connections, left - upstream * perUpstream - files - refusals)
  return { connections, refusals, upstream, files }
}
