/** Hydrates a form that the server rendered, or renders it where the container is empty. */
import { Contexts, type ContextsProps } from '../contexts.tsx'
import { replaceServerHtml } from '../hydration/replace-server-html.ts'
import { FormMessagesContext, loadFormMessages } from './form-messages.ts'
import { FormView } from './form-view.tsx'
import type { FormViewProps } from './form-view-context.ts'

/** Resolves with the function that unmounts the form. Rejects where the messages cannot be loaded. */
export async function mountForm(
  container: HTMLElement,
  { name, idPrefix, parts, ...contexts }: FormViewProps & Omit<ContextsProps, 'children'>
): Promise<() => void> {
  const formMessages = await loadFormMessages(contexts.store.getState().locale)
  const form = (
    <Contexts {...contexts}>
      <FormMessagesContext value={formMessages}>
        <FormView name={name} idPrefix={idPrefix} parts={parts} />
      </FormMessagesContext>
    </Contexts>
  )
  return replaceServerHtml(container, form, container.childElementCount > 0)
}
