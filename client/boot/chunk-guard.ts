/**
 * Reloads the page when a deployment has removed a script chunk that it needs, or has changed its content: at most once
 * in 60 seconds, and never without network or while a form contains unsaved input.
 */

const storageKey = 'chunk-reload'
const reloadIntervalMs = 60_000

/**
 * Whether the page may reload at `now` (milliseconds). If so, the time is stored for the next call. False where storage
 * throws: without a stored time the page could reload for ever.
 */
export function mayReload(now: number, storage: () => Storage): boolean {
  try {
    const last = Number(storage().getItem(storageKey)) || 0
    if (now - last < reloadIntervalMs && now >= last) return false
    storage().setItem(storageKey, String(now))
    return true
  } catch {
    return false
  }
}

/** Types of fields into which nothing is typed. */
export const untypedKinds = /hidden|checkbox|radio|submit/

/** Whether a text field of a POST form, or any textarea, contains text that a reload would lose. */
export function hasUnsavedInput(root: ParentNode): boolean {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[method=post] input,textarea')
  return [...fields].some(({ type, value }) => value.trim() && !untypedKinds.test(type))
}

/** The content has changed since the document was rendered, so that its HTML cannot be hydrated with current data. */
export class StaleDocument extends Error {
  constructor() {
    super('the document is out of date')
    this.name = 'StaleDocument'
  }
}

/**
 * Whether an error means that a reload helps: a chunk that failed to load (by the browsers' messages), a style sheet
 * (style-sheets.ts), or StaleDocument.
 */
export function isFixedByReload(reason: unknown): boolean {
  if (reason instanceof StaleDocument) return true
  const message = reason instanceof Error ? reason.message : ''
  return /dynamically imported module|importing a module script|module script failed|Loading chunk|did not load/i.test(
    message
  )
}

/** Reloads the page where that is allowed now; returns whether it does, or another document load replaces the page. */
export function reloadIfAllowed(): boolean {
  if (isLeaving()) return true
  if (!navigator.onLine || hasUnsavedInput(document) || !mayReload(Date.now(), () => window.sessionStorage))
    return false
  window.location.reload()
  return true
}

/** Reloads on unhandled rejections that a reload fixes. */
export function reloadOnChunkFailure(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (isFixedByReload(event.reason) && reloadIfAllowed()) event.preventDefault()
  })
}

/**
 * Milliseconds for which the page counts as being left. Firefox ends the loads of a page as soon as another document
 * load begins in it, long before it has that document: what fails then is no failure, and what would load a document
 * because of it would replace the one that the visitor has asked for.
 */
const leavingMs = 5000
let leftAt = -leavingMs

/** Notes from now on when the page is left. Called once in each script that calls `isLeaving`. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', ({ timeStamp }) => {
    leftAt = timeStamp
  })
}

/** Whether a document load has begun within the last 5 s. A download begins like one, but the page stays. */
export function isLeaving(): boolean {
  return performance.now() - leftAt < leavingMs
}
