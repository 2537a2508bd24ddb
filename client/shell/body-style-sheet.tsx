/**
 * The link to the style sheet, behind the first view of a page that does not inline the styles of all its HTML: browsers
 * paint before it and block only the rest.
 */
import { styles } from 'virtual:build'
import { bodyStyleSheetId } from '../../shared/pages/state.ts'
import { useRenderingNeed } from '../contexts.tsx'
import { useStore } from '../store.ts'

/** Renders nothing after the first client-side navigation. */
export function BodyStyleSheet() {
  const isNeeded = useStore((state) => state.navigationCount === 0)
  const edition = useStore((state) => state.edition)
  useRenderingNeed('bodyStyleSheet', isNeeded)
  return isNeeded && <link rel="stylesheet" href={styles[edition]} id={bodyStyleSheetId} />
}
