/** Notices changes of a content folder. */
import { type FSWatcher, readdirSync, watch } from 'node:fs'
import path from 'node:path'
import { signatureOf } from '../load/folder-signature.ts'

/** Volumes of some kinds deliver no events: the folder is looked at as often as this in any case. */
const pollMs = 1000
/** A checkout of Git has an event for each of some thousand files, and each look reads the whole folder's names. */
const gatherMs = 50
/** An editor writes a file in several steps. */
const settleMs = 100

/** Longest time in which an edit waits for other files that keep changing, such as a large one that is being copied. */
const patienceMs = 1000

/**
 * Calls `onChange` when files of the folder have been added, changed or removed since this call, once none has changed
 * for 100 ms, or one of them for a second while others keep changing. Returns a function that ends it.
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  let known = signaturesOf(folder)
  /** The files that have changed since the last call, with the time of the last change. */
  const changed = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let soon: NodeJS.Timeout | undefined
  let watchers: FSWatcher[] = []
  const look = () => {
    const current = signaturesOf(folder)
    const now = performance.now()
    for (const name of new Set([...known.keys(), ...current.keys()]))
      if (known.get(name) !== current.get(name)) changed.set(name, now)
    known = current
    if (changed.size === 0) return
    const times = [...changed.values()]
    const isSettled = now - Math.max(...times) >= settleMs || now - Math.min(...times) >= patienceMs
    clearTimeout(timer)
    if (!isSettled) {
      timer = setTimeout(look, settleMs)
      return
    }
    changed.clear()
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

/** The lines of the folder's signature by the names of its files, before their size, times and inode. */
function signaturesOf(folder: string): Map<string, string> {
  const lines = signatureOf(folder).split('\n')
  return new Map(lines.map((line) => [line.split(' ').slice(0, -4).join(' '), line]))
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
