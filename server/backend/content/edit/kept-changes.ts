/**
 * What files had before each change of an editor, in DATA_DIR, so that it can be undone; and a commit of each change
 * where the content folder is a Git repository.
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { ContentChange } from '../../../../shared/records/content-state.ts'
import type { BackendLog } from '../../worker-messages.ts'
import { namesOfFolder } from '../files/file-store.ts'

export interface KeptFile {
  name: string
  /** Versions of the file; empty where there was or is none. */
  before: string
  after: string
}

export interface KeptChange extends Omit<ContentChange, 'files'> {
  files: KeptFile[]
}

export interface KeptChanges {
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
export function openChanges(folder: string): KeptChanges {
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
export async function commitChange(
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
