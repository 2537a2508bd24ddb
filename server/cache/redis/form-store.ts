/** What forms need of the shared store. */

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
