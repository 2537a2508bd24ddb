/** The root component: contexts, the frame around every page, and the screen that the state names. */
import type { ComponentType } from 'react'
import { ErrorBoundary } from './boot/error-boundary.tsx'
import { LazyScreen, screenHtml } from './boot/lazy-screen.tsx'
import type { LoadScreen } from './boot/mount-screen.tsx'
import { Contexts, type ContextsProps } from './contexts.tsx'
import { FormViewContext, type FormViewProps } from './forms/form-view-context.ts'
import { type ComponentOf, RoutedPage } from './router.tsx'
import { Frame } from './shell/frame.tsx'
import { type ReadShellPart, renderAll, ShellPartContext } from './shell/shell-part.tsx'
import { useStore } from './store.ts'

export interface AppProps extends Omit<ContextsProps, 'children'> {
  componentOf: ComponentOf
  /** In a browser: loads the document's own screen when it is hydrated; until then its server-rendered HTML stays. */
  loadInitialScreen?: LoadScreen | undefined
  /** On the server: returns HTML of parts of the frame that have been rendered before. */
  readPart?: ReadShellPart
  /** Renders forms on the server. Browsers load it when a form is hydrated. */
  formView?: ComponentType<FormViewProps>
}

/** A page with its frame, for the server and for the browser alike. */
export function App({ componentOf, loadInitialScreen, readPart = renderAll, formView, ...contexts }: AppProps) {
  return (
    <Contexts {...contexts}>
      <ShellPartContext.Provider value={readPart}>
        <FormViewContext.Provider value={formView ?? null}>
          <Frame>
            <CurrentPage componentOf={componentOf} loadInitialScreen={loadInitialScreen} />
          </Frame>
        </FormViewContext.Provider>
      </ShellPartContext.Provider>
    </Contexts>
  )
}

function CurrentPage({ componentOf, loadInitialScreen }: Pick<AppProps, 'componentOf' | 'loadInitialScreen'>) {
  const isInitialPage = useStore((state) => state.isInitialPage)
  if (loadInitialScreen && isInitialPage) return <LazyScreen loadScreen={loadInitialScreen} />
  return (
    <ErrorBoundary html={screenHtml}>
      <RoutedPage componentOf={componentOf} />
    </ErrorBoundary>
  )
}
