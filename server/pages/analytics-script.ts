/** Which statistics script may be loaded (rulings, section 5, ANALYTICS_HOSTS). */

/**
 * The first https address in the configured value whose host is listed, be the value an address, a tag or an inline
 * snippet; undefined where there is none. Inline code never runs.
 */
export function allowedScript(configured: string | undefined, hosts: readonly string[]): string | undefined {
  if (!configured || hosts.length === 0) return undefined
  for (const [candidate] of configured.replaceAll('&amp;', '&').matchAll(/(?:https:|(?<!:))\/\/[^\s"'<>`\\]+/g)) {
    const url = candidate.startsWith('//') ? `https:${candidate}` : candidate
    if (!URL.canParse(url)) continue
    const { host, username, password, href } = new URL(url)
    if (!username && !password && hosts.includes(host.toLowerCase())) return href
  }
  return undefined
}
