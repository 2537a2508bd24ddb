/** Calls whose responses were at hand, as keys of their counts: a call and its language. */
import type { Call } from './calls.ts'

export type SparedCall = `${Call['locale']} ${Call['name']}`

/** The key of a call, whatever its parameters. */
export function sparedCall({ locale, name }: Pick<Call, 'locale' | 'name'>): SparedCall {
  return `${locale} ${name}`
}
