/**
 * The itinerary in localStorage, shared by all components and, through `storage` events, by all tabs. Where storage is
 * blocked it is kept in memory.
 */
import { useSyncExternalStore } from 'react'
import {
  emptyItinerary,
  type Itinerary,
  isStarred,
  parseItinerary,
  type StarKind,
  serializeItinerary
} from './stars.ts'

const storageKey = 'plan'
const listeners = new Set<() => void>()
let current: Itinerary | undefined

/** The current itinerary. */
export function readItinerary(): Itinerary {
  current ??= readStorage()
  return current
}

/** Sets the itinerary and stores it where that is possible. */
export function writeItinerary(itinerary: Itinerary): void {
  current = itinerary
  try {
    window.localStorage.setItem(storageKey, serializeItinerary(itinerary))
  } catch {
    // Storage is blocked or full: it stays in memory.
  }
  notify()
}

/** The itinerary; empty on the server and while hydrating. */
export function useItinerary(): Itinerary {
  return useSyncExternalStore(subscribe, readItinerary, () => emptyItinerary)
}

/** Whether a record is starred; false on the server and while hydrating. */
export function useStarred(kind: StarKind, id: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isStarred(readItinerary(), kind, id),
    () => false
  )
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorageEvent)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', handleStorageEvent)
  }
}

/** Another tab has changed the itinerary; the key is null where it has cleared the storage. */
function handleStorageEvent(event: StorageEvent): void {
  if (event.key !== storageKey && event.key !== null) return
  current = parseItinerary(event.newValue)
  notify()
}

function readStorage(): Itinerary {
  try {
    return parseItinerary(window.localStorage.getItem(storageKey))
  } catch {
    return emptyItinerary
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}
