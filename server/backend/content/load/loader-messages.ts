/** Messages between the embedded backend and the thread that loads a content folder. */
import type { EditionName } from '../../../../shared/records/editions.ts'
import type { ContentFault } from './content-fault.ts'
import type { PackParts } from './pack-parts.ts'
import type { Replacements } from './read-folder.ts'

/** A content folder and what is needed to load it. */
export interface FolderSource {
  folder: string
  edition: EditionName
  /** Path of the addresses of built pictures and files, JSON of BuiltFiles. */
  builtFiles: string
  /** Path of the program of the thread that loads a folder, `loader.ts`. */
  loader: string
  /** Path of the file for the checked pack, from which the next start continues. */
  state: string
  /** Path of the program that compares an uploaded table with the folder, `edit/table-thread.ts`. */
  tableThread: string
  /** Folder for the published pictures and downloads. */
  publishedFiles: string
  /** Path of the program that makes variants of pictures, `make-variants.ts`. */
  variantMaker: string
  /** Folder in which the changes of editors are kept. */
  changes: string
  /** Path of the fields of the forms in which editors write files (`form-fields.mjs`). */
  formFields: string
}

/** The path of a checked pack, or a folder that is followed. */
export type ContentSource = string | FolderSource

/** `workerData` of the thread. */
export interface LoaderData {
  source: FolderSource
  /** An edit that is only checked: the result has its faults, and nothing is stored. */
  replacements?: Replacements | undefined
}

/**
 * The result of a load: the checked pack, in which what has faults is held back. Where the folder as a whole has one,
 * the pack is that of an earlier load; undefined where there was none.
 */
export interface LoaderResult {
  pack: PackParts | undefined
  faults: ContentFault[]
  /** What holds nothing back. */
  remarks: ContentFault[]
}
