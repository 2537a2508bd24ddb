/**
 * The last good responses of the declared calls, in files: a process that starts while the backend is down serves them
 * as stale (shared/BACKEND.md#what-survives-a-restart). Written behind, one file a response, each replaced as a whole.
 * Several processes may share the folder: whoever writes last wins, and nobody reads a file that is half written.
 */
import { createHash, randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { lstat, mkdir, opendir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ThrottledLog } from '../../observe/throttled-log.ts'
import type { CacheEntry } from '../entry.ts'
import { decodeResponse, encodeResponse, type SavedResponse } from './response-file.ts'

export interface SavedResponsesOptions {
  /** Created if it is missing. */
  folder: string
  /** Base URL of the backend: the responses of another one are neither read nor removed. */
  backend: string
  log: ThrottledLog
  maxBytes: number
  maxFiles?: number
  /** Milliseconds for which changes are collected before they are written. */
  delayMs?: number
}

/** A response to save. */
export interface ToSave {
  key: string
  /** See `SavedResponse`. */
  rule: string
  entry: CacheEntry
}

export interface SavedResponses {
  /** Reads all files, for `maxMs` at most; `accept` says whether a response is restored. Never rejects. */
  restore(accept: (response: SavedResponse) => Promise<boolean>, maxMs: number): Promise<void>
  /** Writes the response later. */
  save(response: ToSave): void
  /** Removes a response at once, also one that is about to be written. */
  remove(key: string): void
  /** The keys of all saved responses. */
  keys(): Iterable<string>
  /** Number of responses that `restore` has accepted. */
  restored(): number
  /** Writes what waits, and saves nothing more. Never rejects. */
  close(): Promise<void>
}

const suffix = '.response'
/** Names in the folder that are looked at: a folder with more of them is not ours. */
const maxNames = 50_000
const maxFileBytes = 5 * 1_048_576
/** An unfinished file of this age belongs to a process that has ended. */
const abandonedMs = 600_000

/** Creates the saver; nothing is read or written yet. */
export function createSavedResponses(options: SavedResponsesOptions): SavedResponses {
  const { folder, backend, log, maxBytes, maxFiles = 5000, delayMs = 500 } = options
  const prefix = hashOf(backend).slice(0, 12)
  /** Bytes of the files by key, the one written first comes first. */
  const files = new Map<string, number>()
  const pending = new Map<string, ToSave>()
  let bytes = 0
  let restored = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let isClosed = false

  const fileOf = (key: string) => path.join(folder, `${prefix}-${hashOf(key)}${suffix}`)
  const forget = (key: string) => {
    bytes -= files.get(key) ?? 0
    files.delete(key)
  }
  const warn = (error: unknown) =>
    log.warn('saved responses', { err: error }, 'responses cannot be saved for an outage: make DATA_DIR writable')

  const write = async ({ key, rule, entry }: ToSave) => {
    const content = encodeResponse({ backend, rule, key }, entry)
    if (content.length > Math.min(maxFileBytes, maxBytes)) return
    const temporary = path.join(folder, `.${prefix}-${process.pid}-${randomBytes(6).toString('hex')}`)
    try {
      await writeFile(temporary, content, { flag: 'wx', mode: 0o600 })
      await rename(temporary, fileOf(key))
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined)
      throw error
    }
    // Removed, by a purge, while it was being written.
    if (removedMeanwhile.delete(key)) return rmSync(fileOf(key), { force: true })
    forget(key)
    files.set(key, content.length)
    bytes += content.length
    for (const [oldest] of files) {
      if (bytes <= maxBytes && files.size <= maxFiles) break
      forget(oldest)
      await rm(fileOf(oldest), { force: true })
    }
  }
  const removedMeanwhile = new Set<string>()
  let keyInProgress: string | undefined

  const flush = async () => {
    try {
      if (pending.size > 0) await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const [key, response] of pending) {
        pending.delete(key)
        keyInProgress = key
        await write(response)
      }
    } catch (error) {
      // What was not written is written when it changes next.
      pending.clear()
      warn(error)
    } finally {
      keyInProgress = undefined
      removedMeanwhile.clear()
    }
  }
  const startFlush = () => {
    timer = undefined
    writing = writing.then(flush)
    return writing
  }

  /** Names of the backend's files; unfinished ones of processes that have ended are removed. */
  const list = async () => {
    const names: string[] = []
    let seen = 0
    for await (const item of await opendir(folder)) {
      seen += 1
      if (seen > maxNames) break
      if (item.isFile() && item.name.startsWith(`${prefix}-`) && item.name.endsWith(suffix)) names.push(item.name)
      else if (item.isFile() && item.name.startsWith(`.${prefix}-`)) {
        const file = path.join(folder, item.name)
        if (Date.now() - (await lstat(file)).mtimeMs > abandonedMs) await rm(file, { force: true })
      }
    }
    return names
  }
  /** Reads and checks a file; one that is not accepted is removed. */
  const restoreFile = async (name: string, accept: (response: SavedResponse) => Promise<boolean>) => {
    const file = path.join(folder, name)
    const { size } = await lstat(file)
    const response = size <= maxFileBytes ? decodeResponse(await readFile(file)) : undefined
    const isOwn = response !== undefined && response.backend === backend && path.basename(fileOf(response.key)) === name
    if (!isOwn || !(await accept(response))) return rm(file, { force: true })
    files.set(response.key, size)
    bytes += size
    restored += 1
  }

  return {
    async restore(accept, maxMs) {
      const deadline = performance.now() + maxMs
      try {
        for (const name of await list()) {
          if (performance.now() > deadline || files.size >= maxFiles || bytes >= maxBytes) break
          await restoreFile(name, accept).catch(() => undefined)
        }
      } catch (error) {
        // There is no folder before the first response is saved.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') warn(error) // opendir throws system errors
      }
    },
    save(response) {
      if (isClosed) return
      pending.delete(response.key)
      pending.set(response.key, response)
      timer ??= setTimeout(() => void startFlush(), delayMs).unref()
    },
    remove(key) {
      pending.delete(key)
      if (keyInProgress === key) removedMeanwhile.add(key)
      if (!files.has(key)) return
      forget(key)
      try {
        rmSync(fileOf(key), { force: true })
      } catch (error) {
        warn(error)
      }
    },
    keys: () => new Set([...files.keys(), ...pending.keys(), ...(keyInProgress === undefined ? [] : [keyInProgress])]),
    restored: () => restored,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await startFlush()
    }
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
