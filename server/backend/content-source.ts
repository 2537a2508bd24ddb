/** Where the embedded backend's content comes from, and the folder of its data (DATA_DIR) at the start. */
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentFilesFolder } from '../../shared/records/content-files.ts'
import type { EditionName } from '../../shared/records/editions.ts'
import type { CompiledPack } from './content/compiled.ts'
import { deriveRecords } from './content/derive.ts'
import { noEdits } from './content/edit/answer-edits.ts'
import { builtInState } from './content/follow/folder-state.ts'
import { type ContentListener, type FollowedContent, followContent } from './content/follow/followed-content.ts'
import type { ContentSource } from './content/load/loader-messages.ts'
import { passKeyFile } from './pass/pass-key.ts'
import { submissionsFile } from './submissions-file.ts'

interface ContentSettings {
  edition: EditionName
  contentDir: string | undefined
  dataDir: string
}

/** The folder in DATA_DIR of the pictures and downloads of a content folder. */
export function publishedFilesIn(dataDir: string): string {
  return path.resolve(dataDir, contentFilesFolder)
}

/**
 * The built-in content of the edition, or the folder that CONTENT_DIR names; `here` is the folder of the built server.
 */
export function contentSource({ edition, contentDir, dataDir }: ContentSettings, here: string): ContentSource {
  if (contentDir === undefined) return path.join(here, `content-${edition}.json`)
  return {
    folder: path.resolve(contentDir),
    edition,
    builtFiles: path.join(here, 'content-files.json'),
    loader: path.join(here, 'content-loader.js'),
    tableThread: path.join(here, 'table-thread.js'),
    state: path.resolve(dataDir, 'content-state'),
    publishedFiles: publishedFilesIn(dataDir),
    variantMaker: path.join(here, 'picture-variants.js'),
    changes: path.resolve(dataDir, 'content-changes'),
    formFields: path.join(here, 'form-fields.json')
  }
}

/** The records of a pack that the build has checked and written. Throws an error of the file system. */
export function readPack(file: string): CompiledPack {
  return deriveRecords(JSON.parse(readFileSync(file, 'utf8')))
}

/** Reads the content; a folder is followed until `close`. Rejects as `followContent` does. */
export async function openContent(source: ContentSource, listener: ContentListener): Promise<FollowedContent> {
  if (typeof source !== 'string') return followContent(source, listener)
  const state = builtInState()
  return { pack: readPack(source), state: () => state, edits: noEdits, close: () => undefined }
}

const { R_OK, W_OK, X_OK } = constants

/**
 * Creates the folder of the data where it is missing. Throws an Error of one line, with the command that mends it, where this user
 * may not write to it or to what an earlier process stored there, or where a file stands in its place. Any other fault, such as a full or read-only disk, may
 * pass: pages are served meanwhile, and the store is tried again.
 */
export function requireOwnFolder(dataDir: string): void {
  const folder = path.resolve(dataDir)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, R_OK | W_OK | X_OK)
    for (const end of ['', '-wal', '-shm']) requireFile(path.join(folder, submissionsFile + end), R_OK | W_OK)
    requireFile(path.join(folder, passKeyFile), R_OK)
  } catch (error) {
    // What Node throws here are errors of the file system.
    const { code, path: where = folder } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new Error(`DATA_DIR cannot be used: ${where} is no folder`)
    if (code !== 'EACCES' && code !== 'EPERM') return
    const user = `${process.getuid?.()}:${process.getgid?.()}`
    const quoted = `'${folder.replaceAll("'", `'\\''`)}'`
    throw new Error(
      `DATA_DIR cannot be used: the process runs as user ${user}, which may not write ${where} (${code}): ` +
        `mkdir -p ${quoted} && chown -R ${user} ${quoted}`
    )
  }
}

function requireFile(file: string, mode: number): void {
  if (existsSync(file)) accessSync(file, mode)
}
