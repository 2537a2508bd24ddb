/**
 * What the page for editors shows of a followed folder: its files, its faults, and what its last loads have changed.
 */
import type { ContentState, Reload, StateFile } from '../../../../shared/records/content-state.ts'
import type { ContentFault } from '../load/content-fault.ts'
import { listPublished, listSources } from '../load/read-folder.ts'

export type FolderState = Pick<
  ContentState,
  'isFollowed' | 'loadedAt' | 'faults' | 'faultCount' | 'remarks' | 'remarkCount' | 'files' | 'reloads'
>

const maxFaults = 200
const maxFiles = 20
const maxReloads = 20
/** Files that one reload names in each of its lists. */
const maxNamed = 50

export interface FolderRecorder {
  /** The files as they are now; to be called before they are read. */
  look: () => void
  /** Takes the result of a load of these files; the first one is no reload. */
  loaded: (faults: readonly ContentFault[], remarks: readonly ContentFault[]) => void
  state: () => FolderState
  /** All faults of the last load. */
  faults: () => readonly ContentFault[]
  /** All remarks of the last load. */
  remarks: () => readonly ContentFault[]
}

/** Records the loads of a folder. */
export function recordFolder(folder: string): FolderRecorder {
  let seen: StateFile[] = []
  let before: StateFile[] | undefined
  let loadedAt = 0
  let faults: readonly ContentFault[] = []
  let remarks: readonly ContentFault[] = []
  const reloads: Reload[] = []
  return {
    look() {
      seen = filesOf(folder)
    },
    loaded(found, remarkable) {
      const at = Date.now()
      if (before) {
        reloads.unshift({ at, faults: found.length, ...differences(before, seen) })
        reloads.splice(maxReloads)
      }
      before = seen
      faults = found
      remarks = remarkable
      loadedAt = at
    },
    state: () => ({
      isFollowed: true,
      loadedAt,
      faults: faults.slice(0, maxFaults),
      faultCount: faults.length,
      remarks: remarks.slice(0, maxFaults),
      remarkCount: remarks.length,
      files: [...seen].sort((a, b) => b.changedAt - a.changedAt).slice(0, maxFiles),
      reloads
    }),
    faults: () => faults,
    remarks: () => remarks
  }
}

/** The state of content that is in no folder. */
export function builtInState(): FolderState {
  return {
    isFollowed: false,
    loadedAt: Date.now(),
    faults: [],
    faultCount: 0,
    remarks: [],
    remarkCount: 0,
    files: [],
    reloads: []
  }
}

/** The sources, pictures and downloads; none where the folder cannot be read, which is a fault of the load. */
function filesOf(folder: string): StateFile[] {
  try {
    return [...listSources(folder, []), ...listPublished(folder)].map(({ name, status }) => ({
      file: name,
      bytes: status.size,
      changedAt: Math.round(status.mtimeMs)
    }))
  } catch {
    return []
  }
}

function differences(before: readonly StateFile[], after: readonly StateFile[]) {
  const old = new Map(before.map((file) => [file.file, file]))
  const names = new Set(after.map(({ file }) => file))
  const named = (files: readonly StateFile[]) => files.slice(0, maxNamed).map(({ file }) => file)
  return {
    added: named(after.filter(({ file }) => !old.has(file))),
    changed: named(
      after.filter(({ file, bytes, changedAt }) => {
        const known = old.get(file)
        return known && (known.bytes !== bytes || known.changedAt !== changedAt)
      })
    ),
    removed: named(before.filter(({ file }) => !names.has(file)))
  }
}
