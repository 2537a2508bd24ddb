/** Takes over a form that the server rendered, or draws one where none stands. */
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Contexts, type ContextsProps } from '../app.tsx'
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
  if (container.childElementCount > 0) {
    let gone = false
    // Whoever goes on before the form has been taken over breaks that off, which React would report.
    const onRecoverableError = (error: unknown) => {
      if (!gone) reportError(error)
    }
    const root = hydrateRoot(container, form, { onRecoverableError })
    return () => {
      gone = true
      root.unmount()
    }
  }
  const root = createRoot(container)
  root.render(form)
  return () => root.unmount()
}
