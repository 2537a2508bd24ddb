/**
 * The URL of the statistics script that pages may load: the first https URL in the configured value whose host is in
 * `hosts` (ANALYTICS_HOSTS, shared/README.md#settings). The value may be a URL, a script tag or an inline snippet, of
 * which only the URL is used. Undefined where no URL is allowed.
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
