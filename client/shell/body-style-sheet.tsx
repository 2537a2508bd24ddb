/**
 * The links to the document's style sheets. The head of the document inlines the styles of the first view, so the links
 * follow behind that part of the body: browsers paint before them and block only the rest. `page-loader.ts` loads the
 * style sheets of client-side navigations.
 */
import { styles } from 'virtual:build'
import { bodyStyleSheetId, furtherStyles } from '../../shared/pages/state.ts'
import { useRenderingNeed } from '../contexts.tsx'
import { useStore } from '../store.ts'

/** Renders nothing after the first client-side navigation. */
export function BodyStyleSheet() {
  const isNeeded = useStore((state) => state.navigationCount === 0)
  const further = useStore(furtherStyles)
  const edition = useStore((state) => state.edition)
  useRenderingNeed('bodyStyleSheet', isNeeded)
  if (!isNeeded) return null
  return (
    <>
      <link rel="stylesheet" href={styles[edition]} id={bodyStyleSheetId} />
      {further.map((name) => (
        <link key={name} rel="stylesheet" href={styles[name]} />
      ))}
    </>
  )
}
