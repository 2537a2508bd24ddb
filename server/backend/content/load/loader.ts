/**
 * Entry point of the thread that loads a content folder once. It is a thread of its own so that calls are answered while
 * a large folder is read, and so that a hostile file ends this thread alone.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { openFileStore } from '../files/file-store.ts'
import { openFolderFiles } from '../files/folder-files.ts'
import { sourceSignature } from './folder-signature.ts'
import { readState, stateKey, writeState } from './kept-state.ts'
import { loadFiles } from './load-content.ts'
import type { FolderSource, LoaderResult } from './loader-messages.ts'
import { partsOf } from './pack-parts.ts'
import { fileFault, publishedSignature, readFolder } from './read-folder.ts'

/** Loads the folder; `answer` takes the result before the state is written, for which nothing waits. */
function load(source: FolderSource, answer: (result: LoaderResult) => void): void {
  const { folder, edition, builtFiles, state, publishedFiles } = source
  const kept = readState(state)
  const built = readFileSync(builtFiles, 'utf8')
  const store = openFileStore(publishedFiles)
  const lastGood = kept?.parts.edition === JSON.stringify(edition) ? kept.parts : undefined
  // Before the files are read: a change meanwhile makes another one.
  const signature = sourceSignature(source)
  let sources: ReturnType<typeof readFolder>
  try {
    sources = readFolder(folder)
  } catch (error) {
    answer({ faults: [fileFault('', `the folder cannot be read: ${String(error)}`)], kept: lastGood })
    return
  }
  // The pack also depends on this program and on where it was compiled for.
  const program = readFileSync(fileURLToPath(import.meta.url), 'utf8')
  const key = stateKey(sources.files, [folder, edition, built, program, publishedSignature(folder), store.variants()])
  if (sources.faults.length === 0 && kept?.key === key && store.use(Object.values(kept.parts))) {
    answer({ pack: kept.parts })
    if (kept.signature !== signature) writeState(state, { ...kept, signature })
    return
  }
  // Written by the build.
  const known = { ...JSON.parse(built), folder: openFolderFiles(folder, store) }
  const result = loadFiles(sources.files, sources.faults, edition, known)
  if ('faults' in result) {
    answer({ faults: result.faults, kept: lastGood })
    return
  }
  const parts = partsOf(result.pack)
  store.use(Object.values(parts))
  answer({ pack: parts })
  writeState(state, { signature, key, parts })
}

// Set by `loadInThread` in followed-content.ts.
load(workerData, (result) => parentPort?.postMessage(result))
