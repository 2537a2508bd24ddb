import type { ReadShellPart } from '../shell/shell-part.tsx'
import type { Store } from '../store.ts'

const unhydratedParts: ReadonlySet<string> = new Set(['footer', 'legal'])

/**
 * Parts of the frame that are not hydrated: they contain only links and text, which stay the same while the document
 * lives. Applies to the document's own page; without a configuration the parts change when it has been loaded
 * (missing-data.ts), so they are hydrated.
 */
export function serverRenderedParts(store: Store): ReadShellPart {
  return (name) => {
    const { navigationCount, config } = store.getState()
    // While hydrating React keeps the children of a node with `dangerouslySetInnerHTML`, whatever its value.
    return unhydratedParts.has(name) && navigationCount === 0 && config !== null ? '' : undefined
  }
}
