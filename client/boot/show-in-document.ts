import type { PageState } from '../../shared/pages/state.ts'
import type { Store } from '../store.ts'

/** Gives the document the title, the head and the marked texts of a page; the server has done so for the first one. */
export async function showInDocument(store: Store, state: PageState): Promise<void> {
  document.title = state.head.title
  void import('./document-head.ts').then(
    ({ updateHead }) => updateHead(state),
    () => {}
  )
  if (state.otherTag) (await import('./other-texts.ts')).markOtherTexts(store)
}
