/**
 * Built files for pages that a browser opened before a deployment: each build copies its files to a folder in DATA_DIR,
 * where later builds find them. A file's time says when a running build last used it: it is renewed at start, once a
 * day and at the end, and files that no build has used for 30 days are removed. Submissions live on the same disk and
 * come first: copies leave room for them, and together they have a bound.
 */
import { copyFile, mkdir, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'

const dayMs = 86_400_000
const mebibyte = 1_048_576
/** An unfinished copy of that age has lost its process. */
const abandonedMs = 3_600_000
const unfinished = /^\..*\.copy$/
/** Disks give space in blocks, of this size mostly. */
const blockBytes = 4096

export interface EarlierAssetsOptions {
  /** Folder of this build's files. */
  folder: string
  /** Folder of the copies, made where it is missing. */
  earlier: string
  log: Pick<Logger, 'warn'>
  /** Milliseconds of the wall clock. */
  now?: () => number
  /** Milliseconds after its last use by a running build in which a file is kept. */
  keptForMs?: number
  /** Bytes that copies leave free on the disk. */
  reserveBytes?: number
  /** Bytes that all copies together may take. */
  mostBytes?: number
}

export interface EarlierAssets {
  /** Copies what is missing, renews the times of this build's files, removes what is too old. Never rejects. */
  refresh(): Promise<void>
  /** Renews the times once more, after a refresh that is under way; ends the daily one. Never rejects. */
  end(): Promise<void>
}

interface Copy {
  name: string
  bytes: number
  usedMs: number
}

/** Keeps the files of this build for later ones; once a day by itself, first when `refresh` is called. */
export function createEarlierAssets(options: EarlierAssetsOptions): EarlierAssets {
  const { folder, earlier, log, now = Date.now, keptForMs = 30 * dayMs } = options
  const { reserveBytes = 32 * mebibyte, mostBytes = 256 * mebibyte } = options
  let isWarned = false
  let last: Promise<void> = Promise.resolve()

  const warn = (facts: object, message: string) => {
    if (isWarned) return
    isWarned = true
    log.warn(facts, message)
  }
  /** One after the other; what goes wrong is told once in the life of the process. */
  const inTurn = (work: () => Promise<void>) => {
    last = last
      .then(work)
      .catch((err) => warn({ err }, 'built files cannot be kept for tabs of this build: make DATA_DIR writable'))
    return last
  }
  const place = (name: string) => path.join(earlier, name)

  const refresh = async () => {
    await mkdir(earlier, { recursive: true })
    const own = await list(folder)
    const copies = new Map((await list(earlier)).map((copy) => [copy.name, copy]))
    const missing = own.filter(({ name, bytes }) => copies.get(name)?.bytes !== bytes)
    const absent = new Set(missing.map(({ name }) => name))
    const used = own.filter(({ name }) => !absent.has(name))
    for (const { name } of used) await renew(place(name), now())

    const others: Copy[] = []
    for (const copy of copies.values()) {
      const age = now() - copy.usedMs
      if (unfinished.test(copy.name)) {
        if (age > abandonedMs) await rm(place(copy.name), { force: true })
      } else if (own.some(({ name }) => name === copy.name)) continue
      else if (age > keptForMs) await rm(place(copy.name), { force: true })
      else others.push(copy)
    }

    const needed = sum(missing)
    const { bavail, bsize } = await statfs(earlier)
    let room = Math.min(bavail * bsize - reserveBytes, mostBytes - sum(used) - sum(others))
    const fits = room + sum(others) >= needed
    for (const { name, bytes } of others.sort((a, b) => a.usedMs - b.usedMs)) {
      if (room >= (fits ? needed : 0)) break
      await rm(place(name), { force: true })
      room += bytes
    }
    if (fits) await copyAll(missing.map(({ name }) => name))
    else warn({ needed, reserveBytes }, 'built files are not kept for tabs of this build: DATA_DIR has too little room')
  }

  /** All or none: half of a build is of no use to a page, and what it takes submissions may need. */
  const copyAll = async (names: string[]) => {
    const copied: string[] = []
    for (const name of names) {
      const part = place(`.${name}.${process.pid}.copy`)
      try {
        await copyFile(path.join(folder, name), part)
        await renew(part, now())
        await rename(part, place(name))
        copied.push(name)
      } catch (error) {
        for (const each of [part, ...copied.map(place)]) await rm(each, { force: true })
        throw error
      }
    }
  }

  const timer = setInterval(() => inTurn(refresh), dayMs).unref()
  return {
    refresh: () => inTurn(refresh),
    end() {
      clearInterval(timer)
      return inTurn(async () => {
        const copies = new Set(await readdir(earlier))
        for (const name of await readdir(folder)) if (copies.has(name)) await renew(place(name), now())
      })
    }
  }
}

async function list(folder: string): Promise<Copy[]> {
  const found: Copy[] = []
  for (const name of await readdir(folder)) {
    // Another process may just have removed it.
    const status = await stat(path.join(folder, name)).catch(() => undefined)
    if (status?.isFile())
      found.push({ name, bytes: Math.ceil(status.size / blockBytes) * blockBytes, usedMs: status.mtimeMs })
  }
  return found
}

function sum(copies: readonly Copy[]): number {
  return copies.reduce((bytes, copy) => bytes + copy.bytes, 0)
}

function renew(file: string, milliseconds: number): Promise<void> {
  const time = new Date(milliseconds)
  return utimes(file, time, time)
}
