/**
 * Entry point of the thread that loads a content folder once, with what the last good state has of unchanged files. It is
 * a thread of its own so that calls are answered while a large folder is read, and so that a hostile file ends this
 * thread alone.
 */
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { EditionName } from '../../../../shared/records/editions.ts'
import { openFileStore } from '../files/file-store.ts'
import { openFolderFiles } from '../files/folder-files.ts'
import type { KnownFiles } from '../resolve-files.ts'
import { isBlocking } from './content-fault.ts'
import { sourceSignature } from './folder-signature.ts'
import { digestOf, readState, writeState } from './kept-state.ts'
import { loadFiles } from './load-content.ts'
import type { LoaderData, LoaderMessage } from './loader-messages.ts'
import { type PackParts, partsOf } from './pack-parts.ts'
import { fileFault, readFolder, type SourceFile } from './read-folder.ts'

/**
 * Milliseconds for which the thread waits after an opening: the rest is loaded after the first pages, which need both
 * processors, or when a call needs it.
 */
const maxOpeningMs = 200

const answer = (message: LoaderMessage) => parentPort?.postMessage(message)

/**
 * Loads the folder; answers before the state is written, for which nothing waits. Throws an error of the file system
 * where a file of the build cannot be read.
 */
function load({ source, isNeeded, replacements }: LoaderData): void {
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
  const loadAll = () =>
    loadFiles(
      sources.files,
      sources.faults,
      edition,
      known,
      lastGood && kept ? JSON.parse(kept.published) : undefined,
      ({ text }) => digestOf(program + text)
    )
  if (replacements) {
    const { faults, remarks } = loadAll()
    answer({ faults, remarks, pack: undefined })
    return
  }
  if (isNeeded && !lastGood && !sources.faults.some(isBlocking)) {
    const opening = loadOpening(sources.files, edition, known)
    if (opening) {
      answer({ opening })
      Atomics.wait(isNeeded, 0, 0, maxOpeningMs)
    }
  }
  const { pack, published, faults, remarks } = loadAll()
  if (!pack) {
    answer({ faults, remarks, pack: lastGood })
    return
  }
  const parts = partsOf(pack)
  store.use(Object.values(parts))
  answer({ pack: parts, faults, remarks })
  writeState(state, { signature, parts, faults, remarks, published: JSON.stringify(published) })
}

/** With a smaller table nobody would notice the difference. */
const minTableLength = 524_288
const table = 'products.csv'
/** What names products. */
const leftOut = [table, 'awards.yaml']

/**
 * What the site opens with while a large folder is loaded for the first time: the parts of the pack without products,
 * which take most of the time and on which neither shell nor home page depends; undefined for a folder that is loaded soon, or has faults: it is loaded as a
 * whole then.
 */
function loadOpening(sources: readonly SourceFile[], edition: EditionName, known: KnownFiles): PackParts | undefined {
  const products = sources.find(({ name }) => name === table)
  if (!products || products.text.length < minTableLength) return undefined
  const others = sources.filter(({ name }) => !leftOut.includes(name))
  const result = loadFiles(others, [], edition, { ...known, areProductsUnknown: true })
  return result.pack && result.faults.length === 0 ? partsOf(result.pack) : undefined
}

// Set by `loadInThread` in followed-content.ts.
load(workerData)
