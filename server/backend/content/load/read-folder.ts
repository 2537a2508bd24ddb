/**
 * Reads the text files of a content folder. The folder is untrusted: files are bounded in number and size, links must
 * not lead out of the folder, and texts must be UTF-8.
 */
import { isUtf8 } from 'node:buffer'
import { lstatSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { namesOfFolder } from '../files/file-store.ts'
import type { ContentFault } from './content-fault.ts'
import { planHall } from './file-names.ts'

export interface SourceFile {
  /** Path from the content folder, with slashes. */
  name: string
  /** Without byte order mark. */
  text: string
}

const mebibyte = 1_048_576
/** Ten times an exhibition with 5,000 products. */
const maxTableBytes = 32 * mebibyte
const maxTotalBytes = 96 * mebibyte
/** As of any SVG picture. */
const maxPlanBytes = 2 * mebibyte
/** YAML takes thirty times as long as a table, and a page has some kilobytes. */
export const maxYamlBytes = mebibyte / 2
const maxTotalYamlBytes = 4 * mebibyte
const maxFiles = 5000
const maxDepth = 8

/** Folders whose files are named by records, and are no records themselves. */
const otherFolders = new Set(['pictures', 'downloads', 'media'])
/** Folders whose files are records. */
const recordFolders = new Set(['pages', 'news'])
/** Also what office programs write beside a file that is open. */
const isHidden = (name: string) => /^(?:\.|~\$)/.test(name)
const isWorkbookName = (name: string) => /\.(?:xlsx?|xlsm|ods|numbers|et)$/i.test(name)
const workbookBeside = 'is a workbook, which is not read: save it as “CSV UTF-8”, or remove it'
const isSourceName = (name: string) => /\.(?:yaml|yml|csv)$/i.test(name) || planHall(name) !== undefined

export interface FolderFile {
  /** Path from the content folder, with slashes. */
  name: string
  status: Stats
}

/**
 * The YAML and CSV files of a folder, sorted by name. Hidden files and folders, and those of pictures and downloads, are
 * left out. Throws an error of the file system if the folder cannot be read.
 */
export function listSources(folder: string, faults: ContentFault[]): FolderFile[] {
  const root = realpathSync(folder)
  const files: FolderFile[] = []
  const add = (name: string, isInRoot: boolean, depth: number) => {
    if (!isInRoot) {
      faults.push(fileFault(name, 'is a link that leads out of the content folder: put the file itself here'))
      return
    }
    const status = statSync(path.join(folder, name), { throwIfNoEntry: false })
    if (status?.isDirectory() && !isSourceName(name)) {
      if (depth === 0 && !recordFolders.has(name)) {
        if (hasSources(path.join(folder, name), 1)) faults.push({ ...fileFault(name, notRead), isRemark: true })
      } else if (depth < maxDepth) walk(name, depth + 1)
      else faults.push(fileFault(name, `is nested too deeply: at most ${maxDepth} folders`))
    } else if (depth === 0 && isWorkbookName(name)) faults.push({ ...fileFault(name, workbookBeside), isRemark: true })
    else if (!isSourceName(name)) return
    else if (status?.isFile()) files.push({ name, status })
    else if (status) faults.push(fileFault(name, 'is no file: put a file of this name here, or remove it'))
    else if (isLink(path.join(folder, name)))
      faults.push(fileFault(name, 'is a link that leads nowhere: put the file itself here'))
  }
  const walk = (below: string, depth: number) => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = path.posix.join(below, entry.name)
      if (isHidden(entry.name) || (below === '' && otherFolders.has(entry.name))) continue
      // The real path takes longer than the rest, and this is done each second.
      const isInRoot = !entry.isSymbolicLink() || isInside(root, path.join(folder, name))
      orFault(name, faults, () => add(name, isInRoot, depth))
    }
  }
  walk('', 0)
  return files.sort((a, b) => (a.name < b.name ? -1 : 1))
}

const notRead = 'is a folder that is not read: move its files to pages or news, or remove it'

/** Whether a folder that is not read has files that editors may take for content; links are not followed. */
function hasSources(folder: string, depth: number): boolean {
  try {
    return readdirSync(folder, { withFileTypes: true }).some((entry) => {
      if (isHidden(entry.name)) return false
      if (!entry.isDirectory()) return isSourceName(entry.name)
      return depth < maxDepth && hasSources(path.join(folder, entry.name), depth + 1)
    })
  } catch {
    // Such as `lost+found` of a volume.
    return false
  }
}

/** Runs `read`; an error of the file system is a fault of the file or folder `name`. */
function orFault(name: string, faults: ContentFault[], read: () => void) {
  try {
    read()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    faults.push(fileFault(name, `cannot be read (${error.code}): let the site's user read it, or remove it`))
  }
}

