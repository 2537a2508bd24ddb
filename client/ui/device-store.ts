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
  /** Reads an untrusted text, null where nothing is stored. May throw. */
  parse: (text: string | null) => T
  serialize: (value: T) => string
}

/** Creates a store; nothing is read before its first use. */
export function createDeviceStore<T>({ key, empty, parse, serialize }: DeviceStoreOptions<T>): DeviceStore<T> {
  const listeners = new Set<() => void>()
  let current: T | undefined
  let isKept = true

  const readStorage = (): T => {
    try {
      return parse(window.localStorage.getItem(key))
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
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) window.addEventListener('storage', handleStorageEvent)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', handleStorageEvent)
    }
  }
  return {
    read,
    update(change) {
      current = change(isKept ? readStorage() : read())
      try {
        window.localStorage.setItem(key, serialize(current))
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
