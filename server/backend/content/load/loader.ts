/**
 * Entry point of the thread that loads a content folder once. It is a thread of its own so that calls are answered while
 * a large folder is read, and so that a hostile file ends this thread alone.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { openFileStore } from '../files/file-store.ts'
import { openFolderFiles } from '../files/folder-files.ts'
import { readState, stateKey, writeState } from './kept-state.ts'
import { loadFiles } from './load-content.ts'
import type { FolderSource, LoaderResult } from './loader-messages.ts'
import { fileFault, publishedSignature, readFolder } from './read-folder.ts'

function load({ folder, edition, builtFiles, state, publishedFiles }: FolderSource): LoaderResult {
  const kept = readState(state)
  const built = readFileSync(builtFiles, 'utf8')
  const store = openFileStore(publishedFiles)
  const lastGood = kept && isOf(kept.pack, edition) ? kept.pack : undefined
  let sources: ReturnType<typeof readFolder>
  try {
    sources = readFolder(folder)
  } catch (error) {
    return { faults: [fileFault('', `the folder cannot be read: ${String(error)}`)], kept: lastGood }
  }
  // The pack also depends on this program and on where it was compiled for.
  const program = readFileSync(fileURLToPath(import.meta.url), 'utf8')
  const key = stateKey(sources.files, [folder, edition, built, program, publishedSignature(folder), store.variants()])
  if (sources.faults.length === 0 && kept?.key === key && store.use(kept.pack)) return { pack: kept.pack }
  // Written by the build.
  const known = { ...JSON.parse(built), folder: openFolderFiles(folder, store) }
  const result = loadFiles(sources.files, sources.faults, edition, known)
  if ('faults' in result) return { faults: result.faults, kept: lastGood }
  const pack = JSON.stringify(result.pack)
  store.use(pack)
  writeState(state, { key, pack })
  return { pack }
}

function isOf(pack: string, edition: string): boolean {
  return pack.startsWith(JSON.stringify({ edition }).slice(0, -1))
}

// Set by `loadInThread` in followed-content.ts.
parentPort?.postMessage(load(workerData))
