/** A part of the page that the server rendered and that its own script takes over later, where it stands. */
import { type RefObject, useEffect } from 'react'
import { isChunkFailure, reloadForChunk } from '../chunk-guard.ts'

/** Takes the container over; gives the function that takes the part down again. */
export type Mount = (container: HTMLElement) => Promise<() => void>

/** Calls `wake` when the part should become live; gives the function that stops watching. */
export type Watch = (container: HTMLElement, wake: () => void) => () => void

/** What React must render where it is to leave the children of a node alone, while hydrating and afterwards. */
export const keptChildren = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const

/** What the server rendered still reads, links and posts; where its script has gone with an earlier build, a reload helps. */
function leaveAsItIs(reason: unknown): undefined {
  if (isChunkFailure(reason)) reloadForChunk()
}

/** Milliseconds until a part that could not be mounted may be tried again, and the longest such wait. */
const retryMs = 2000
const mostRetryMs = 30_000

/**
 * Watches a container and mounts its part once; where that fails, for instance because the site is too busy to answer,
 * it watches again after a while. `mount` and `watch` must keep their identity.
 */
export function useIsland(element: RefObject<HTMLElement | null>, mount: Mount, watch: Watch): void {
  useEffect(() => {
    const container = element.current
    if (!container) return
    let unmount: (() => void) | undefined
    let gone = false
    let end = () => {}
    const begin = (waitMs: number) => {
      let woken = false
      const stop = watch(container, async () => {
        if (woken) return
        woken = true
        stop()
        const done = await mount(container).catch(leaveAsItIs)
        if (gone) done?.()
        else if (done) unmount = done
        else {
          const timer = setTimeout(begin, waitMs, Math.min(2 * waitMs, mostRetryMs))
          end = () => clearTimeout(timer)
        }
      })
      end = stop
    }
    begin(retryMs)
    return () => {
      gone = true
      end()
      // A root must not be taken down while React still renders.
      queueMicrotask(() => unmount?.())
    }
  }, [element, mount, watch])
}
