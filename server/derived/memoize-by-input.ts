/** Memoization of what is computed from an input's data, for as long as these data are in memory. */

/**
 * Returns `work` memoized: for the same data object and the same further arguments, of which there must be few
 * combinations, it runs once. All callers share the result and must not change it. Data that are no object are not
 * memoized.
 */
export function memoizeByInput<R, Args extends string[]>(
  work: (data: unknown, ...args: Args) => R
): (data: unknown, ...args: Args) => R {
  const resultsByData = new WeakMap<object, Map<string, { value: R }>>()
  return (data, ...args) => {
    if (typeof data !== 'object' || data === null) return work(data, ...args)
    const results = resultsByData.get(data) ?? new Map<string, { value: R }>()
    resultsByData.set(data, results)
    const key = args.join('\n')
    let result = results.get(key)
    if (!result) {
      result = { value: work(data, ...args) }
      results.set(key, result)
    }
    return result.value
  }
}
