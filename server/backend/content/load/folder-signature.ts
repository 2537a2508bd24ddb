/** Says cheaply whether a content folder has changed: by names, sizes, times and inodes of its files. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { openFileStore } from '../files/file-store.ts'
import { type ContentFault, faultLine } from './content-fault.ts'
import type { FolderSource } from './loader-messages.ts'
import { fileSignature, listSources, publishedSignature } from './read-folder.ts'

/** Names, sizes, times and inodes of the sources, pictures and downloads, and what cannot be read of them. */
export function signatureOf(folder: string): string {
  try {
    const faults: ContentFault[] = []
    const files = listSources(folder, faults).map(fileSignature)
    return [...files, ...faults.map(faultLine), publishedSignature(folder)].join('\n')
  } catch (error) {
    return String(error)
  }
}

/**
 * A digest of the folder's signature and of what else the checked pack depends on: this build, the edition, the
 * published files. Throws an error of the file system where a file of the build cannot be read.
 */
export function sourceSignature({ folder, edition, builtFiles, loader, publishedFiles }: FolderSource): string {
  const hash = createHash('sha256')
  const parts = [folder, edition, signatureOf(folder), openFileStore(publishedFiles).variants()]
  for (const part of parts) hash.update(`${part.length}\n${part}`)
  for (const file of [builtFiles, loader]) hash.update(readFileSync(file))
  return hash.digest('base64url')
}
