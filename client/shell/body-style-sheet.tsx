/**
 * The link to the document's style sheet. The head of the document inlines the styles of the first view, so the link
 * follows behind that part of the body: browsers paint before it and block only the rest. Pages that need
 * a further sheet link both in the head, and `page-loader.ts` loads those of client-side navigations.
 */
import { styles } from 'virtual:build'
import { bodyStyleSheetId } from '../../shared/pages/body-style-sheet.ts'
import { viewOf } from '../../shared/pages/pages.ts'
import { useRenderingNeed } from '../boot/rendering-needs.ts'
import { useStore } from '../store.ts'

/** Renders nothing after the first client-side navigation, and on pages whose head has the link. */
export function BodyStyleSheet() {
  const isNeeded = useStore((state) => state.navigationCount === 0 && !viewOf(state.screen).styles)
  const edition = useStore((state) => state.edition)
  useRenderingNeed('bodyStyleSheet', isNeeded)
  return isNeeded ? <link rel="stylesheet" href={styles[edition]} id={bodyStyleSheetId} /> : null
}
