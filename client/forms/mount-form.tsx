/** Hydrates a form that the server rendered, or renders it where the container is empty. */
import { withFormWords } from '../../shared/own-forms.ts'
import { Contexts, type ContextsProps } from '../contexts.tsx'
import { replaceServerHtml } from '../hydration/replace-server-html.ts'
import { DoneViewsContext } from './done-views.ts'
import { FormMessagesContext, loadFormMessages } from './form-messages.ts'
import { FormView } from './form-view.tsx'
import type { FormViewProps } from './form-view-context.ts'
import { loadDoneView } from './load-done-view.ts'

/** Resolves with the function that unmounts the form. Rejects where its messages, or what follows it, cannot be
 * loaded. */
export async function mountForm(
  container: HTMLElement,
  { name, idPrefix, parts, ...contexts }: FormViewProps & Omit<ContextsProps, 'children'>
): Promise<() => void> {
  const { locale, forms } = contexts.store.getState()
  const [messages, doneViews] = await Promise.all([loadFormMessages(locale), loadDoneView(name)])
  const formMessages = withFormWords(messages, forms?.words)
  const form = (
    <Contexts {...contexts}>
      <FormMessagesContext value={formMessages}>
        <DoneViewsContext value={doneViews}>
          <FormView name={name} idPrefix={idPrefix} parts={parts} />
        </DoneViewsContext>
      </FormMessagesContext>
    </Contexts>
  )
  return replaceServerHtml(container, form, container.childElementCount > 0)
}
