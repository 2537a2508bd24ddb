/** Parts of the frame that a browser leaves as they came: links and words, the same as long as the document lasts. */
import type { ReadShellPart } from '../layout/shell-part.tsx'
import type { Store } from '../store.ts'

const lasting: ReadonlySet<string> = new Set(['footer', 'legal'])

/** For the document's own page. Without a configuration they are still to change (`fillShell`). */
export function keptParts(store: Store): ReadShellPart {
  return (name) => {
    const { visits, config } = store.getState()
    // React leaves what stands in a node whose HTML it is given, whatever it is given.
    return lasting.has(name) && visits === 0 && config !== null ? '' : undefined
  }
}
