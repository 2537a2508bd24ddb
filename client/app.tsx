/**
 * The root component: contexts, the frame around every page (skip link, top bar, progress bar, main element, footer,
 * overlays), and the screen that the state names.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { href } from '../shared/pages/addresses.ts'
import { ErrorBoundary } from './boot/error-boundary.tsx'
import { LazyScreen, screenHtml } from './boot/lazy-screen.tsx'
import type { LoadScreen } from './boot/mount-screen.tsx'
import { Contexts, type ContextsProps } from './contexts.tsx'
import { FormViewContext, type FormViewProps } from './forms/form-view-context.ts'
import { loadPartMessages } from './messages/load.ts'
import { useMessages } from './messages/messages.ts'
import { type ComponentOf, RoutedPage } from './router.tsx'
import { Footer } from './shell/footer.tsx'
import { useReadingSize } from './shell/reading-mode/reading-size.ts'
import { type ReadShellPart, renderAll, ShellPartContext } from './shell/shell-part.tsx'
import { TopBar } from './shell/top-bar.tsx'
import { useStore } from './store.ts'
import { ArrowUp } from './ui/icons.tsx'

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

/** The booth application has no top bar and no footer: its template has a header of its own (`ExhibitorBooth`). */
export function Frame({ children }: { children: ReactNode }) {
  const messages = useMessages()
  const isBare = useStore((state) => state.path === href.page('/exhibitor/booth'))
  return (
    <div id="top" className={isBare ? 'frame is-bare' : 'frame'}>
      <a className="skip" href="#content">
        {messages.skipToContent}
      </a>
      {!isBare && <TopBar />}
      <ProgressBar />
      <main id="content" tabIndex={-1}>
        {children}
        <BackToTop />
      </main>
      {!isBare && <Footer />}
      <LazyViewer />
      <LazyReadingBar />
    </div>
  )
}

/**
 * The progress of a page load or a form submission. It appears after 200 ms, runs for 5 s and stops where it is when
 * the request fails; both times are in `progress.css`.
 */
function ProgressBar() {
  const messages = useMessages()
  const progress = useStore((state) => state.progress)
  return (
    <div className="progress" data-state={progress}>
      <span className="hidden" role="status">
        {progress === 'failed' ? messages.requestFailed : ''}
      </span>
    </div>
  )
}

/** In CSS pixels. */
const minScrollY = 200
const formFields = 'input, select, textarea'

/** The link to the top of the page, visible after 200 px of scrolling. */
function BackToTop() {
  const messages = useMessages()
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    // Hidden while a form field has the focus, which it could cover. A CSS rule with :has() would do the same, but
    // makes the browser recalculate the style of every element on each change of focus.
    const update = () => setVisible(window.scrollY > minScrollY && !document.activeElement?.matches(formFields))
    update()
    const events = ['scroll', 'focusin', 'focusout'] as const
    for (const event of events) window.addEventListener(event, update, { passive: true })
    return () => {
      for (const event of events) window.removeEventListener(event, update)
    }
  }, [])
  return (
    <a className={visible ? 'back-to-top is-shown' : 'back-to-top'} href="#top">
      <ArrowUp />
      <span className="hidden">{messages.backToTop}</span>
    </a>
  )
}

/** Loads the viewer when the first photo or video is opened. */
function LazyViewer() {
  const isOpen = useStore((state) => state.photoSrc !== '' || state.videoSrc !== '')
  const [Viewer, setViewer] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (isOpen && !Viewer) import('./ui/viewer.tsx').then((module) => setViewer(() => module.Viewer))
  }, [isOpen, Viewer])
  return Viewer && <Viewer />
}

/** Loads the bar with the settings of reading mode when reading mode is switched on. */
function LazyReadingBar() {
  const isOn = useReadingSize() !== undefined
  const [Bar, setBar] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isOn || Bar) return
    Promise.all([import('./shell/reading-mode/reading-bar.tsx'), loadPartMessages()]).then(([module]) =>
      setBar(() => module.ReadingBar)
    )
  }, [isOn, Bar])
  return isOn && Bar && <Bar />
}
