/** What forms need of the shared store; its keys that concern people are hashed: addresses and forms are personal data. */
import { createHmac } from 'node:crypto'
import type { Settings } from '../../settings.ts'

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
