/** The only bridge from server to client: a page's state becomes the HTML that the browser will take over. */
import { renderToString } from 'react-dom/server'
import { App } from '../../client/app.tsx'
import { FormView } from '../../client/forms/form-view.tsx'
import { FormWordsContext } from '../../client/forms/form-words.ts'
import { screens } from '../../client/screens/screens.ts'
import { createClientStore } from '../../client/store.ts'
import { wholeWords } from '../../client/words/whole.ts'
import { formWords } from '../../shared/form-words.ts'
import type { PageState } from '../../shared/state.ts'

/** HTML of the application for a state. Throws where the state's records are not what its screen needs. */
export function renderApp(state: PageState): string {
  return renderToString(
    <FormWordsContext value={formWords[state.locale]}>
      <App
        store={createClientStore(state)}
        navigator={null}
        words={wholeWords[state.locale]}
        screenOf={(screen) => screens[screen]}
        formView={FormView}
      />
    </FormWordsContext>
  )
}
