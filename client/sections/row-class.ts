/**
 * The classes of a list that is set in rows on wide screens. Its rows are as long as leaves at most one place of the
 * last one free, or else the fewest.
 *
 * @param name the class of the list
 * @param count how many entries it has
 * @param longest how many entries the longest row has, 4 or 5
 * @returns the class, followed by `in-threes` or `in-fours` where shorter rows are fuller
 */
export function rowClass(name: string, count: number, longest: 4 | 5): string {
  const freePlaces = (length: number) => (length - (count % length)) % length
  const lengths = longest === 5 ? [5, 4, 3] : [4, 3]
  const fewest = Math.min(...lengths.map(freePlaces))
  const best = lengths.find((length) => freePlaces(length) <= Math.max(fewest, 1))
  if (count <= longest || best === longest) return name
  return `${name} ${best === 4 ? 'in-fours' : 'in-threes'}`
}
