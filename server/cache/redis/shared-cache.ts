/**
 * What the cache and forms need of a store that several replicas share. Its keys that concern people are hashed:
 * addresses and forms are personal data. Everything that crosses this interface is bytes or plain
 * data, and all of it is checked before use.
 */

import { createHmac } from 'node:crypto'
import type { OriginFailure } from '../../http/transport.ts'
import type { Settings } from '../../settings.ts'
import type { PurgeCandidate, PurgeSelector } from '../entry.ts'
import type { BackOffState } from '../failures.ts'

/** The right to ask the origin on behalf of all replicas. It ends by itself unless its owner renews it. */
export interface SharedLock {
  key: string
  owner: string
}

/** What a replica finds when it needs a response. */
export type Acquisition =
  /** The store does not answer in time: the replica goes on by itself. */
  | { kind: 'unavailable' }
  /** A stored response that is fresh; `stamp` identifies it. */
  | { kind: 'stored'; bytes: Buffer; stamp: string }
  /** The replica asks the origin for all; `stale` is the stored response to be revalidated. */
  | { kind: 'locked'; lock: SharedLock; stale: Buffer | undefined }
  /** Another replica asks the origin; its lock ends in so many milliseconds unless it is renewed. */
  | { kind: 'busy'; endsInMs: number }

/** A stored response on its way into the store. Times in milliseconds since the epoch. */
export interface SharedValue {
  bytes: Buffer
  /** Identifies this version of the response. */
  stamp: string
  freshUntil: number
  /** When the response is of no more use. */
  expiresAt: number
}

/** What replicas tell each other. */
export type ReplicaEvent =
  /** The fetch of a key has ended; with `stamp` its response is in the store. */
  | { type: 'ended'; key: string; stamp?: string | undefined }
  | { type: 'failed'; key: string; failure: OriginFailure; backOff: BackOffState | undefined }
  | { type: 'hit-for-miss'; key: string }
  | { type: 'invalidated'; key: string; hard: boolean }
  | { type: 'purged'; selects: PurgeSelector; hard: boolean }
  /** Events may have been lost; sent by the store itself. */
  | { type: 'reconnected' }

export interface SharedCache {
  /** False while the store does not answer. */
  readonly isUp: boolean
  /** The number of the last purge that this replica knows. */
  readonly generation: number
  /**
   * Looks up a key, or takes its lock; with `known`, the stamp of the response that the replica has, finds others only.
   */
  acquire(key: string, known: string | undefined): Promise<Acquisition>
  /** Extends the lock while the fetch goes on. */
  renew(lock: SharedLock): void
  /** Stores a response and releases the lock; without a value only that. Nothing is stored where the lock is lost. */
  release(lock: SharedLock, value: SharedValue | undefined): void
  /** The stored response of a key. */
  read(key: string): Promise<{ bytes: Buffer; stamp: string } | undefined>
  /** The stamps of the stored responses of some keys, in their order. */
  stamps(keys: readonly string[]): Promise<(string | undefined)[]>
  /** Tells the other replicas. */
  send(event: Extract<ReplicaEvent, { type: 'failed' | 'hit-for-miss' }>): void
  /** Invalidates a key for all replicas (RFC 9111, section 4.4). */
  invalidate(key: string, hard: boolean): void
  /** How a stored response has been purged since a generation. */
  purgedSince(generation: number, candidate: PurgeCandidate): 'hard' | 'soft' | undefined
  /** Receives the events of other replicas. */
  listen(listener: (event: ReplicaEvent) => void): void
  close(): Promise<void>
}

type SecretSettings = Pick<Settings, 'sharedCacheUrl' | 'purgeToken'>

/** What all replicas know and nobody else; undefined where neither a password of the store nor PURGE_TOKEN is set. */
export function replicaSecret({ sharedCacheUrl = '', purgeToken = '' }: SecretSettings): string | undefined {
  const password = URL.canParse(sharedCacheUrl) ? new URL(sharedCacheUrl).password : ''
  return password || purgeToken ? JSON.stringify([password, purgeToken]) : undefined
}

/**
 * Gives HMAC-SHA-256 (RFC 2104) of a text. Its key is what all replicas know and the store's content does not hold: the
 * password of the store and PURGE_TOKEN. The store can then not be searched for an address or a form.
 */
export function createKeyedHash(settings: SecretSettings): KeyedHash {
  const key = replicaSecret(settings) ?? JSON.stringify(['', ''])
  return (text) => createHmac('sha256', key).update(text).digest()
}

/** A hash (32 bytes) that nobody can repeat who has only what is in the store. */
export type KeyedHash = (text: string) => Buffer

export interface FormStore {
  /**
   * Runs a Lua script; `keys` get the prefix of this site. Resolves to undefined where the store is down or late: a
   * form waits 15 ms for each script, and for no more than three. Never rejects.
   */
  runScript(script: string, keys: readonly string[], args: readonly string[]): Promise<unknown>
  /** Hides what is about people in keys. */
  hash: KeyedHash
}