/** The first files below `pictures/` and `downloads/`, few enough to be listed each second; links are followed. */
export function listPublished(folder: string): FolderFile[] {
  const files: FolderFile[] = []
  const walk = (below: string, depth: number) => {
    for (const entry of namesOfFolder(path.join(folder, below)).sort()) {
      if (entry.startsWith('.') || files.length >= maxFiles) continue
      const name = path.posix.join(below, entry)
      const status = statSync(path.join(folder, name), { throwIfNoEntry: false })
      if (status?.isDirectory() && depth < maxDepth && !isLink(path.join(folder, name))) walk(name, depth + 1)
      else if (status) files.push({ name, status })
    }
  }
  walk('pictures', 0)
  walk('downloads', 0)
  return files
}

/** Changes when one of these files does. */
export function publishedSignature(folder: string): string {
  return listPublished(folder).map(fileSignature).join('\n')
}

/** Changes when the file does: its name, size, times and inode. */
export function fileSignature({ name, status: { size, mtimeMs, ctimeMs, ino } }: FolderFile): string {
  return `${name} ${size} ${mtimeMs} ${ctimeMs} ${ino}`
}

/** A link to a folder may lead to one that it is in. */
function isLink(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true
}

/** Whether a path without its links lies inside a folder; true where it does not exist any more. */
function isInside(root: string, file: string): boolean {
  try {
    return realpathSync(file).startsWith(`${root}${path.sep}`)
  } catch {
    return true
  }
}

/** Bytes that take the place of files, by their paths; null for a file that is removed. */
export type Replacements = ReadonlyMap<string, Uint8Array | null>

/**
 * Reads all sources of a content folder, some of them replaced; files with faults are left out, and all of too many.
 * Throws an error of the file system if the folder cannot be read.
 */
export function readFolder(
  folder: string,
  replacements: Replacements = new Map()
): { files: SourceFile[]; faults: ContentFault[] } {
  const faults: ContentFault[] = []
  const files: SourceFile[] = []
  let [total, totalYaml] = [0, 0]
  const sizes = new Map(listSources(folder, faults).map(({ name, status }) => [name, status.size]))
  for (const [name, bytes] of replacements) {
    if (bytes === null) sizes.delete(name)
    else sizes.set(name, bytes.length)
  }
  // What is missing or wrong among some of the files says nothing.
  if (sizes.size > maxFiles) {
    faults.push(fileFault('', `the folder has more than ${maxFiles} files`))
    return { files, faults }
  }
  const readSource = (name: string, size: number) => {
    const file = path.join(folder, name)
    const replacement = replacements.get(name)
    const isYaml = /\.ya?ml$/i.test(name)
    const maxBytes = isYaml ? maxYamlBytes : /\.svg$/.test(name) ? maxPlanBytes : maxTableBytes
    total += size
    if (isYaml) totalYaml += size
    if (size > maxBytes) faults.push(fileFault(name, `is larger than ${maxBytes / mebibyte} MiB`))
    else if (total > maxTotalBytes)
      faults.push(fileFault(name, `makes the folder larger than ${maxTotalBytes / mebibyte} MiB`))
    else if (totalYaml > maxTotalYamlBytes)
      faults.push(fileFault(name, `makes the YAML files larger than ${maxTotalYamlBytes / mebibyte} MiB`))
    else {
      const bytes = replacement ? Buffer.from(replacement) : readFileSync(file)
      const text = new TextDecoder().decode(bytes)
      const workbook = workbookFault(bytes)
      const found = workbook ? { index: 0, message: workbook } : textFault(bytes, text)
      if (!found) files.push({ name, text })
      else {
        const lines = text.slice(0, found.index).split('\n')
        const column = found.message === notUtf8 ? 1 : (lines.at(-1)?.length ?? 0) + 1
        faults.push({ ...fileFault(name, found.message), line: lines.length, column })
      }
    }
  }
  const sorted = [...sizes].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [name, size] of sorted) orFault(name, faults, () => readSource(name, size))
  return { files, faults }
}

/** What to do with a file that is no text; undefined for bytes that may be one. */
function workbookFault(bytes: Buffer): string | undefined {
  const isWorkbook = ['504b0304', 'd0cf11e0'].includes(bytes.toString('hex', 0, 4))
  return isWorkbook ? 'is a workbook: open it in a spreadsheet and save it as “CSV UTF-8”' : undefined
}

const textFault = (bytes: Buffer, text: string) =>
  isUtf8(bytes) ? invisibleCharacter(text) : { index: text.indexOf('\ufffd'), message: notUtf8 }

const notUtf8 = 'is not UTF-8: save the file as UTF-8 (in a spreadsheet: “CSV UTF-8”)'

/** Control characters but tabs and line breaks, and those that change the direction of writing. */
export const invisibleCharacters = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/gu

/** The message about the first invisible character of a text, and its index; undefined where it has none. */
export function invisibleCharacter(text: string): { index: number; message: string } | undefined {
  const index = text.search(invisibleCharacters)
  if (index < 0) return undefined
  const code = text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0')
  return { index, message: `has an invisible character (U+${code}): remove it` }
}

/** A fault of a file as a whole. */
export function fileFault(file: string, message: string): ContentFault {
  return { file, line: 1, column: 1, field: '', message }
}
