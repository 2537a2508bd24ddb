import { createContext, useContext } from 'react'
import type { RenderingNeed } from '../../shared/pages/state.ts'

/** Collects the needs of one rendering on the server; null in browsers. */
export const RenderingNeedsContext = createContext<Set<RenderingNeed> | null>(null)

/** Says that the HTML of the component has a need. */
export function useRenderingNeed(need: RenderingNeed, isNeeded = true): void {
  const needs = useContext(RenderingNeedsContext)
  if (isNeeded) needs?.add(need)
}
