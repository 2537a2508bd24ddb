/**
 * The pictures and downloads of a content folder, by the names that records give: paths below `pictures/` and
 * `downloads/`. A file is read and checked when the first record names it. The files are untrusted, as the folder is.
 */
import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { contentFilesPath, endingOf, maxDrawingLength, mediaTypes } from '../../../../shared/records/content-files.ts'
import { planHall } from '../load/file-names.ts'
import { cleanPlan, cleanSvg } from './clean-svg.ts'
import { type FileStore, namesOfFolder, publishedName, sourceKey } from './file-store.ts'
import { maxPixels, pictureFormats, readPictureSize } from './picture-size.ts'
import type { PublishedFile } from './picture-variants.ts'

const mebibyte = 1_048_576
const maxPictureBytes = 16 * mebibyte
const maxSvgBytes = 2 * mebibyte
const maxDownloadBytes = 64 * mebibyte
const maxTotalBytes = 1024 * mebibyte
const maxSide = 10_000

/** The address, size in bytes, and for a picture its size and its variants. */
interface UsableFile {
  src: string
  bytes: number
  width: number
  height: number
  sources: { src: string; width: number }[]
}

/** A file that can be used; or what is wrong with it, and what the last load published of its name. */
export type FolderFile = UsableFile | { fault: string; published: UsableFile | undefined }

export interface FolderFiles {
  /** A picture; undefined for a name without an ending, which is no file's. */
  picture: (name: string) => FolderFile | undefined
  /** The text of an SVG picture that a document may contain (`maxDrawingLength`); undefined for any other name. */
  drawing: (name: string) => string | undefined
  /** A download, or a drawing of the plan by its path, `/plan.svg`; undefined where the folder has none of this name. */
  download: (name: string) => FolderFile | undefined
  /** What the last load published of a download that the folder has no more. */
  removedDownload: (name: string) => UsableFile | undefined
}

/** What is wrong with a file; the message begins with its path. */
class FileFault extends Error {}

/** The store cannot take a file: it will not take the others either. */
class StoreFault extends Error {}

/** The files of a folder. Without a store they are checked alone. */
export function openFolderFiles(folder: string, store?: FileStore): FolderFiles {
  const found = new Map<string, FolderFile>()
  let total = 0
  let usedStore = store
  const read = (name: string, load: Loader): FolderFile => {
    const known = found.get(name)
    if (known) return known
    const file = tryLoad(folder, name, load, usedStore, () => {
      // One fault for all files: the others are checked alone.
      usedStore = undefined
    })
    total += 'bytes' in file ? file.bytes : 0
    const result =
      total > maxTotalBytes
        ? { fault: `${name} makes the files larger than ${maxTotalBytes / mebibyte} MiB`, published: undefined }
        : file
    found.set(name, result)
    return result
  }
  return {
    picture: (name) => (endingOf(name) === '' ? undefined : read(`pictures/${name}`, loadPicture)),
    drawing(name) {
      const file = `pictures/${name}`
      const known = endingOf(name) === 'svg' ? read(file, loadPicture) : undefined
      if (!known || !('bytes' in known) || known.bytes > maxDrawingLength) return undefined
      return readDrawing(folder, file)
    },
    download(name) {
      const plan = name.slice(1)
      if (name.startsWith('/') && planHall(plan) !== undefined) return read(plan, loadPlan)
      const file = `downloads/${name}`
      return exists(folder, file) ? read(file, loadDownload) : undefined
    },
    removedDownload: (name) => published(`downloads/${name}`, store)
  }
}

/** Gives what is published of a file: its bytes and size. Throws FileFault. */
type Loader = (name: string, bytes: () => Buffer) => { bytes: Buffer; width: number; height: number }

function tryLoad(
  folder: string,
  name: string,
  load: Loader,
  store: FileStore | undefined,
  onStoreFault: () => void
): FolderFile {
  try {
    return usable(publish(folder, name, load, store), store)
  } catch (error) {
    if (error instanceof StoreFault) onStoreFault()
    return { fault: faultOf(name, error), published: published(name, store) }
  }
}

function usable(file: PublishedFile, store: FileStore | undefined): UsableFile {
  const { bytes, width, height } = file
  return { src: contentFilesPath + file.name, bytes, width, height, sources: store?.sources(file) ?? [] }
}

/** What the last load published of a file. */
function published(name: string, store: FileStore | undefined): UsableFile | undefined {
  const file = store?.findLast(name)
  return file && usable(file, store)
}

function faultOf(name: string, error: unknown): string {
  if (error instanceof FileFault) return error.message
  const code = codeOf(error)
  if (code !== undefined) return `${name} cannot be read (${code}): let the site's user read it, or remove it`
  return `${name} cannot be published: ${error instanceof Error ? error.message : String(error)}`
}

/** The code of an error of the file system, such as EACCES; undefined where a file or its folder is missing. */
function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'ENOENT'
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code) ? undefined : code
}

