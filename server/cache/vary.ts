/** Answers that depend on request fields (RFC 9111, section 4.1). */
import type { IncomingHttpHeaders } from 'node:http'
import { type Fields, field, listMembers } from './fields.ts'

/**
 * Names of the request fields that an answer depends on, lower case, sorted, each once; undefined where it depends
 * on more than can be known (`*`, also as one of several members).
 */
export function varyNames(fields: Fields): readonly string[] | undefined {
  const names = listMembers(field(fields, 'vary')).map((name) => name.toLowerCase())
  if (names.includes('*')) return undefined
  return [...new Set(names)].sort()
}

/**
 * What a request holds for these names, as one string: equal strings mean that one answer fits both. White space
 * around commas never matters, nor do letter case and order in the two fields that are preference lists.
 */
export function selecting(names: readonly string[], headers: IncomingHttpHeaders): string {
  let key = ''
  for (const name of names) key += `${name}:${normalised(name, headers[name])}\n`
  return key
}

/** Adds names to a Vary value; a name that is there already is not repeated. */
export function mergedVary(value: string | undefined, ...names: string[]): string {
  const members = listMembers(value)
  if (members.includes('*')) return '*'
  for (const name of names) {
    if (!members.some((member) => member.toLowerCase() === name.toLowerCase())) members.push(name)
  }
  return members.join(', ')
}

function normalised(name: string, value: string | string[] | undefined): string {
  if (value === undefined) return '-'
  const text = typeof value === 'string' ? value : value.join(',')
  if (name !== 'accept-language' && name !== 'accept-encoding') return `=${text.trim().replace(/\s*,\s*/g, ',')}`
  return `=${listMembers(text.toLowerCase().replace(/\s+/g, '')).sort().join(',')}`
}
