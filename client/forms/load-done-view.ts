import type { AnyFormName } from '../../shared/forms.ts'
import { withStyles } from '../style-sheets.ts'
import type { DoneViews } from './done-views.ts'

const loaders: Partial<Record<AnyFormName, () => Promise<DoneViews>>> = {
  visitor: async () => {
    const [{ Registered }, { KeptPasses }] = await Promise.all([
      withStyles('pass', import('../pass/registered.tsx')),
      import('../pass/kept-passes.tsx')
    ])
    return { visitor: { Done: Registered, Earlier: KeptPasses } }
  }
}

/**
 * Loads the view of a form, if it has one. It is loaded before the form is hydrated: once the form has been sent, a
 * network that fails must not keep the pass from its visitor. Rejects where the script cannot be loaded.
 */
export async function loadDoneView(form: AnyFormName): Promise<DoneViews> {
  return (await loaders[form]?.()) ?? {}
}
