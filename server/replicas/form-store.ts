/** What forms need of the shared store. */
import type { KeyedHash } from './keyed-hash.ts'

export interface FormStore {
  /**
   * Runs a Lua script; `keys` get the prefix of this site. Resolves to undefined where the store is down or late: a form
   * waits 15 ms for each script, and for no more than three. Never rejects.
   */
  runScript(script: string, keys: readonly string[], args: readonly string[]): Promise<unknown>
  /** Hides what is about people in keys. */
  hash: KeyedHash
}