function publish(folder: string, name: string, load: Loader, store: FileStore | undefined): PublishedFile {
  const ending = endingOf(name)
  const { descriptor, size, key } = openFile(folder, name)
  try {
    const stored = store?.find(key)
    if (stored) return stored
    const limit = name.startsWith('downloads/') ? maxDownloadBytes : ending === 'svg' ? maxSvgBytes : maxPictureBytes
    if (size > limit) throw new FileFault(`${name} is larger than ${limit / mebibyte} MiB`)
    const { bytes, width, height } = load(name, () => readFileSync(descriptor))
    const file = { name: publishedName(name, ending, bytes), bytes: bytes.length, width, height }
    try {
      store?.put(key, file, bytes)
    } catch (error) {
      throw new StoreFault(error instanceof Error ? error.message : String(error))
    }
    return file
  } finally {
    closeSync(descriptor)
  }
}

/** The cleaned text of an SVG picture; undefined where the file has become another since it was checked. */
function readDrawing(folder: string, name: string): string | undefined {
  try {
    const { descriptor, size } = openFile(folder, name)
    try {
      if (size > maxSvgBytes) return undefined
      return cleanSvg(readFileSync(descriptor, 'utf8'))?.svg.trim()
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return undefined
  }
}

/** False for a path that could leave the folder, or that names hidden files. */
function isPlainPath(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected here
  return !/[\\\u0000-\u001f]/.test(name) && name.split('/').every((step) => step !== '' && !step.startsWith('.'))
}

function exists(folder: string, name: string): boolean {
  try {
    return isPlainPath(name) && realpathSync(path.join(folder, name)) !== ''
  } catch (error) {
    return codeOf(error) !== undefined
  }
}

/** Opens a file of the folder; `key` changes when the file does. Links must not lead out of the folder. */
function openFile(folder: string, name: string): { descriptor: number; size: number; key: string } {
  if (!isPlainPath(name)) throw new FileFault(`${name} is no path below the content folder`)
  const inside = `${realpathSync(folder)}${path.sep}`
  let file: string
  try {
    file = realpathSync(path.join(folder, name))
  } catch (error) {
    if (codeOf(error) !== undefined) throw error
    const other = similarName(folder, name)
    if (other) throw new FileFault(`there is no file ${name}, but ${other}: correct the name`)
    throw new FileFault(`there is no file ${name}: put it there, or correct the name`)
  }
  if (!file.startsWith(inside)) throw new FileFault(`${name} is a link that leads out of the content folder`)
  // A pipe without a writer would block.
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW)
  const { size, mtimeMs, ctimeMs, ino, isFile } = stat(descriptor)
  if (isFile) return { descriptor, size, key: sourceKey(name, [size, mtimeMs, ctimeMs, ino]) }
  closeSync(descriptor)
  throw new FileFault(`${name} is no file`)
}

/** Letters without their case, and with accents as one character: some systems do not tell such names apart. */
const plainName = (name: string) => name.normalize('NFC').toLowerCase()

/** The path of a file beside `name` whose name differs by these alone; undefined where there is none. */
function similarName(folder: string, name: string): string | undefined {
  const { dir, base } = path.posix.parse(name)
  const other = namesOfFolder(path.join(folder, dir)).find((each) => plainName(each) === plainName(base))
  return other && path.posix.join(dir, other)
}

function stat(descriptor: number) {
  const status = fstatSync(descriptor)
  return { ...status, isFile: status.isFile() }
}

const loadDownload: Loader = (name, read) => {
  if (!mediaTypes.has(endingOf(name)))
    throw new FileFault(`${name} is of a kind that is not published: use ${[...mediaTypes.keys()].join(', ')}`)
  // A drawing may hold scripts, here as among the pictures.
  if (endingOf(name) === 'svg') return loadPicture(name, read)
  return { bytes: read(), width: 0, height: 0 }
}

const loadPlan: Loader = (name, read) => {
  const clean = cleanPlan(read().toString('utf8'))
  if (!clean) throw new FileFault(`${name} is no SVG picture with a size: save it as plain SVG with a viewBox`)
  return { width: clean.width, height: clean.height, bytes: Buffer.from(clean.svg) }
}

const loadPicture: Loader = (name, read) => {
  const format = pictureFormats.get(endingOf(name))
  if (!format) throw new FileFault(`${name} is no picture that all browsers show: save it as JPEG, PNG, WebP or SVG`)
  const bytes = read()
  if (format === 'svg') {
    const clean = cleanSvg(bytes.toString('utf8'))
    if (!clean) throw new FileFault(`${name} is no SVG picture with a size: save it as plain SVG with a viewBox`)
    return { ...checkSize(name, clean), bytes: Buffer.from(clean.svg) }
  }
  const size = readPictureSize(bytes)
  if (!size) throw new FileFault(`${name} is no JPEG, PNG, GIF or WebP picture, or is cut off: save it as one of them`)
  if (size.format !== format) throw new FileFault(`${name} is a ${size.format} picture: correct its ending`)
  return { ...checkSize(name, size), bytes }
}

function checkSize(name: string, { width, height }: { width: number; height: number }) {
  if (width < 1 || height < 1) throw new FileFault(`${name} has no pixels: save it again`)
  if (width > maxSide || height > maxSide || width * height > maxPixels)
    throw new FileFault(`${name} has ${width} x ${height} pixels: make it smaller, 2,000 pixels wide are enough`)
  return { width, height }
}
