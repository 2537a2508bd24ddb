/** What is worked out of an answer's data, once for as long as those data live. */

/**
 * Gives `work` with a memory: for the same data object and the same further words (languages, hosts: few there are) it
 * is done once. What comes back is shared by all pages that read the answer: nobody may change it.
 */
export function perAnswer<R>(work: (data: unknown, ...words: string[]) => R): (data: unknown, ...words: string[]) => R {
  const done = new WeakMap<object, Map<string, R>>()
  return (data, ...words) => {
    if (typeof data !== 'object' || data === null) return work(data, ...words)
    const results = done.get(data) ?? new Map<string, R>()
    done.set(data, results)
    const key = words.join('\n')
    if (!results.has(key)) results.set(key, work(data, ...words))
    return results.get(key) as R
  }
}
