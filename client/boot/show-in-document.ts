import type { PageState } from '../../shared/pages/state.ts'
import type { Store } from '../store.ts'

/** Gives the document the title, the head and the marked texts of a page; the server has done so for the first one. */
export async function showInDocument(store: Store, state: PageState): Promise<void> {
  document.title = state.head.title
  const parts = import('./document-parts.ts')
  void parts.then(
    ({ updateHead }) => updateHead(state),
    () => {}
  )
  if (state.otherTag) (await parts).markOtherTexts(store)
}
