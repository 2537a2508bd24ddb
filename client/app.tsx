/** The application: the store, the words of the page's language, the frame, and the screen that the state names. */
import type { ComponentType, ReactNode } from 'react'
import type { Screen } from '../shared/routes.ts'
import { type FormPlaceProps, FormViewContext } from './forms/form-view-context.ts'
import { KeptScreen } from './islands/kept-screen.tsx'
import { Frame } from './layout/frame.tsx'
import { type ReadShellPart, renderAll, ShellPartContext } from './layout/shell-part.tsx'
import { NavigationContext, type Navigator } from './navigation.tsx'
import { type Store, StoreContext, useStore } from './store.ts'
import { type Words, WordsContext } from './words/words.ts'

export interface ContextsProps {
  store: Store
  words: Words
  navigator: Navigator | null
  children: ReactNode
}

/** What every component may ask for. */
export function Contexts({ store, words, navigator, children }: ContextsProps) {
  return (
    <StoreContext value={store}>
      <NavigationContext value={navigator}>
        <WordsContext value={words}>{children}</WordsContext>
      </NavigationContext>
    </StoreContext>
  )
}

export interface AppProps extends Omit<ContextsProps, 'children'> {
  /** The component of a screen; every screen that is drawn has been loaded. */
  screenOf: (screen: Screen) => ComponentType | undefined
  /** True in a browser whose first screen stays as the server rendered it until it is wanted. */
  keepsScreen?: boolean
  /** Gives what of the frame has been rendered already. */
  readPart?: ReadShellPart
  /** Draws forms where there is no browser. */
  formView?: ComponentType<FormPlaceProps>
}

export function App({ screenOf, keepsScreen = false, readPart = renderAll, formView, ...contexts }: AppProps) {
  return (
    <Contexts {...contexts}>
      <ShellPartContext value={readPart}>
        <FormViewContext value={formView ?? null}>
          <Frame>
            <CurrentScreen screenOf={screenOf} keepsScreen={keepsScreen} />
          </Frame>
        </FormViewContext>
      </ShellPartContext>
    </Contexts>
  )
}

function CurrentScreen({ screenOf, keepsScreen }: Required<Pick<AppProps, 'screenOf' | 'keepsScreen'>>) {
  const screen = useStore((state) => state.screen)
  const kept = useStore((state) => state.kept)
  // A new page is a new screen, so that nothing of the last one stays in its fields.
  const address = useStore((state) => state.path)
  if (keepsScreen && kept) return <KeptScreen />
  const Component = screenOf(screen)
  return (
    <div className="screen" data-name={screen} key={address}>
      {Component && <Component />}
    </div>
  )
}
