/**
 * The last good responses of the declared calls, in files: a process that starts while the backend is down serves them
 * as stale (shared/BACKEND.md#what-survives-a-restart). Written behind by a store around the cache's own, one file a
 * response (a digest, then the encoded entry), each replaced as a whole. Several processes may share the folder: whoever
 * writes last wins, and nobody reads a file that is half written.
 */
import { createHash, randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { lstat, mkdir, opendir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { without } from '../../http/fields.ts'
import type { ThrottledLog } from '../../observe/log.ts'
import type { CacheRequest } from '../cache-request.ts'
import type { Counters } from '../counters.ts'
import { type CacheEntry, restoredEntry } from '../entry.ts'
import { type EntryMeta, encodeEntry, splitEntry } from '../entry-codec.ts'
import type { Store } from '../store.ts'
import { recheckedEntry } from '../storing.ts'

interface SavedResponsesOptions {
  /** Created if it is missing. */
  folder: string
  /** Base URL of the backend: the responses of another one are neither read nor removed. */
  backend: string
  log: ThrottledLog
  maxBytes: number
}

/** A response to save. */
interface ToSave {
  key: string
  entry: CacheEntry
}

/** A saved response, and its body. */
interface SavedResponse {
  meta: EntryMeta
  body: Buffer
}

const suffix = '.response'
/** Names in the folder that are looked at: a folder with more of them is not ours. */
const maxNames = 50_000
const maxFileBytes = 5 * 1_048_576
const maxFiles = 5000
/** Milliseconds for which changes are collected before they are written. */
const delayMs = 500
/** An unfinished file of this age belongs to a process that has ended. */
const abandonedMs = 600_000

/** The saver; nothing is read or written at first. */
export class SavedResponses {
  readonly #options: SavedResponsesOptions
  readonly #prefix: string
  /** Bytes of the files by key, the one written first comes first. */
  readonly #files = new Map<string, number>()
  readonly #pending = new Map<string, ToSave>()
  readonly #removedMeanwhile = new Set<string>()
  #keyInProgress: string | undefined
  #bytes = 0
  #restored = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(options: SavedResponsesOptions) {
    this.#options = options
    this.#prefix = hashOf(options.backend).slice(0, 12)
  }

  /** Reads all files, for `maxMs` at most; `accept` says whether a response is restored. Never rejects. */
  async restore(accept: (response: SavedResponse) => Promise<boolean>, maxMs: number): Promise<void> {
    const { maxBytes } = this.#options
    const deadline = performance.now() + maxMs
    try {
      for (const name of await this.#list()) {
        if (performance.now() > deadline || this.#files.size >= maxFiles || this.#bytes >= maxBytes) break
        await this.#restoreFile(name, accept).catch(() => undefined)
      }
    } catch (error) {
      // There is no folder before the first response is saved.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#warn(error) // opendir throws system errors
    }
  }

  /** Writes the response later. */
  save(response: ToSave): void {
    if (this.#isClosed) return
    this.#pending.delete(response.key)
    this.#pending.set(response.key, response)
    this.#timer ??= setTimeout(() => void this.#startFlush(), delayMs).unref()
  }

  /** Removes a response at once, also one that is about to be written. */
  remove(key: string): void {
    this.#pending.delete(key)
    if (this.#keyInProgress === key) this.#removedMeanwhile.add(key)
    if (!this.#files.has(key)) return
    this.#forget(key)
    try {
      rmSync(this.#fileOf(key), { force: true })
    } catch (error) {
      this.#warn(error)
    }
  }

  /** The keys of all saved responses. */
  keys(): Set<string> {
    const inProgress = this.#keyInProgress === undefined ? [] : [this.#keyInProgress]
    return new Set([...this.#files.keys(), ...this.#pending.keys(), ...inProgress])
  }

  /** Number of responses that `restore` has accepted. */
  restored(): number {
    return this.#restored
  }

  /** Writes what waits, and saves nothing more. Never rejects. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#startFlush()
  }

  #fileOf(key: string): string {
    return path.join(this.#options.folder, `${this.#prefix}-${hashOf(key)}${suffix}`)
  }

  #forget(key: string): void {
    this.#bytes -= this.#files.get(key) ?? 0
    this.#files.delete(key)
  }

  #warn(err: unknown): void {
    const message = 'responses cannot be saved for an outage: make DATA_DIR writable'
    this.#options.log.warn('saved responses', { err }, message)
  }

  async #write({ key, entry }: ToSave): Promise<void> {
    const { folder, maxBytes } = this.#options
    const at = Math.round(entry.lifetimes.generatedAt)
    const encoded = encodeEntry(key, entry.counter.label, entry, { requestTime: at, responseTime: at }, 0)
    const content = Buffer.concat([digestOf(encoded), encoded])
    if (content.length > Math.min(maxFileBytes, maxBytes)) return
    const temporary = path.join(folder, `.${this.#prefix}-${process.pid}-${randomBytes(6).toString('hex')}`)
    try {
      await writeFile(temporary, content, { flag: 'wx', mode: 0o600 })
      await rename(temporary, this.#fileOf(key))
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined)
      throw error
    }
    // Removed, by a purge, while it was being written.
    if (this.#removedMeanwhile.delete(key)) return rmSync(this.#fileOf(key), { force: true })
    this.#forget(key)
    this.#files.set(key, content.length)
    this.#bytes += content.length
    for (const [oldest] of this.#files) {
      if (this.#bytes <= maxBytes && this.#files.size <= maxFiles) break
      this.#forget(oldest)
      await rm(this.#fileOf(oldest), { force: true })
    }
  }

  async #flush(): Promise<void> {
    const pending = this.#pending
    try {
      if (pending.size > 0) await mkdir(this.#options.folder, { recursive: true, mode: 0o700 })
      for (const [key, response] of pending) {
        pending.delete(key)
        this.#keyInProgress = key
        await this.#write(response)
      }
    } catch (error) {
      // What was not written is written when it changes next.
      pending.clear()
      this.#warn(error)
    } finally {
      this.#keyInProgress = undefined
      this.#removedMeanwhile.clear()
    }
  }

  #startFlush(): Promise<void> {
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#flush())
    return this.#writing
  }

  /** Names of the backend's files; unfinished ones of processes that have ended are removed. */
  async #list(): Promise<string[]> {
    const { folder } = this.#options
    const names: string[] = []
    let seen = 0
    for await (const item of await opendir(folder)) {
      seen += 1
      if (seen > maxNames) break
      if (item.isFile() && item.name.startsWith(`${this.#prefix}-`) && item.name.endsWith(suffix)) names.push(item.name)
      else if (item.isFile() && item.name.startsWith(`.${this.#prefix}-`)) {
        const file = path.join(folder, item.name)
        if (Date.now() - (await lstat(file)).mtimeMs > abandonedMs) await rm(file, { force: true })
      }
    }
    return names
  }

  /** Reads and checks a file; one that is not accepted is removed. */
  async #restoreFile(name: string, accept: (response: SavedResponse) => Promise<boolean>): Promise<void> {
    const file = path.join(this.#options.folder, name)
    const { size } = await lstat(file)
    const bytes = size <= maxFileBytes ? await readFile(file) : Buffer.alloc(0)
    const encoded = bytes.subarray(digestBytes)
    const response = digestOf(encoded).equals(bytes.subarray(0, digestBytes)) && splitEntry(encoded, maxFileBytes)
    // The name has the backend and the key.
    const isOwn = response && path.basename(this.#fileOf(response.meta.key)) === name
    if (!isOwn || !(await accept(response))) return rm(file, { force: true })
    this.#files.set(response.meta.key, size)
    this.#bytes += size
    this.#restored += 1
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

const digestBytes = 32

/** Tells that a file is whole. */
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

/** The request of a saved response; undefined where it is no cacheable declared call any more. */
export type RequestOfKey = (key: string) => CacheRequest | undefined

/** Saves what is put into `store`, and removes what is dropped from it. An eviction leaves the file. */
export function createSavingStore(store: Store, saved: SavedResponses, requestOf: RequestOfKey): Store {
  /** Of the entries that are saved: an entry is put again when its body has been compressed. */
  const known = new WeakSet<CacheEntry['lifetimes']>()
  return {
    ...store,
    put(cacheKey, names, secondaryKey, entry) {
      store.put(cacheKey, names, secondaryKey, entry)
      // Responses of undeclared calls have no tag. The backend no longer has what is missing, unless that is doubtful.
      if (entry.tag === '' || entry.doubtful || known.has(entry.lifetimes)) return
      known.add(entry.lifetimes)
      if (entry.status === 200 && requestOf(cacheKey.key)) saved.save({ key: cacheKey.key, entry })
      else saved.remove(cacheKey.key)
    },
    drop(key) {
      store.drop(key)
      saved.remove(key)
    },
    dropVariant(key, secondaryKey) {
      store.dropVariant(key, secondaryKey)
      saved.remove(key)
    }
  }
}

const age = new Set(['age'])

/**
 * Puts a saved response into `store` if its rule would store it today and its time has not run out. It has to be
 * revalidated before it is reused, as after a soft purge, and it is served stale while the origin fails. Returns
 * whether it was put there.
 */
export async function restoreResponse(
  { meta, body }: SavedResponse,
  requestOf: RequestOfKey,
  store: Store,
  counters: Counters,
  now: number
): Promise<boolean> {
  const { status, responseTime: generatedAt } = meta
  const request = requestOf(meta.key)
  if (!request || status !== 200 || generatedAt > now) return false
  const counter = counters.of(request.rule.label, request.rule.language)
  // The age on receipt is already part of `generatedAt`.
  const response = { status, fields: without(meta.fields, age), body }
  const times = { requestTime: generatedAt, responseTime: generatedAt }
  const entry = await recheckedEntry(request, counter, response, times)
  if (!entry || entry.lifetimes.alwaysRevalidate) return false
  if (entry.lifetimes.staleIfUnreachableUntil <= now) return false
  store.put(request, [], '', restoredEntry(entry))
  return true
}
