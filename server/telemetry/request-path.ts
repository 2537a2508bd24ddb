/** The path of a request as logs and traces may hold it. */

/**
 * The path without query, at most 200 characters; undefined for a target in another form, which may contain anything.
 */
export function pathOf(target = ''): string | undefined {
  return target.startsWith('/') ? target.split(/[?#]/, 1)[0]?.slice(0, 200) : undefined
}
