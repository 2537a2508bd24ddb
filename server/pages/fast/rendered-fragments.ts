/**
 * Rendered HTML of the page frame (top bar, menu, footer), shared by all pages with the same frame while its inputs are
 * unchanged. Without it a derivation costs 1.12 times as much on Node 26 (1.08 to 1.15 by the page,
 * test/bench/cold.ts).
 */
import type { PageState } from '../../../shared/pages/state.ts'
import { isClosed } from '../../../shared/time/deadlines.ts'
import { type Rendering, renderApp, renderShellPart, type ShellNode } from '../render.tsx'

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
  const rendered = new Map<string, ShellNode>()
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
