/** Values that are made when they are first used. */

/** Calls `create` at the first call and returns the same value from then on. */
export function lazy<T>(create: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: create() }
    return made.value
  }
}

/** An object whose properties are made when they are first read. */
export function lazyObject<T extends object>(create: { [K in keyof T]: () => T[K] }): T {
  const object = {}
  for (const [name, make] of Object.entries<() => unknown>(create))
    Object.defineProperty(object, name, { enumerable: true, get: lazy(make) })
  // It has a property for each of T.
  return object as T
}
