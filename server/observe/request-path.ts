/** Paths as logs and traces may hold them. */

import { cutEncoded } from '../../shared/locale/cut-text.ts'
import { pathOf } from '../../shared/pages/links.ts'

/** A mail address or a mobile number, also in groups of digits: programs put them into paths of an API. */
const personal = /@|(?<!\d)(?:86[-. ]?)?1[3-9]\d(?:[-. ]?\d){8}(?!\d)/

/**
 * The path without query, at most 200 characters, and with `***` in place of segments that hold a mail address or a
 * mobile number; undefined for a target in another form, which may contain anything.
 */
export function loggedPath(target = ''): string | undefined {
  if (!target.startsWith('/')) return undefined
  return cutEncoded(maskPersonal(pathOf(target)), 200)
}

/** A path or a value out of one, with `***` in place of segments that hold a mail address or a mobile number. */
export function maskPersonal(path: string): string {
  const segments = path.split('/')
  return segments.map((segment) => (personal.test(unencoded(segment)) ? '***' : segment)).join('/')
}

/** A segment with the mark of mail addresses as it is, other encoded characters as spaces, however often it was encoded. */
const unencoded = (segment: string) => segment.replace(/%(?:25)*40/g, '@').replace(/%(?:25)*[\da-f]{2}|\+/gi, ' ')
