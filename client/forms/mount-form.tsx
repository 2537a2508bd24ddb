/** Takes over a form that the server rendered, or draws one where none stands. */
import { Contexts, type ContextsProps } from '../app.tsx'
import { takeOver } from '../islands/take-over.ts'
import { FormView } from './form-view.tsx'
import type { FormPlaceProps } from './form-view-context.ts'
import { FormWordsContext, loadFormWords } from './form-words.ts'

/** Gives the function that takes the form down. */
export async function mountForm(
  container: HTMLElement,
  { name, place, store, words }: FormPlaceProps & Pick<ContextsProps, 'store' | 'words'>
): Promise<() => void> {
  const formWords = await loadFormWords(store.getState().locale)
  const form = (
    <Contexts store={store} words={words} navigator={null}>
      <FormWordsContext value={formWords}>
        <FormView name={name} place={place} />
      </FormWordsContext>
    </Contexts>
  )
  return takeOver(container, form, container.childElementCount > 0)
}
