/** Loads a content folder once, or uses the last good state where nothing has changed since. */
import { readFileSync } from 'node:fs'
import type { EditionName } from '../../../../shared/records/editions.ts'
import { lazy } from '../../lazy.ts'
import { openFileStore } from '../files/file-store.ts'
import { openFolderFiles } from '../files/folder-files.ts'
import type { KnownFiles } from '../resolve-files.ts'
import { isBlocking } from './content-fault.ts'
import { sourceSignature } from './folder-signature.ts'
import { digestOf, readState, stateKey, writeState } from './kept-state.ts'
import { loadFiles } from './load-content.ts'
import type { LoaderData, LoaderMessage } from './loader-messages.ts'
import { type PackParts, partsOf } from './pack-parts.ts'
import { fileFault, publishedSignature, readFolder, type SourceFile } from './read-folder.ts'

/**
 * Milliseconds for which the thread waits after an opening: the rest is loaded after the first pages, which need both
 * processors, or when a call needs it.
 */
const maxOpeningMs = 200

/**
 * Loads the folder; `answer` takes the result before the state is written, for which nothing waits. Throws an error of
 * the file system where a file of the build cannot be read.
 */
export function load({ source, isNeeded, replacements }: LoaderData, answer: (message: LoaderMessage) => void): void {
  const { folder, edition, builtFiles, loader, state, publishedFiles } = source
  const kept = readState(state)
  const built = readFileSync(builtFiles, 'utf8')
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
  const known = lazy((): KnownFiles => ({ ...JSON.parse(built), folder: openFolderFiles(folder, store) }))
  // The pack also depends on this program and on where it was compiled for.
  const program = digestOf(readFileSync(loader, 'latin1'))
  const digests = lazy(() => new Map(sources.files.map(({ name, text }) => [name, digestOf(program + text)])))
  const loadAll = () =>
    loadFiles(
      sources.files,
      sources.faults,
      edition,
      known(),
      lastGood && kept ? JSON.parse(kept.published) : undefined,
      ({ name }) => digests().get(name) ?? ''
    )
  if (replacements) {
    const { faults, remarks } = loadAll()
    answer({ faults, remarks, pack: undefined })
    return
  }
  const strays = JSON.stringify(sources.faults)
  const others = [folder, edition, built, program, publishedSignature(folder), store.variants(), strays]
  const key = lazy(() => stateKey([...others, ...[...digests()].flat()]))
  if (kept?.key === key() && store.use(Object.values(kept.parts))) {
    answer({ pack: kept.parts, faults: kept.faults, remarks: kept.remarks })
    if (kept.signature !== signature) writeState(state, { ...kept, signature })
    return
  }
  if (isNeeded && !lastGood && !sources.faults.some(isBlocking)) {
    const opening = loadOpening(sources.files, edition, known())
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
  writeState(state, { signature, key: key(), parts, faults, remarks, published: JSON.stringify(published) })
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
