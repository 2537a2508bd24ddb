/** What pages share of their frame, rendered once for as long as the answers live that it is made of. */
import type { PageState } from '../../shared/state.ts'
import { type Part, renderApp, renderShellPart } from './render.tsx'

/** Frames that are remembered: two languages, and what they were before the last change. */
const most = 4

interface Frame {
  of: readonly unknown[]
  parts: Map<string, string>
}

const frames: Frame[] = []

/** What a frame is made of. The records are one object for all pages that read the same answer (`perAnswer`). */
function madeOf({ locale, edition, phase, sample, menu, config, facts }: PageState): readonly unknown[] {
  return [locale, edition, phase, sample, menu, config, facts]
}

/** `renderApp`, with what other pages of the same frame have left; leaves to them what it had to render itself. */
export function renderPage(state: PageState): string {
  // What is missing is asked for again with the next page: nothing would be read of what is left.
  if (state.menu === null || state.config === null) return renderApp(state)
  const parts = partsOf(state)
  const rendered = new Map<string, Part>()
  const html = renderApp(state, (name, part) => {
    const known = parts.get(name)
    if (known === undefined) rendered.set(name, part)
    return known
  })
  for (const [name, part] of rendered) parts.set(name, renderShellPart(frameState(state), part))
  return html
}

function partsOf(state: PageState): Map<string, string> {
  const of = madeOf(state)
  const known = frames.find((frame) => frame.of.every((value, index) => value === of[index]))
  if (known) return known.parts
  const parts = new Map<string, string>()
  frames.unshift({ of, parts })
  frames.length = Math.min(frames.length, most)
  return parts
}

/** With nothing of the page: a part that asked for it would be another one than the page's own. */
function frameState(state: PageState): PageState {
  return { ...state, path: '', query: {}, params: {}, screen: 'notFound', status: 200, data: {}, form: null }
}
