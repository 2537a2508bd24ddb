/** Finds out that submissions cannot be stored before a visitor sends one (shared/README.md#health). */
import { access, constants, mkdir, open, rm, stat, statfs } from 'node:fs/promises'
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
      const error = await check(dataDir, tryWrite, signal)
      if (!signal.aborted) report(error)
      await wait(intervalMs, undefined, { signal, ref: false })
    }
  }
  void watch().catch(() => undefined)
  return () => stopping.abort()
}

/**
 * Resolves to the error that a submission would meet now; undefined where it would be stored. A volume that hangs blocks
 * no thread that serves: the database is not touched before the folder has answered.
 */
async function check(dataDir: string, tryWrite: WatchedStore['tryWrite'], signal: AbortSignal): Promise<unknown> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
    const { blocks, bavail, bsize } = await statfs(dataDir)
    // Some file systems report no sizes.
    if (blocks > 0 && bavail * bsize < minFreeBytes) throw fullDisk()
    const database = await stat(path.join(dataDir, submissionsFile)).catch(() => undefined)
    if (signal.aborted) return undefined
    if (database) await writeDatabase(tryWrite)
    else await writeFile(dataDir)
    return undefined
  } catch (error) {
    return error
  }
}

const fullDisk = () => Object.assign(new Error('the disk is full'), { code: 'ENOSPC' })

/** Before the first submission there is no database: a file is written, synced and removed. */
async function writeFile(dataDir: string): Promise<void> {
  const name = path.join(dataDir, `.store-check-${process.pid}`)
  try {
    const file = await open(name, 'w', 0o600)
    try {
      await file.writeFile(Buffer.alloc(probeBytes))
      await file.sync()
    } finally {
      await file.close()
    }
  } finally {
    await rm(name, { force: true })
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
