/**
 * Entry point of the thread that loads a content folder once, with what the last good state has of unchanged files. It is
 * a thread of its own so that calls are answered while a large folder is read, and so that a hostile file ends this
 * thread alone.
 */
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { openFileStore } from '../files/file-store.ts'
import { openFolderFiles } from '../files/folder-files.ts'
import type { KnownFiles } from '../resolve-files.ts'
import { sourceSignature } from './folder-signature.ts'
import { digestOf, readState, writeState } from './kept-state.ts'
import { loadFiles } from './load-content.ts'
import type { LoaderData, LoaderResult } from './loader-messages.ts'
import { partsOf } from './pack-parts.ts'
import { fileFault, readFolder } from './read-folder.ts'

const answer = (message: LoaderResult) => parentPort?.postMessage(message)

/**
 * Loads the folder; answers before the state is written, for which nothing waits. Throws an error of the file system
 * where a file of the build cannot be read.
 */
function load({ source, replacements }: LoaderData): void {
  const { folder, edition, builtFiles, loader, state, publishedFiles } = source
  const kept = readState(state)
  const store = openFileStore(publishedFiles)
  const lastGood = kept?.parts.edition === JSON.stringify(edition) ? kept.parts : undefined
  // Before the files are read: a change meanwhile makes another one.
  const signature = sourceSignature(source)
  let sources: ReturnType<typeof readFolder>
  try {
    sources = readFolder(folder, replacements)
  } catch (error) {
    answer({ faults: [fileFault('', `the folder cannot be read: ${String(error)}`)], pack: lastGood, remarks: [] })
    return
  }
  // Written by the build.
  const known: KnownFiles = {
    ...JSON.parse(readFileSync(builtFiles, 'utf8')),
    folder: openFolderFiles(folder, store)
  }
  // The value of a file also depends on this program.
  const program = digestOf(readFileSync(loader, 'latin1'))
  const { pack, published, faults, remarks } = loadFiles(
    sources.files,
    sources.faults,
    edition,
    known,
    lastGood && kept ? JSON.parse(kept.published) : undefined,
    ({ text }) => digestOf(program + text)
  )
  if (replacements || !pack) {
    answer({ faults, remarks, pack: replacements ? undefined : lastGood })
    return
  }
  const parts = partsOf(pack)
  store.use(Object.values(parts))
  answer({ pack: parts, faults, remarks })
  writeState(state, { signature, parts, faults, remarks, published: JSON.stringify(published) })
}

// Set by `loadInThread` in followed-content.ts.
load(workerData)
