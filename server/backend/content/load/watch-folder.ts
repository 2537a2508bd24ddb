/** Notices changes of a content folder. */
import { type FSWatcher, readdirSync, watch } from 'node:fs'
import path from 'node:path'
import { signatureOf } from './folder-signature.ts'

/** Volumes of some kinds deliver no events: the folder is looked at as often as this in any case. */
const pollMs = 1000
/** A checkout of Git has an event for each of some thousand files, and each look reads the whole folder's names. */
const gatherMs = 50
/** An editor writes a file in several steps. */
const settleMs = 100

/**
 * Calls `onChange` when files of the folder have been added, changed or removed since this call, once they have not
 * changed for 100 ms. Returns a function that ends it.
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  let known = signatureOf(folder)
  let timer: NodeJS.Timeout | undefined
  let soon: NodeJS.Timeout | undefined
  let watchers: FSWatcher[] = []
  /** Looks at the folder until it has settled. Gives whether it has changed since the last look. */
  const look = (): boolean => {
    const current = signatureOf(folder)
    if (current === known) return false
    known = current
    clearTimeout(timer)
    timer = setTimeout(() => look() || settled(), settleMs)
    return true
  }
  const settled = () => {
    // There may be other folders.
    listen()
    onChange()
  }
  const onEvent = () => {
    soon ??= setTimeout(() => {
      soon = undefined
      look()
    }, gatherMs)
  }
  const stop = () => {
    for (const watcher of watchers) watcher.close()
    watchers = []
  }
  const listen = () => {
    stop()
    try {
      // The poll goes on after an error.
      for (const name of foldersIn(folder)) watchers.push(watch(name, onEvent).on('error', () => undefined))
    } catch {
      // As above.
    }
  }
  const poll = setInterval(look, pollMs)
  listen()
  return () => {
    clearInterval(poll)
    clearTimeout(timer)
    clearTimeout(soon)
    stop()
  }
}

/**
 * A folder and those in it, without hidden ones. Node's recursive watch has a watcher for each file, those of `.git`
 * too, and reads a folder again at each event in it: a checkout of 3,000 files blocked the thread for 30 s.
 */
function foldersIn(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true })
  const names = inside.flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith('.') ? [entry.name] : []))
  return [folder, ...names.flatMap((name) => foldersIn(path.join(folder, name)))]
}
