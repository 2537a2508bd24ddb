/** Where the embedded backend's content comes from. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contentFilesFolder } from '../../shared/records/content-files.ts'
import type { EditionName } from '../../shared/records/editions.ts'
import type { CompiledPack } from './content/compiled.ts'
import { deriveRecords } from './content/derive.ts'
import { noEdits } from './content/edit/answer-edits.ts'
import { builtInState } from './content/follow/folder-state.ts'
import { type ContentListener, type FollowedContent, followContent } from './content/follow/followed-content.ts'
import type { ContentSource } from './content/load/loader-messages.ts'

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
    loader: path.join(here, 'content-loader.cjs'),
    loaderThread: path.join(here, 'content-loader.js'),
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
