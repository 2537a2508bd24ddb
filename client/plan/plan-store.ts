/**
 * The plan on this device, the same in every part of the page and in every tab. Where storage is blocked it lives as
 * long as the page.
 */
import { useSyncExternalStore } from 'react'
import { emptyPlan, isStarred, type Plan, parsePlan, type StarKind, serialisePlan } from './stars.ts'

const key = 'plan'
const listeners = new Set<() => void>()
let current: Plan | undefined

/** The plan as it stands. */
export function readPlan(): Plan {
  current ??= stored()
  return current
}

/** Sets the plan and remembers it where that can be done. */
export function writePlan(plan: Plan): void {
  current = plan
  try {
    window.localStorage.setItem(key, serialisePlan(plan))
  } catch {
    // The plan holds for this visit.
  }
  tell()
}

/** The plan; empty while the page is rendered. */
export function usePlan(): Plan {
  return useSyncExternalStore(subscribe, readPlan, () => emptyPlan)
}

/** Whether one thing is starred; no while the page is rendered. */
export function useStarred(kind: StarKind, id: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isStarred(readPlan(), kind, id),
    () => false
  )
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', follow)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', follow)
  }
}

/** Another tab has changed the plan; a null key means that everything was cleared. */
function follow(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return
  current = parsePlan(event.newValue)
  tell()
}

function stored(): Plan {
  try {
    return parsePlan(window.localStorage.getItem(key))
  } catch {
    return emptyPlan
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}
