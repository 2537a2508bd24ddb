/** The content of a folder that is followed: its last good state, and what is wrong with the present one. */
import type { Tag } from '../../../../shared/calls/call.ts'
import type { BackendLog } from '../../worker-messages.ts'
import type { CompiledPack } from '../compiled.ts'
import { deriveRecords } from '../derive.ts'
import { answerEdits, type EditAnswers } from '../edit/answer-edits.ts'
import { openFileStore } from '../files/file-store.ts'
import { followVariants } from '../files/follow-variants.ts'
import { type ContentFault, faultLine } from '../load/content-fault.ts'
import { sourceSignature } from '../load/folder-signature.ts'
import { readState } from '../load/kept-state.ts'
import type { FolderSource, LoaderData, LoaderResult } from '../load/loader-messages.ts'
import { changedTags, openParts, packOf } from '../load/pack-parts.ts'
import { fileFault, type Replacements } from '../load/read-folder.ts'
import { runThread } from '../run-thread.ts'
import { type FolderState, recordFolder } from './folder-state.ts'
import { watchFolder } from './watch-folder.ts'

/** Forty times what the largest folder takes: the processor may be shared with others. */
const maxLoadMs = 180_000
/** Faults that the log and `/readyz` list. */
const maxListed = 50

export interface FollowedContent {
  /** The pack with which the backend starts. */
  pack: CompiledPack
  /** The state of the folder for editors. */
  state: () => FolderState
  edits: EditAnswers
  close: () => void
}

export interface ContentListener {
  /** Called with each new good state after the first, and the cache tags of the calls whose responses differ. */
  onPack: (pack: CompiledPack, tags: Tag[]) => void
  /** Called whenever the faults change; none when the folder is in order. One line each. */
  onFaults: (lines: string[]) => void
  log: BackendLog
}

/**
 * Loads a folder and follows its changes. What has faults stays as it was, at the start as in an earlier run, and
 * everything else is published. Rejects with the faults where nothing can be: the folder cannot be read or is another.
 */
export async function followContent(
  source: FolderSource,
  { onPack, onFaults, log }: ContentListener
): Promise<FollowedContent> {
  const recorder = recordFolder(source.folder)
  recorder.look()
  const starting = startingState(source)
  let loading: Promise<unknown> = starting
  let isWaiting = false
  const report = faultReport(log, onFaults)
  const reload = async () => {
    isWaiting = false
    recorder.look()
    const result = await loadInThread(source)
    const hadFaults = recorder.state().faultCount > 0
    recorder.loaded(result.faults, result.remarks)
    report(result.faults)
    if (!result.pack) return
    variants.make()
    const next = openParts(result.pack, parts)
    const tags = changedTags(parts, next)
    if (tags.length > 0) {
      parts = next
      onPack(deriveRecords(packOf(parts)), tags)
    }
    if (tags.length > 0 || (hadFaults && result.faults.length === 0)) log('info', 'the content folder was loaded again')
  }
  // Changes during a load are loaded after it, all at once.
  const load = () => {
    if (isWaiting) return
    isWaiting = true
    loading = loading.then(reload)
  }
  const variants = followVariants({
    program: source.variantMaker,
    folder: source.publishedFiles,
    onMade: load,
    log
  })
  const stop = watchFolder(source.folder, load)
  const first = await starting
  const start = first.pack
  if (start === undefined) {
    stop()
    const { faults } = first
    const setting = `CONTENT_DIR=${JSON.stringify(source.folder)}`
    // Of the folder as a whole.
    if (faults[0]?.file === '')
      throw new Error(`${setting} is not allowed: it must be a folder of content files; ${faults[0].message}`)
    throw new Error([`${setting} has faults:`, ...faults.map(faultLine)].join('\n'))
  }
  let parts = openParts(start)
  recorder.loaded(first.faults, first.remarks)
  if (first.faults.length > 0) report(first.faults)
  variants.make()
  const close = () => {
    stop()
    variants.close()
  }
  /** What the folder would have beyond its present faults and remarks. */
  const tryEdit = async (replacements: Replacements) => {
    const { faults, remarks } = await loadInThread(source, replacements)
    return { faults: addedFaults(recorder.faults(), faults), remarks: addedFaults(recorder.remarks(), remarks) }
  }
  const edits = answerEdits(source, tryEdit, log)
  return { pack: deriveRecords(packOf(parts)), state: recorder.state, edits, close }
}

/** Tells the listener of the faults of each load; the log gets them where they are others than before. */
function faultReport(log: BackendLog, onFaults: ContentListener['onFaults']): (faults: ContentFault[]) => void {
  let logged = ''
  return (faults) => {
    const lines = faults.map(faultLine)
    const listed = lines.slice(0, maxListed)
    const text = lines.join('\n')
    if (text !== '' && text !== logged) {
      const message = 'the content folder has faults: what has them is held back until they are mended'
      log('error', message, { faults: listed, count: lines.length })
    }
    logged = text
    onFaults(listed)
  }
}

/** The state of an earlier start where nothing has changed since; else the folder is loaded. */
async function startingState(source: FolderSource): Promise<LoaderResult> {
  const kept = readState(source.state)
  const isUsable =
    kept?.signature === sourceSignature(source) && openFileStore(source.publishedFiles).use(Object.values(kept.parts))
  return isUsable ? { pack: kept.parts, faults: kept.faults, remarks: kept.remarks } : loadInThread(source)
}

/** The faults that were not there before, wherever they stand in their file. */
function addedFaults(before: readonly ContentFault[], after: readonly ContentFault[]): ContentFault[] {
  const keyOf = ({ file, field, id, message }: ContentFault) => [file, field, id, message].join('\n')
  const counts = new Map<string, number>()
  for (const fault of before) counts.set(keyOf(fault), (counts.get(keyOf(fault)) ?? 0) + 1)
  return after.filter((fault) => {
    const left = (counts.get(keyOf(fault)) ?? 0) - 1
    counts.set(keyOf(fault), left)
    return left < 0
  })
}

/** Never rejects: what ends the thread is a fault of the folder. */
function loadInThread(source: FolderSource, replacements?: Replacements): Promise<LoaderResult> {
  const data: LoaderData = { source, replacements }
  return runThread<LoaderResult>(source.loader, data, maxLoadMs).catch(({ message }: Error) => ({
    faults: [fileFault('', `the folder cannot be loaded: ${message}`)],
    pack: undefined,
    remarks: []
  }))
}
