/**
 * Edits of a content folder in the browser. Each is compared with what the editor has read, checked as `check` does
 * before anything of it is written, and kept in DATA_DIR with what its files had, so that it can be undone; it is a
 * commit where the content folder is a Git repository.
 */

import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { ApiLocale } from '../../../../shared/locale/locale.ts'
import type { ContentChange } from '../../../../shared/records/content-state.ts'
import { faultMessage } from '../../../../shared/records/fault-message.ts'
import type { BackendLog } from '../../worker-messages.ts'
import { groupedLines } from '../commands/grouped-lines.ts'
import { namesOfFolder } from '../files/file-store.ts'
import { openFolderFiles } from '../files/folder-files.ts'
import type { ContentFault } from '../load/content-fault.ts'
import type { Replacements } from '../load/read-folder.ts'
import { type EditWords, editWords, RefusedEdit } from './edit-words.ts'
import { kindOf, readEditable, requireSize, versionOf, writeEditable } from './editable-files.ts'

/** Who edits, and in which language. */
export interface Editor {
  name: string
  locale: ApiLocale
}

/** What a file is to have; undefined: it is removed. */
export interface FileEdit {
  name: string
  bytes: Uint8Array | undefined
  /** The version that the editor has read; undefined where that does not matter. */
  read?: string | undefined
}

export interface ContentEdits {
  folder: string
  /** Publishes edits of some files, or none of them. Rejects with RefusedEdit. */
  publish: (edits: readonly FileEdit[], editor: Editor) => Promise<void>
  /** Newest first. */
  changes: () => ContentChange[]
  /** Gives the files of a change what they had before it. Rejects with RefusedEdit. */
  undo: (id: string, editor: Editor) => Promise<void>
}

interface EditOptions {
  folder: string
  /** Where changes are kept. */
  changesFolder: string
  tryEdit: TryEdit
  log: BackendLog
}

/** Checks edits without writing them: gives the faults and remarks that they would bring. */
export type TryEdit = (replacements: Replacements) => Promise<{ faults: ContentFault[]; remarks: ContentFault[] }>

/** Faults that a refusal names. */
const maxLines = 10

/** The edits of a folder; they are made one after another. */
export function openEdits({ folder, changesFolder, tryEdit, log }: EditOptions): ContentEdits {
  const kept = openChanges(changesFolder)
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const result = last.then(run)
    last = result.catch(() => undefined)
    return result
  }
  /** The faults that edits would bring, in lines for an editor; none where they can be published. */
  const check = async (edits: readonly FileEdit[], locale: ApiLocale) => {
    const texts = edits.filter(({ name }) => kindOf(name) !== 'picture')
    const { faults } = await tryEdit(new Map(texts.map(({ name, bytes }) => [name, bytes ?? null])))
    return groupedLines(faults, locale)
  }
  const editorOf = (name: string, version: string) =>
    kept.list().find((change) => change.files.some((file) => file.name === name && file.after === version))?.by ?? ''

  const publish = async (edits: readonly FileEdit[], { name: by, locale }: Editor) => {
    const words = editWords[locale]
    const requireVersion = (name: string, version: string, read: string | undefined) => {
      if (read !== undefined && read !== version)
        throw new RefusedEdit(409, words.changed(name, editorOf(name, version)))
    }
    const files = edits.map(({ name, bytes, read }): Written => {
      if (bytes) requireSize(name, bytes, words)
      const current = readEditable(folder, name, words)
      const before = versionOf(current)
      requireVersion(name, before, read)
      return { name, to: bytes, bytes: current, before, after: versionOf(bytes) }
    })
    const changed = files.filter(({ before, after }) => before !== after)
    if (changed.length === 0) return
    // A record may name a picture that comes with it.
    const [pictures, texts] = [true, false].map((isPicture) =>
      changed.filter(({ name }) => (kindOf(name) === 'picture') === isPicture)
    ) as [Written[], Written[]]
    const keptFiles = changed.map(({ name, before, after, bytes }) => ({ name, before, after, bytes }))
    const change = orRefuse('DATA_DIR', words, () => kept.keep(by, keptFiles))
    try {
      writeFiles(folder, pictures, words)
      requirePictures(folder, pictures, locale)
      const lines = await check(
        changed.map(({ name, to }) => ({ name, bytes: to })),
        locale
      )
      if (lines.length > 0) throw new RefusedEdit(422, words.faulty(lines.slice(0, maxLines)))
      // The check takes a while, in which others may write the files themselves.
      for (const { name, before } of texts) requireVersion(name, versionOf(readEditable(folder, name, words)), before)
      writeFiles(folder, texts, words)
    } catch (error) {
      restore(folder, changed, words, log)
      kept.forget(change)
      throw error
    }
    log('info', 'an editor changed the content folder', { by, files: changed.map(({ name }) => name) })
    await commitChange(folder, change, log)
  }

  const undo = async (id: string, editor: Editor) => {
    const words = editWords[editor.locale]
    const change = kept.list().find((other) => other.id === id)
    if (!change) throw new RefusedEdit(404, words.noChange)
    for (const { name, after } of change.files)
      if (versionOf(readEditable(folder, name, words)) !== after) throw new RefusedEdit(409, words.undone(name))
    await publish(
      change.files.map(({ name, after }) => ({ name, bytes: kept.before(change, name), read: after })),
      editor
    )
  }

  return {
    folder,
    publish: (edits, editor) => inTurn(() => publish(edits, editor)),
    changes: () => kept.list().map(changeOf),
    undo: (id, editor) => inTurn(() => undo(id, editor))
  }
}

