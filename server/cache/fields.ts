/** Header fields as a flat list: names and values in turn, in the order and spelling in which they came. */
export type Fields = readonly string[]

/** All values of a field joined by a comma and a space (RFC 9110, section 5.3); undefined when there is none. */
export function field(fields: Fields, name: string): string | undefined {
  let found: string | undefined
  for (let i = 0; i < fields.length; i += 2) {
    if (!isName(fields[i]!, name)) continue
    found = found === undefined ? fields[i + 1]! : `${found}, ${fields[i + 1]}`
  }
  return found
}

/** The first value of a field. */
export function firstField(fields: Fields, name: string): string | undefined {
  for (let i = 0; i < fields.length; i += 2) if (isName(fields[i]!, name)) return fields[i + 1]
  return undefined
}

/** Tells whether a field is there; the name in lower case. */
export function hasField(fields: Fields, name: string): boolean {
  return firstField(fields, name) !== undefined
}

/** The list without the named fields (lower case). */
export function without(fields: Fields, names: ReadonlySet<string>): string[] {
  const kept: string[] = []
  for (let i = 0; i < fields.length; i += 2) {
    if (!names.has(fields[i]!.toLowerCase())) kept.push(fields[i]!, fields[i + 1]!)
  }
  return kept
}

/** Characters of a field value that are read: more than a whole head may have, a visitor's or the origin's. */
export const longestValue = 65_536

/** The members of a comma-separated list, trimmed, without empty ones; of the first 65,536 characters. */
export function listMembers(value: string | undefined): string[] {
  if (value === undefined) return []
  return value
    .slice(0, longestValue)
    .split(',')
    .map((member) => member.trim())
    .filter((member) => member !== '')
}

function isName(given: string, name: string): boolean {
  return given.length === name.length && given.toLowerCase() === name
}

/** The fields with a Date, the given time where the sender named none (RFC 9110, section 6.6.1). */
export function dated(fields: Fields, received: number): string[] {
  return hasField(fields, 'date') ? [...fields] : [...fields, 'Date', new Date(received).toUTCString()]
}
