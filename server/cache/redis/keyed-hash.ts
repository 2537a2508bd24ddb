/** A hash for the keys of the shared store that concern people: addresses and forms are personal data. */
import { createHmac } from 'node:crypto'
import type { Settings } from '../../settings.ts'
import type { KeyedHash } from './form-store.ts'

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
