/**
 * A script of an earlier build that can no longer be had: the page reloads, at most once in 60 seconds, and never
 * while a form holds text (specification, sections 8 and 9; rulings, section 11).
 */

const key = 'chunk-reload'
const guardMs = 60_000

/** True when the page may reload now; remembers that it does. A storage that throws means no. */
export function mayReload(now: number, storage: () => Storage): boolean {
  try {
    const last = Number(storage().getItem(key)) || 0
    if (now - last < guardMs && now >= last) return false
    storage().setItem(key, String(now))
    return true
  } catch {
    return false
  }
}

/** True where somebody has typed something that a reload would lose. */
export function holdsText(root: ParentNode): boolean {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form[method="post"] input, textarea')
  return [...fields].some((field) => !/^(hidden|checkbox|radio|submit)$/.test(field.type) && field.value.trim() !== '')
}

/** The document was made of other answers than the ones that stand now. */
export class StaleDocument extends Error {
  constructor() {
    super('the document is out of date')
    this.name = 'StaleDocument'
  }
}

/** Whether a document's script, or its data, has gone with an earlier time: reloading helps. */
export function isChunkFailure(reason: unknown): boolean {
  if (reason instanceof StaleDocument) return true
  const message = reason instanceof Error ? reason.message : ''
  return /dynamically imported module|importing a module script|module script failed|Loading chunk/i.test(message)
}

/** Reloads where a script of this build is gone; gives whether it does. */
export function reloadForChunk(): boolean {
  if (holdsText(document) || !mayReload(Date.now(), () => window.sessionStorage)) return false
  window.location.reload()
  return true
}

/** Watches for scripts that fail to load. */
export function guardChunks(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (isChunkFailure(event.reason) && reloadForChunk()) event.preventDefault()
  })
}
