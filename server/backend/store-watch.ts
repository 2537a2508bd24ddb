/** Finds out that submissions cannot be stored before a visitor sends one (shared/README.md#health). */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync
} from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { resultCodeOf, sqliteCodes } from './commands/command-error.ts'
import { submissionsFile } from './submissions-file.ts'

const intervalMs = 30_000
/** Less free space counts as a full disk: the write-ahead log of a few forms still fits. */
const minFreeBytes = 1_048_576
const probeBytes = 65_536
/** As long as a form waits for a lock, but without blocking the thread. */
const lockWaitMs = 2000

export interface WatchedStore {
  /** Commits a write that changes nothing, without waiting for a lock. Rejects with the error of SQLite or Node. */
  tryWrite: () => Promise<void>
  /** Gets the error that a submission would meet, or nothing where it would be stored. */
  report: (error?: unknown) => void
}

/** Checks the store of a folder at once, and then every 30 s. Returns a function that stops it. */
export function watchStore(dataDir: string, { tryWrite, report }: WatchedStore): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const watch = async () => {
    while (!signal.aborted) {
      const error = await check(dataDir, tryWrite)
      if (!signal.aborted) report(error)
      await wait(intervalMs, undefined, { signal, ref: false })
    }
  }
  void watch().catch(() => undefined)
  return () => stopping.abort()
}

/** Resolves to the error that a submission would meet now; undefined where it would be stored. */
async function check(dataDir: string, tryWrite: WatchedStore['tryWrite']): Promise<unknown> {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
    const { bavail, bsize } = statfsSync(dataDir)
    if (bavail * bsize < minFreeBytes) throw fullDisk()
    if (existsSync(path.join(dataDir, submissionsFile))) await writeDatabase(tryWrite)
    else writeFile(dataDir)
    return undefined
  } catch (error) {
    return error
  }
}

const fullDisk = () => Object.assign(new Error('the disk is full'), { code: 'ENOSPC' })

/** Before the first submission there is no database: a file is written, synced and removed. */
function writeFile(dataDir: string): void {
  const file = path.join(dataDir, `.store-check-${process.pid}`)
  try {
    const descriptor = openSync(file, 'w', 0o600)
    try {
      if (writeSync(descriptor, Buffer.alloc(probeBytes)) < probeBytes) throw fullDisk()
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  } finally {
    rmSync(file, { force: true })
  }
}

async function writeDatabase(write: () => Promise<void>): Promise<void> {
  for (const began = Date.now(); ; await wait(100, undefined, { ref: false })) {
    try {
      return await write()
    } catch (error) {
      if (resultCodeOf(error) !== sqliteCodes.busy || Date.now() - began > lockWaitMs) throw error
    }
  }
}
