/** The only bridge from server to client: a page's state becomes the HTML that the browser will take over. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { App, Contexts } from '../../client/app.tsx'
import { FormView } from '../../client/forms/form-view.tsx'
import { FormWordsContext } from '../../client/forms/form-words.ts'
import { type ReadShellPart, renderAll } from '../../client/layout/shell-part.tsx'
import { screens } from '../../client/screens/screens.ts'
import { createClientStore } from '../../client/store.ts'
import { wholeWords } from '../../client/words/whole.ts'
import { formWords } from '../../shared/form-words.ts'
import type { PageState } from '../../shared/state.ts'

/** What a part of the frame is rendered of. */
export type Part = ReactNode

/**
 * HTML of the application for a state. `readPart` gives what its frame shares with other pages; without it that is
 * rendered too, to the same HTML. Throws where the state's records are not what its screen needs.
 */
export function renderApp(state: PageState, readPart: ReadShellPart = renderAll): string {
  return renderToString(
    <FormWordsContext value={formWords[state.locale]}>
      <App
        store={createClientStore(state)}
        navigator={null}
        words={wholeWords[state.locale]}
        screenOf={(screen) => screens[screen]}
        readPart={readPart}
        formView={FormView}
      />
    </FormWordsContext>
  )
}

/** HTML of a part of the frame, for a state. */
export function renderShellPart(state: PageState, part: Part): string {
  return renderToString(
    <Contexts store={createClientStore(state)} navigator={null} words={wholeWords[state.locale]}>
      {part}
    </Contexts>
  )
}
