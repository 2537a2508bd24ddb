/**
 * Server-side rendering: HTML from a page's state, for the browser to hydrate. Imports the client's application. The HTML
 * of the page frame (top bar, menu, footer) is shared by all pages with the same frame while its inputs are unchanged:
 * without that a derivation costs 1.12 times as much on Node 26 (1.08 to 1.15 by the page, test/bench/cold.ts).
 */
import { drawings } from 'virtual:manifest'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from '../../client/app.tsx'
import { Contexts, RenderingNeedsContext } from '../../client/contexts.tsx'
import { FormMessagesContext } from '../../client/forms/form-messages.ts'
import { DoneViewsContext, FormView } from '../../client/forms/form-view.tsx'
import { allMessages } from '../../client/messages/all-messages.ts'
import { screens } from '../../client/pages/components.ts'
import { type ReadShellPart, renderAll } from '../../client/shell/shell-part.tsx'
import { createClientStore } from '../../client/store.ts'
import { DocumentPicturesContext } from '../../client/ui/picture.tsx'
import { Registered } from '../../client/visit/pass/registered.tsx'
import { formMessages } from '../../shared/forms/form-messages.ts'
import { withFormWords } from '../../shared/forms/own-forms.ts'
import { localePath, localized } from '../../shared/locale/locale.ts'
import { queryString } from '../../shared/pages/links.ts'
import type { PageState, RenderingNeed } from '../../shared/pages/state.ts'
import { maxDrawingLength } from '../../shared/records/content-files.ts'
import { isClosed } from '../../shared/time/dates.ts'

/** The HTML of a page, and what it needs. */
export interface Rendering {
  html: string
  needs: ReadonlySet<RenderingNeed>
}

const doneViews = { visitor: { Done: Registered } }

/**
 * The application's HTML for a state. `readPart` gives the HTML of shell parts that other pages have rendered already;
 * without it they are rendered too, to the same HTML. Throws what a component throws on unexpected records.
 */
export function renderApp(state: PageState, readPart: ReadShellPart = renderAll): Rendering {
  const needs = new Set<RenderingNeed>()
  const html = renderToString(
    <FormMessagesContext.Provider value={withFormWords(localized(formMessages, state.locale), state.forms?.words)}>
      <RenderingNeedsContext.Provider value={needs}>
        <DoneViewsContext.Provider value={doneViews}>
          <DocumentPicturesContext.Provider value={documentPicture}>
            <App
              store={createClientStore(state)}
              router={{ ssrPath: localePath(state.path, state.locale), ssrSearch: queryString(state.query) }}
              messages={localized(allMessages, state.locale)}
              componentOf={(name) => screens[name]}
              readPart={readPart}
              formView={FormView}
            />
          </DocumentPicturesContext.Provider>
        </DoneViewsContext.Provider>
      </RenderingNeedsContext.Provider>
    </FormMessagesContext.Provider>
  )
  return { html, needs }
}

/** The HTML of one part of the shell (`client/shell/shell-part.tsx`). */
function renderShellPart(state: PageState, part: ReactNode): string {
  return renderToString(
    <Contexts
      store={createClientStore(state)}
      // Parts of the shell are the same on all pages.
      router={{ ssrPath: localePath('/', state.locale) }}
      messages={localized(allMessages, state.locale)}
    >
      {part}
    </Contexts>
  )
}

/**
 * An SVG text as an address for `<img>`, which runs no scripts and loads nothing else (SVG 2, section 2.3). Characters
 * that end the address or that HTML would escape are percent-encoded; base64 would compress worse.
 */
export function svgDataUri(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/[%#<>"'&\s]/g, (c) => (c === ' ' ? c : encodeURIComponent(c).replace("'", '%27')))}`
}

const built = new Map(Object.entries(drawings).map(([address, svg]) => [address, svgDataUri(svg)]))

/**
 * The address of a picture for a document: the data URI of a record's drawing, or of a built one that documents
 * contain; else, and where the drawing is too long or no SVG, the address itself.
 */
function documentPicture(address: string, drawing?: string): string {
  if (drawing === undefined) return built.get(address) ?? address
  return drawing.length <= maxDrawingLength && drawing.startsWith('<svg') ? svgDataUri(drawing) : address
}

/** Two languages, pages with and without content, each before and after the last change of an input. */
const maxFrames = 8

interface Frame {
  inputs: readonly unknown[]
  /** HTML by the name of the part. */
  parts: Map<string, string>
}

/** The most recently created frame is the first. */
const frames: Frame[] = []

/**
 * Everything that the frame depends on. `memoizeByInput` makes the records one object for all pages with the same
 * input. Which addresses `onlyPaths` holds follows from the menu.
 */
function inputsOf(state: PageState): readonly unknown[] {
  const { locale, edition, phase, isSampleContent, menu, config, facts, onlyPaths } = state
  const isBoothLate = isClosed('booth', state)
  return [locale, edition, phase, isBoothLate, isSampleContent, menu, config, facts, onlyPaths === null]
}

/** Returns the same as `renderApp`, with the parts of the frame taken from earlier pages where possible. */
export function renderPage(state: PageState): Rendering {
  // A page without menu or configuration is replaced as soon as the backend is back: its frame is not worth storing.
  if (state.menu === null || state.config === null) return renderApp(state)
  const parts = partsOf(state)
  const rendered = new Map<string, ReactNode>()
  const rendering = renderApp(state, (name, part) => {
    const stored = parts.get(name)
    if (stored === undefined) rendered.set(name, part)
    return stored
  })
  for (const [name, part] of rendered) parts.set(name, renderShellPart(frameState(state), part))
  return rendering
}

function partsOf(state: PageState): Map<string, string> {
  const inputs = inputsOf(state)
  const existing = frames.find((frame) => frame.inputs.every((value, index) => value === inputs[index]))
  if (existing) return existing.parts
  const parts = new Map<string, string>()
  frames.unshift({ inputs, parts })
  frames.length = Math.min(frames.length, maxFrames)
  return parts
}

/** The state without anything of the page itself, so that a part cannot depend on one page. */
function frameState(state: PageState): PageState {
  return { ...state, path: '', query: {}, params: {}, screen: 'notFound', status: 200, data: {}, form: null }
}
