/** What the script of the service worker contains about the build that serves it. */
export interface WorkerSite {
  build: string
  edition: string
  /** Addresses of the scripts, style sheets and fonts that the pages kept in advance need. */
  assets: readonly string[]
  /** Query parameters that pages know, and of these those by which they have other records. */
  query: { declared: readonly string[]; records: readonly string[] }
}

/** Every cache and every stored entry of the worker begins with it. */
export const workerPrefix = 'fair-'
/** The address of the worker; its scope is the whole site. */
export const workerPath = '/sw.js'
/** Attributes of `<html>` in a kept copy: the time at which it was kept, in milliseconds, and why it is shown. */
export const copyAttributes = { at: 'data-kept-at', because: 'data-kept-because' } as const
/** Header field of a kept copy: the time at which it was kept, in milliseconds. */
export const keptAtField = 'x-kept-at'
/** Why a kept copy is shown: there is no network, or it did not answer in time. */
export type CopyReason = 'offline' | 'slow'

/** A message of a page to the worker. */
export type PageMessage =
  /** The language cookie's value; empty without one. */
  | { type: 'language'; locale: string }
  /** A page that is displayed without its document having been loaded. */
  | { type: 'seen'; address: string }
  /** Addresses to keep in advance, the most important ones first; answered with `kept`. */
  | { type: 'keep'; addresses: string[] }

/** What the worker tells a page. */
export type WorkerMessage =
  /** A language was chosen without network: the cookie has to name it. */
  | { type: 'language'; locale: string }
  /** The data of an address come from a copy. */
  | { type: 'copy'; address: string; at: number; because: CopyReason }
  /** The network has answered for an address. */
  | { type: 'answered'; address: string }
  | { type: 'kept'; bytes: number; isComplete: boolean }
  /** A waiting form was sent or refused. */
  | { type: 'forms' }