/** A file that is written: what it is to have, and what it had. */
interface Written extends KeptFile {
  to: Uint8Array | undefined
  bytes: Buffer | undefined
}

function writeFiles(folder: string, files: readonly Written[], words: EditWords): void {
  for (const { name, to } of files) orRefuse(name, words, () => writeEditable(folder, name, to, words))
}

/** Takes back what was written of an edit that failed. */
function restore(folder: string, files: readonly Written[], words: EditWords, log: BackendLog): void {
  for (const { name, bytes, after } of files)
    try {
      if (versionOf(readEditable(folder, name, words)) === after) writeEditable(folder, name, bytes, words)
    } catch (error) {
      log('error', 'an edit that failed could not be taken back', { file: name, reason: String(error) })
    }
}

/** A picture that no record names is no fault of the folder: it is refused before an editor chooses it. */
function requirePictures(folder: string, pictures: readonly Written[], locale: ApiLocale): void {
  const found = openFolderFiles(folder)
  for (const { name, to } of pictures) {
    const picture = to && found.picture(name.slice('pictures/'.length))
    if (picture && 'fault' in picture)
      throw new RefusedEdit(422, editWords[locale].faulty([faultMessage(picture.fault, locale).text]))
  }
}

const changeOf = ({ id, at, by, files }: KeptChange): ContentChange => ({
  id,
  at,
  by,
  files: files.map(({ name }) => name)
})

/** Runs what writes; an error of the file system is a refusal in the editor's language. */
function orRefuse<T>(name: string, words: EditWords, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new RefusedEdit(503, words.notWritten(name, String(error.code)))
    throw error
  }
}

interface KeptFile {
  name: string
  /** Versions of the file; empty where there was or is none. */
  before: string
  after: string
}

interface KeptChange extends Omit<ContentChange, 'files'> {
  files: KeptFile[]
}

interface KeptChanges {
  /** Newest first. */
  list: () => KeptChange[]
  /** Keeps a change before it is made, with the bytes that its files have. Throws an error of the file system. */
  keep: (by: string, files: readonly (KeptFile & { bytes: Buffer | undefined })[]) => KeptChange
  /** What a file had before a change; undefined where there was none. */
  before: (change: KeptChange, name: string) => Buffer | undefined
  /** Forgets a change that was not made. */
  forget: (change: KeptChange) => void
}

const maxChanges = 200
const maxBytes = 256 * 1_048_576

/** The changes that are kept in a folder, which is created with the first one. */
function openChanges(folder: string): KeptChanges {
  const read = (id: string): KeptChange[] => {
    try {
      // Written by `keep`.
      return [{ ...JSON.parse(readFileSync(path.join(folder, id, 'change.json'), 'utf8')), id }]
    } catch {
      return []
    }
  }
  const ids = () =>
    namesOfFolder(folder)
      .filter((name) => /^\d+$/.test(name))
      .sort((a, b) => Number(b) - Number(a))
  const list = () => ids().flatMap(read)
  const fileOf = (change: KeptChange, name: string) =>
    path.join(folder, change.id, String(change.files.findIndex((file) => file.name === name)))
  return {
    list,
    keep(by, files) {
      // Two changes in one millisecond have two names.
      const at = Math.max(Date.now(), Number(ids()[0] ?? 0) + 1)
      const id = String(at)
      const change = { id, at, by, files: files.map(({ bytes: _bytes, ...file }) => file) }
      mkdirSync(path.join(folder, id), { recursive: true })
      for (const { name, bytes } of files) if (bytes) writeFileSync(fileOf(change, name), bytes)
      writeFileSync(path.join(folder, id, 'change.json'), JSON.stringify(change))
      removeOldest(folder, ids())
      return change
    },
    before: (change, name) => {
      const isFile = change.files.some((file) => file.name === name && file.before !== '')
      return isFile ? readFileSync(fileOf(change, name)) : undefined
    },
    forget: (change) => rmSync(path.join(folder, change.id), { recursive: true, force: true })
  }
}

/** Of too many changes, or too large ones, the newest stay: the first one always. */
function removeOldest(folder: string, newestFirst: readonly string[]): void {
  let total = 0
  for (const [index, id] of newestFirst.entries()) {
    for (const name of namesOfFolder(path.join(folder, id)))
      total += statSync(path.join(folder, id, name), { throwIfNoEntry: false })?.size ?? 0
    if (index > 0 && (index >= maxChanges || total > maxBytes))
      rmSync(path.join(folder, id), { recursive: true, force: true })
  }
}

const run = promisify(execFile)

/**
 * Commits files where the folder is a repository of its own. Never rejects: without it the change is made and kept all
 * the same, and the log says so. Hooks of the repository do not run.
 */
async function commitChange(
  folder: string,
  { by, files }: Pick<KeptChange, 'by' | 'files'>,
  log: BackendLog
): Promise<void> {
  if (!existsSync(path.join(folder, '.git'))) return
  const names = files.map(({ name }) => name)
  const git = (...args: string[]) => run('git', ['-C', folder, '-c', 'core.hooksPath=/dev/null', ...args])
  const author = by || 'Editor'
  try {
    await git('add', '-A', '--', ...names)
    await git(
      ...['-c', `user.name=${author}`, '-c', 'user.email=editor@localhost', '-c', 'commit.gpgSign=false'],
      ...['commit', '--quiet', '-m', `Edit ${names.join(', ')}`, '--', ...names]
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log('warn', 'an edit was published, but Git did not commit it', { files: names, reason })
  }
}
