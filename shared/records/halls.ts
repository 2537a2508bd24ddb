/** The halls of a fair whose booths are too many for one plan. */
import { groupBy } from './group-by.ts'

/** A plan or a list of more booths is larger than a page should be. */
export const maxBooths = 250

/** The order of booths, rows and halls by their names: A2 before A10. */
export const compareBooths = new Intl.Collator('en', { numeric: true }).compare

/**
 * The records by hall, in the order of the halls' names; undefined where one plan shows all of them. Those of no hall are
 * with the first one.
 */
export function hallsOfPlan<T extends { booth: string; hall?: string | undefined }>(
  records: readonly T[]
): ReadonlyMap<string, T[]> | undefined {
  if (records.length <= maxBooths) return undefined
  const halls = groupBy(records, ({ hall, booth }) => hall || /^([A-Z]+\d+)[A-Z]\d{1,2}$/.exec(booth)?.[1] || '')
  const outside = halls.get('') ?? []
  halls.delete('')
  if (halls.size < 2) return undefined
  const sorted = [...halls].sort(([a], [b]) => compareBooths(a, b))
  for (const record of outside) sorted[0]?.[1].push(record)
  return new Map(sorted)
}
