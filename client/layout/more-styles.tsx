/**
 * The style sheets of a document, behind what is seen first, whose styles its head holds: a browser draws that and only
 * then waits. Pages that are drawn later find the sheets in the head (`page-loader.ts`).
 */
import { styles } from 'virtual:build'
import { needsTools } from '../../shared/tool-screens.ts'
import { useStore } from '../store.ts'

export function MoreStyles() {
  const isDocument = useStore((state) => state.visits === 0)
  const edition = useStore((state) => state.edition)
  const tools = useStore((state) => needsTools(state.screen))
  if (!isDocument) return null
  return (
    <>
      <link rel="stylesheet" href={styles[edition]} />
      {tools && <link rel="stylesheet" href={styles.tools} />}
    </>
  )
}
