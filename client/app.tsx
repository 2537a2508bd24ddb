/** The application: the store, the words of the page's language, the frame, and the screen that the state names. */
import type { ComponentType } from 'react'
import { Router } from 'wouter'
import type { Screen } from '../shared/routes.ts'
import { type FormPlaceProps, FormViewContext } from './forms/form-view-context.ts'
import { Frame } from './layout/frame.tsx'
import { NavigationContext, type Navigator } from './navigation.tsx'
import { type Store, StoreContext, useStore } from './store.ts'
import { type Words, WordsContext } from './words/words.ts'

export interface AppProps {
  store: Store
  words: Words
  /** The component of a screen; every screen that the state may name has been loaded. */
  screenOf: (screen: Screen) => ComponentType | undefined
  /** The path for rendering where there is no browser. */
  path?: string
  navigator?: Navigator
  /** Draws forms where there is no browser. */
  formView?: ComponentType<FormPlaceProps>
}

export function App({ store, words, screenOf, path, navigator, formView }: AppProps) {
  return (
    <Router {...(path === undefined ? {} : { ssrPath: path })}>
      <StoreContext value={store}>
        <NavigationContext value={navigator ?? null}>
          <WordsContext value={words}>
            <FormViewContext value={formView ?? null}>
              <Frame>
                <CurrentScreen screenOf={screenOf} />
              </Frame>
            </FormViewContext>
          </WordsContext>
        </NavigationContext>
      </StoreContext>
    </Router>
  )
}

function CurrentScreen({ screenOf }: Pick<AppProps, 'screenOf'>) {
  const screen = useStore((state) => state.screen)
  // A new page is a new screen, so that nothing of the last one stays in its fields.
  const address = useStore((state) => state.path)
  const Component = screenOf(screen)
  return Component ? <Component key={address} /> : null
}
