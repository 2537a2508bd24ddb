/** Takes over a form that the server rendered, or draws one where none stands. */
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type Store, StoreContext } from '../store.ts'
import { type Words, WordsContext } from '../words/words.ts'
import { FormView } from './form-view.tsx'
import type { FormPlaceProps } from './form-view-context.ts'
import { FormWordsContext, loadFormWords } from './form-words.ts'

/** Gives the function that takes the form down. */
export async function mountForm(
  container: HTMLElement,
  { name, place, store, words }: FormPlaceProps & { store: Store; words: Words }
): Promise<() => void> {
  const formWords = await loadFormWords(store.getState().locale)
  const form = (
    <StoreContext value={store}>
      <WordsContext value={words}>
        <FormWordsContext value={formWords}>
          <FormView name={name} place={place} />
        </FormWordsContext>
      </WordsContext>
    </StoreContext>
  )
  if (container.childElementCount > 0) {
    const root = hydrateRoot(container, form)
    return () => root.unmount()
  }
  const root = createRoot(container)
  root.render(form)
  return () => root.unmount()
}
