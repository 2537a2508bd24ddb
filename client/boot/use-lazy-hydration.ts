/** Lazy hydration: a server-rendered part of the page gets a React root of its own when a trigger fires. */
import { type RefObject, useEffect } from 'react'
import { isFixedByReload, reloadIfAllowed } from './chunk-guard.ts'

/** Hydrates the part in the container; resolves with the function that unmounts it. */
export type Mount = (container: HTMLElement) => Promise<() => void>

/** Calls `hydrate`, once or more often, when the part should be hydrated; returns the function that stops watching. */
export type HydrationTrigger = (container: HTMLElement, hydrate: () => void) => () => void

/** Props of the container's element: React keeps the children of such a node while it hydrates and updates. */
export const serverChildren = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const

/**
 * The server's HTML stays usable without its script, so a failure is not displayed; a missing chunk causes a reload.
 */
function handleFailure(reason: unknown): undefined {
  if (isFixedByReload(reason)) reloadIfAllowed()
}

/** Delay until a mount that failed may be tried again; it doubles with each failure. */
const retryMs = 2000
const maxRetryMs = 30_000

/**
 * Watches an element with `trigger` and mounts its part once. A mount that fails, for instance on a 503, is tried again
 * at the trigger's next call after a delay. `mount` and `trigger` must keep their identity.
 */
export function useLazyHydration(element: RefObject<HTMLElement>, mount: Mount, trigger: HydrationTrigger): void {
  useEffect(() => {
    const container = element.current
    if (!container) return
    let unmount: (() => void) | undefined
    let isCleanedUp = false
    let cancel = () => {}
    const watch = (delayMs: number) => {
      let isTriggered = false
      const stop = trigger(container, async () => {
        if (isTriggered) return
        isTriggered = true
        stop()
        const mounted = await mount(container).catch(handleFailure)
        if (isCleanedUp) mounted?.()
        else if (mounted) unmount = mounted
        else {
          const timer = setTimeout(watch, delayMs, Math.min(2 * delayMs, maxRetryMs))
          cancel = () => clearTimeout(timer)
        }
      })
      cancel = stop
    }
    watch(retryMs)
    return () => {
      isCleanedUp = true
      cancel()
      // React must not unmount a root while it renders another one.
      queueMicrotask(() => unmount?.())
    }
  }, [element, mount, trigger])
}
