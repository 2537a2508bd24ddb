/**
 * Values that the visitor keeps on the device, in localStorage: shared by all components and, through `storage` events,
 * by all tabs. Where storage is blocked or full they are kept in memory, and the interface can say so.
 */
import { useSyncExternalStore } from 'react'

export interface DeviceStore<T> {
  read(): T
  /** Applies a change to what is stored now, which another tab may have written. */
  update(change: (current: T) => T): void
  /** The value; the empty one on the server and while hydrating. */
  useValue(): T
  /** False after a change that could not be stored. */
  useIsKept(): boolean
}

interface DeviceStoreOptions<T> {
  key: string
  empty: T
  /** Reads what is stored, whose members are untrusted. */
  read: (stored: Readonly<Record<string, unknown>>) => T
  /** What is stored of a value, beside the version; null: nothing. */
  write: (value: T) => object | null
}

/** Of what all stores keep: other versions are not read. */
const version = 1
/** More than the largest store has: a notebook with every character escaped. */
const maxTextLength = 4_000_000

/** Creates a store; nothing is read before its first use. */
export function createDeviceStore<T>({ key, empty, read: readStored, write }: DeviceStoreOptions<T>): DeviceStore<T> {
  const listeners = new Set<() => void>()
  let current: T | undefined
  let isKept = true

  const readStorage = (): T => {
    try {
      const text = window.localStorage.getItem(key) ?? ''
      const stored = text.length > maxTextLength ? {} : Object(JSON.parse(text))
      return stored.version === version ? readStored(stored) : empty
    } catch {
      return empty
    }
  }
  const read = (): T => {
    current ??= readStorage()
    return current
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  /** The key is null where another tab has cleared the storage. */
  const handleStorageEvent = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    current = undefined
    notify()
  }
  /** A document that comes back with the history has missed what others wrote meanwhile. */
  const handleReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !isKept) return
    current = undefined
    notify()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      window.addEventListener('storage', handleStorageEvent)
      window.addEventListener('pageshow', handleReturn)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      window.removeEventListener('storage', handleStorageEvent)
      window.removeEventListener('pageshow', handleReturn)
    }
  }
  return {
    read,
    update(change) {
      current = change(isKept ? readStorage() : read())
      try {
        const written = write(current)
        window.localStorage.setItem(key, JSON.stringify(written && { version, ...written }))
        isKept = true
      } catch {
        isKept = false
      }
      notify()
    },
    useValue: () => useSyncExternalStore(subscribe, read, () => empty),
    useIsKept: () =>
      useSyncExternalStore(
        subscribe,
        () => isKept,
        () => true
      )
  }
}
