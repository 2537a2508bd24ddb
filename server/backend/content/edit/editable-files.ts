/** The files of a content folder that editors may write: where they stand, and that no path or link leads out of it. */
import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { endingOf } from '../../../../shared/records/content-files.ts'
import { replaceFile } from '../files/file-store.ts'
import { pictureFormats } from '../files/picture-size.ts'
import { schemaOf } from '../load/file-names.ts'
import { type EditWords, RefusedEdit } from './edit-words.ts'

/** `text`: a page, news or one of the fair's files. */
export type FileKind = 'text' | 'table' | 'picture'

const mebibyte = 1_048_576
/** As the loader and the published files have them. */
const maxMebibytes: Record<FileKind, number> = { text: 0.5, table: 32, picture: 16 }

/** The version of a file: a hash of its bytes, empty where there is none. */
export const versionOf = (bytes: Uint8Array | undefined) =>
  bytes === undefined ? '' : createHash('sha256').update(bytes).digest('hex')

/** What a path below the content folder names; undefined for what nobody may write. */
export function kindOf(name: string): FileKind | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused here
  if (name.length > 300 || /[\\\u0000-\u001f\u007f]/.test(name)) return undefined
  if (name.split('/').some((step) => step === '' || /^(?:\.|~\$)/.test(step))) return undefined
  if (name.startsWith('pictures/')) return pictureFormats.has(endingOf(name)) ? 'picture' : undefined
  if (typeof schemaOf(name) !== 'string') return undefined
  return name.endsWith('.csv') ? 'table' : 'text'
}

/** The bytes of a file; undefined where there is none. Throws RefusedEdit for a link or what nobody may edit. */
export function readEditable(folder: string, name: string, words: EditWords): Buffer | undefined {
  const file = fileOf(folder, name, words)
  return file === undefined ? undefined : readFileSync(file)
}

/** Writes a file in one step, or removes it. Throws RefusedEdit, or an error of the file system. */
export function writeEditable(folder: string, name: string, bytes: Uint8Array | undefined, words: EditWords): void {
  fileOf(folder, name, words)
  const file = path.join(folder, name)
  if (bytes === undefined) rmSync(file, { force: true })
  else {
    mkdirSync(path.dirname(file), { recursive: true })
    replaceFile(file, bytes)
  }
}

/** Throws RefusedEdit for a file that is larger than its kind may be. */
export function requireSize(name: string, bytes: Uint8Array, words: EditWords): void {
  const max = maxMebibytes[kindOf(name) ?? 'text']
  if (bytes.length > max * mebibyte) throw new RefusedEdit(413, words.tooLarge(name, max))
}

/** The paths of the files below a folder of the content, so many folders deep; links and hidden files are left out. */
export function listEditable(folder: string, below: string, depth: number): string[] {
  const entries = (() => {
    try {
      return readdirSync(path.join(folder, below), { withFileTypes: true })
    } catch {
      return []
    }
  })()
  return entries
    .flatMap((entry) => {
      const name = path.posix.join(below, entry.name)
      if (entry.isDirectory() && depth > 1 && !entry.name.startsWith('.')) return listEditable(folder, name, depth - 1)
      return entry.isFile() && kindOf(name) !== undefined ? [name] : []
    })
    .sort()
}

/** The path of a file on this machine; undefined where there is none. No step of it may be a link. */
function fileOf(folder: string, name: string, words: EditWords): string | undefined {
  if (kindOf(name) === undefined) throw new RefusedEdit(403, words.notAllowed(name))
  const root = realpathSync(folder)
  let file = root
  for (const step of name.split('/')) {
    file = path.join(file, step)
    const status = lstatSync(file, { throwIfNoEntry: false })
    if (!status) return undefined
    if (status.isSymbolicLink()) throw new RefusedEdit(403, words.isLink(name))
  }
  return file
}
