/**
 * Copies of built files for pages that a browser opened before a deployment. Each build copies its files to a folder in
 * DATA_DIR, where later builds find them. The modification time of a copy is its last use by a running build: it is
 * renewed at start, once a day and at the end, and copies unused for 30 days are removed. Submissions are stored on the
 * same disk and have priority: the copies leave free space for them and are bounded in total.
 */
import { copyFile, mkdir, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'

const dayMs = 86_400_000
/** Milliseconds after its last use for which a copy is retained. */
const retentionMs = 30 * dayMs
const mebibyte = 1_048_576
/** An unfinished copy of this age belongs to a process that has ended. */
const abandonedMs = 3_600_000
const unfinishedName = /^\..*\.copy$/
/** The usual size of the blocks in which disks allocate space. */
const blockBytes = 4096

export interface EarlierAssetsOptions {
  /** Folder of this build's files. */
  folder: string
  /** Folder of the copies; created if it is missing. */
  earlier: string
  log: Pick<Logger, 'warn'>
  /** Milliseconds of the wall clock. */
  now?: () => number
  /** Bytes that stay free on the disk. */
  reserveBytes?: number
  /** Bytes that all copies together may take. */
  maxBytes?: number
}

export interface EarlierAssets {
  /** Copies missing files, renews the times of this build's copies, removes expired ones. Never rejects. */
  refresh(): Promise<void>
  /**
   * Whether the folder has files of other builds but not all of this one's: replicas of those may run. Never rejects.
   */
  isNewBuild(): Promise<boolean>
  /** Ends the daily refresh, waits for one in progress, and renews the times once more. Never rejects. */
  close(): Promise<void>
}

interface Copy {
  name: string
  bytes: number
  usedMs: number
}

/** Starts the daily refresh; the first one is the caller's `refresh()`. Problems are logged once. */
export function createEarlierAssets(options: EarlierAssetsOptions): EarlierAssets {
  const { folder, earlier, log, now = Date.now } = options
  const { reserveBytes = 32 * mebibyte, maxBytes = 256 * mebibyte } = options
  let hasWarned = false
  let last: Promise<void> = Promise.resolve()

  const warnOnce = (fields: object, message: string) => {
    if (hasWarned) return
    hasWarned = true
    log.warn(fields, message)
  }
  /** Runs one operation after the other; the first error is logged, all others are dropped. */
  const enqueue = (work: () => Promise<void>) => {
    last = last
      .then(work)
      .catch((err) =>
        warnOnce({ err }, 'built files cannot be copied for open tabs of this build: make DATA_DIR writable')
      )
    return last
  }
  const pathOf = (name: string) => path.join(earlier, name)

  const refresh = async () => {
    await mkdir(earlier, { recursive: true })
    const own = await list(folder)
    const copies = new Map((await list(earlier)).map((copy) => [copy.name, copy]))
    const missing = own.filter(({ name, bytes }) => copies.get(name)?.bytes !== bytes)
    const missingNames = new Set(missing.map(({ name }) => name))
    const present = own.filter(({ name }) => !missingNames.has(name))
    for (const { name } of present) await renew(pathOf(name), now())

    const others = await removeOutdated(earlier, own, copies.values(), now())
    const needed = sum(missing)
    const { bavail, bsize } = await statfs(earlier)
    let free = Math.min(bavail * bsize - reserveBytes, maxBytes - sum(present) - sum(others))
    // Removing copies of other builds makes space, the longest unused ones first. If all of them are not enough, only
    // the bounds are restored.
    const fits = free + sum(others) >= needed
    for (const { name, bytes } of others.sort((a, b) => a.usedMs - b.usedMs)) {
      if (free >= (fits ? needed : 0)) break
      await rm(pathOf(name), { force: true })
      free += bytes
    }
    if (fits) await copyAll(folder, earlier, missing, now())
    else
      warnOnce(
        { needed, reserveBytes },
        'built files are not copied for open tabs of this build: free space in DATA_DIR'
      )
  }

  const timer = setInterval(() => enqueue(refresh), dayMs).unref()
  return {
    refresh: () => enqueue(refresh),
    async isNewBuild() {
      const copies = new Set(await readdir(earlier).catch(() => []))
      const own = copies.size === 0 ? [] : await readdir(folder).catch(() => [])
      return own.some((name) => !copies.has(name))
    },
    close() {
      clearInterval(timer)
      return enqueue(async () => {
        // A process that ends at once has copied nothing.
        const copies = new Set(await readdir(earlier).catch(() => []))
        for (const name of await readdir(folder)) if (copies.has(name)) await renew(pathOf(name), now())
      })
    }
  }
}

/** Removes copies that were not used for so long, and unfinished ones; gives those of other builds that stay. */
async function removeOutdated(
  earlier: string,
  own: readonly Copy[],
  copies: Iterable<Copy>,
  now: number
): Promise<Copy[]> {
  const others: Copy[] = []
  for (const copy of copies) {
    const age = now - copy.usedMs
    const isUnfinished = unfinishedName.test(copy.name)
    if (!isUnfinished && own.some(({ name }) => name === copy.name)) continue
    if (age > (isUnfinished ? abandonedMs : retentionMs)) await rm(path.join(earlier, copy.name), { force: true })
    else if (!isUnfinished) others.push(copy)
  }
  return others
}

/** Copies all files or none: a page cannot use half of a build, and submissions may need the space. */
async function copyAll(folder: string, earlier: string, files: readonly Copy[], now: number): Promise<void> {
  const copied: string[] = []
  for (const { name } of files) {
    const temporary = path.join(earlier, `.${name}.${process.pid}.copy`)
    try {
      await copyFile(path.join(folder, name), temporary)
      await renew(temporary, now)
      const file = path.join(earlier, name)
      await rename(temporary, file)
      copied.push(file)
    } catch (error) {
      for (const file of [temporary, ...copied]) await rm(file, { force: true })
      throw error
    }
  }
}

/** The files of a folder: their sizes on the disk and their modification times. */
async function list(folder: string): Promise<Copy[]> {
  const files: Copy[] = []
  for (const name of await readdir(folder)) {
    // Another process may have removed it meanwhile.
    const status = await stat(path.join(folder, name)).catch(() => undefined)
    if (status?.isFile())
      files.push({ name, bytes: Math.ceil(status.size / blockBytes) * blockBytes, usedMs: status.mtimeMs })
  }
  return files
}

function sum(copies: readonly Copy[]): number {
  return copies.reduce((bytes, copy) => bytes + copy.bytes, 0)
}

/** Sets a file's times to `milliseconds` of the wall clock. */
function renew(file: string, milliseconds: number): Promise<void> {
  const time = new Date(milliseconds)
  return utimes(file, time, time)
}
