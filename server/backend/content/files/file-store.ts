/**
 * The published files of a content folder, in DATA_DIR, named after the hash of their bytes. The backend serves them
 * from here: what a page refers to stays the same while its file in the folder changes, and an address that a browser
 * still has is served after its file is gone.
 */
import { createHash } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import { contentFileName, contentFilesPath } from '../../../../shared/records/content-files.ts'
import { type PublishedFile, sourcesOf } from './picture-variants.ts'

const mebibyte = 1_048_576
/** Submissions are stored on the same disk and have priority. */
const reserveBytes = 32 * mebibyte
/** Files that no record names any more are removed after so long, and beyond so many bytes the oldest first. */
const retentionMs = 30 * 86_400_000
const maxUnusedBytes = 256 * mebibyte

export interface FileStore {
  /** The name of a stored file that was made of a source with this key at the last load; undefined if there is none. */
  find: (sourceKey: string) => PublishedFile | undefined
  /** The stored file that was made of a source of this name at the last load, whatever its state then. */
  findLast: (sourceName: string) => PublishedFile | undefined
  /** Stores a file. Throws an Error that says what to do, or one of the file system. */
  put: (sourceKey: string, file: PublishedFile, bytes: Uint8Array) => void
  /** The variants of a picture; none until all of them are made. */
  sources: (file: PublishedFile) => { src: string; width: number }[]
  /** The variants that are there, as a text that changes with them. */
  variants: () => string
  /**
   * Marks the files that the parts of a checked pack (JSON) name as used now; false where one is missing. Then removes
   * those that have not been used for long.
   */
  use: (parts: readonly string[]) => boolean
}

/** The name of a file for visitors: readable letters of its own, the hash of its bytes, its ending. */
export function publishedName(name: string, ending: string, bytes: Uint8Array): string {
  const stem = path.posix
    .parse(name)
    .name.replace(/[^a-z\d]+/gi, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20)
  return `${stem || 'file'}-${hash}.${ending}`
}

/** The key of a source: its name and its state, which changes when the file does. */
export const sourceKey = (name: string, state: readonly number[]) => `${name} ${state.join(' ')}`

/** The store in a folder, which is created with the first file. */
export function openFileStore(folder: string): FileStore {
  const known = readIndex(folder)
  /** Of this load alone, so that the index does not grow. */
  const current = new Map<string, PublishedFile>()
  const has = ({ name, bytes }: PublishedFile) =>
    statSync(path.join(folder, name), { throwIfNoEntry: false })?.size === bytes
  const find = (key: string) => {
    const file = current.get(key) ?? known.get(key)
    if (!file || !has(file)) return undefined
    current.set(key, file)
    return file
  }
  return {
    find,
    findLast(name) {
      const key = [...known.keys()].find(
        (each) => each.startsWith(`${name} `) && /^(?: [\d.]+){4}$/.test(each.slice(name.length))
      )
      return key === undefined ? undefined : find(key)
    },
    put(key, file, bytes) {
      try {
        if (!has(file)) writeFile(folder, file.name, bytes)
      } catch (error) {
        // The picture is in order: without this its fault would send editors to look at it.
        throw new Error(`DATA_DIR cannot be written (${error instanceof Error ? error.message : String(error)})`)
      }
      current.set(key, file)
    },
    sources: (file) => sourcesOf(folder, file),
    variants: () =>
      namesOfFolder(folder)
        .filter((name) => /^[^.].*-w\d+(?:-\d)?\.webp$/.test(name))
        .sort()
        .join(' '),
    use(parts) {
      const used = new Set(parts.flatMap(namesIn))
      const now = new Date()
      for (const name of used) {
        try {
          utimesSync(path.join(folder, name), now, now)
        } catch {
          return false
        }
      }
      try {
        if (current.size > 0) writeFile(folder, '.index', Buffer.from(JSON.stringify([...current])))
        removeUnused(folder, used)
      } catch {
        // The next load reads the files again.
      }
      return true
    }
  }
}

/** The names of the content folder's files in a part of a checked pack. */
function namesIn(pack: string): string[] {
  // Most folders have none, and a part may have some megabytes.
  if (!pack.includes(contentFilesPath)) return []
  return [...pack.matchAll(new RegExp(`"(${contentFilesPath}[^"]+)"`, 'g'))].flatMap(
    ([, address = '']) => contentFileName(address) ?? []
  )
}

/** The files of the last load in a store's folder, by the keys of their sources. */
export function readIndex(folder: string): Map<string, PublishedFile> {
  try {
    // Written by `use`.
    return new Map(JSON.parse(readFileSync(path.join(folder, '.index'), 'utf8')))
  } catch {
    return new Map()
  }
}

/** Whether so many bytes may be stored in a folder without taking the space of submissions. */
export function hasRoom(folder: string, bytes: number): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize - bytes >= reserveBytes
}

function writeFile(folder: string, name: string, bytes: Uint8Array): void {
  mkdirSync(folder, { recursive: true })
  if (!hasRoom(folder, bytes.length)) throw new Error('it is full: free space there')
  replaceFile(path.join(folder, name), bytes)
}

/**
 * Writes a file in one step: readers see the whole of it or what was there before, also where another thread writes it
 * at the same time. Throws where it cannot be written.
 */
export function replaceFile(file: string, content: string | Uint8Array, mode = 0o666): void {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.${threadId}`)
  try {
    writeFileSync(temporary, content, { mode })
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

function removeUnused(folder: string, used: ReadonlySet<string>): void {
  const unused = namesOfFolder(folder)
    .filter((name) => !used.has(name) && name !== '.index')
    .flatMap((name) => {
      const status = statSync(path.join(folder, name), { throwIfNoEntry: false })
      return status?.isFile() ? [{ name, bytes: status.size, usedMs: status.mtimeMs }] : []
    })
    .sort((a, b) => b.usedMs - a.usedMs)
  let total = 0
  for (const { name, bytes, usedMs } of unused) {
    total += bytes
    if (total > maxUnusedBytes || Date.now() - usedMs > retentionMs) rmSync(path.join(folder, name), { force: true })
  }
}

/** The names in a folder; none where it cannot be read. */
export function namesOfFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
