/** Notices changes of a content folder. */
import { type FSWatcher, watch } from 'node:fs'
import { signatureOf } from './folder-signature.ts'

/** Volumes of some kinds deliver no events: the folder is looked at as often as this in any case. */
const pollMs = 1000
/** An editor writes a file in several steps. */
const settleMs = 100

/**
 * Calls `onChange` when files of the folder have been added, changed or removed since this call, once they have not
 * changed for 100 ms. Returns a function that ends it.
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  let known = signatureOf(folder)
  let timer: NodeJS.Timeout | undefined
  /** Looks at the folder until it has settled. Gives whether it has changed since the last look. */
  const look = (): boolean => {
    const current = signatureOf(folder)
    if (current === known) return false
    known = current
    clearTimeout(timer)
    timer = setTimeout(() => look() || onChange(), settleMs)
    return true
  }
  const poll = setInterval(look, pollMs)
  let watcher: FSWatcher | undefined
  try {
    watcher = watch(folder, { recursive: true }, look)
    // The poll goes on.
    watcher.on('error', () => watcher?.close())
  } catch {
    // The poll goes on.
  }
  return () => {
    clearInterval(poll)
    clearTimeout(timer)
    watcher?.close()
  }
}
