/**
 * The style sheet of a document, behind what is seen first, whose styles its head holds: a browser draws that, and only
 * then waits. Pages with tools in their first view have their sheets in the head, and so has every page that is drawn
 * later (`page-loader.ts`).
 */
import { styles } from 'virtual:build'
import { moreStylesId, needsTools } from '../../shared/tool-screens.ts'
import { useStore } from '../store.ts'

export function MoreStyles() {
  const isHere = useStore((state) => state.visits === 0 && !needsTools(state.screen))
  const edition = useStore((state) => state.edition)
  return isHere ? <link rel="stylesheet" href={styles[edition]} id={moreStylesId} /> : null
}
