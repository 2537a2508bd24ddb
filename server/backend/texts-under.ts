/** Texts of records by their keys. */

/** All texts of a record, at any depth, whose key matches. */
export function textsUnder(value: unknown, key: RegExp): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsUnder(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => (key.test(name) ? stringsIn(item) : textsUnder(item, key)))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(stringsIn) : []
}
