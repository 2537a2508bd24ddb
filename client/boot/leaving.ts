/**
 * Whether the page is being left. Firefox ends the loads of a page as soon as another document load begins in it, long
 * before it has that document: what fails then is no failure, and what would load a document because of it would
 * replace the one that the visitor has asked for.
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
