/** Hydrates a form that the server rendered, or renders it where the container is empty. */
import { useEffect } from 'react'
import { formMessages } from '../../shared/forms/form-messages.ts'
import type { AnyFormName } from '../../shared/forms/forms.ts'
import { withFormWords } from '../../shared/forms/own-forms.ts'
import { localized } from '../../shared/locale/locale.ts'
import { replaceServerHtml } from '../boot/replace-server-html.tsx'
import { Contexts, type ContextsProps } from '../contexts.tsx'
import { putValues } from './draft-store.ts'
import { FormMessagesContext } from './form-messages.ts'
import { type DoneViews, DoneViewsContext, FormView } from './form-view.tsx'
import type { FormViewProps } from './form-view-context.ts'

/** Resolves with the function that unmounts the form. Rejects where what follows it cannot be loaded. */
export async function mountForm(
  container: HTMLElement,
  { name, idPrefix, parts, ...contexts }: FormViewProps & Omit<ContextsProps, 'children'>
): Promise<() => void> {
  const { locale, forms } = contexts.store.getState()
  const messages = withFormWords(localized(formMessages, locale), forms?.words)
  const doneViews = await loadDoneView(name)
  const form = (
    <Contexts {...contexts}>
      <FormMessagesContext.Provider value={messages}>
        <DoneViewsContext.Provider value={doneViews}>
          <FormView name={name} idPrefix={idPrefix} parts={parts} />
          <TypedBefore container={container} former={container.querySelector('form')} />
        </DoneViewsContext.Provider>
      </FormMessagesContext.Provider>
    </Contexts>
  )
  return replaceServerHtml(container, form, container.childElementCount > 0)
}

/** Puts what was typed into the server's form into the one that was rendered anew, where it could not be hydrated. */
function TypedBefore({ container, former }: { container: HTMLElement; former: HTMLFormElement | null }) {
  useEffect(() => {
    const form = container.querySelector('form')
    // A text for every part: the forms have no files.
    if (form && former && form !== former) putValues(form, [...new FormData(former)] as [string, string][])
  }, [container, former])
  return null
}

const loaders: Partial<Record<AnyFormName, () => Promise<DoneViews>>> = {
  visitor: async () => {
    const { Registered, KeptPasses } = await import('../visit/pass/registered.tsx')
    return { visitor: { Done: Registered, Earlier: KeptPasses } }
  }
}

/**
 * Loads the view of a form, if it has one. It is loaded before the form is hydrated: once the form has been sent, a
 * network that fails must not keep the pass from its visitor. Rejects where the script cannot be loaded.
 */
async function loadDoneView(form: AnyFormName): Promise<DoneViews> {
  return (await loaders[form]?.()) ?? {}
}
