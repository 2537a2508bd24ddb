/** The path of a request as logs and traces may hold it. */

/** A segment with a mail address or a mobile number, also encoded: programs put them into paths of an API. */
const personalSegment = /\/[^/]*(?:@|%40|(?<!\d)(?:86)?1[3-9]\d{9}(?!\d))[^/]*/gi

/**
 * The path without query, at most 200 characters, and with `***` in place of segments that hold a mail address or a
 * mobile number; undefined for a target in another form, which may contain anything.
 */
export function pathOf(target = ''): string | undefined {
  if (!target.startsWith('/')) return undefined
  const [path = ''] = target.split(/[?#]/, 1)
  return path.replace(personalSegment, '/***').slice(0, 200)
}
