/**
 * Keeps web pages off the private listener. A page of another site could reach it through its visitor's browser: with
 * requests from that page, or by DNS rebinding, where a name of the attacker's leads to a private address. A browser
 * sends such a name as `Host`; Prometheus and people use an address or a name that no stranger can register.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/**
 * Top-level names that are in no public DNS: RFC 6761 (localhost), RFC 6762 (local, and with it cluster.local), ICANN's
 * internal, and `svc`, with which names of services in Kubernetes end inside a cluster.
 */
const privateSuffixes = ['localhost', 'local', 'internal', 'svc']

/**
 * Why a request is refused, as a sentence; undefined for one that is served. `ownHosts` are names of this machine or
 * site, which are accepted with all names below them.
 */
export function whyRefused(headers: IncomingHttpHeaders, ownHosts: readonly string[]): string | undefined {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'Requests of other sites are refused.'
  const host = headers.host && hostNameOf(`http://${headers.host}`)
  if (!host || !isPrivateName(host, ownHosts))
    return 'The name in Host is refused: use an IP address, a name without dots, one that ends in .svc, .local or .internal, or one of the site.'
  const { origin } = headers
  if (origin !== undefined && hostNameOf(origin) !== host) return 'Requests of other sites are refused.'
  return undefined
}

function isPrivateName(host: string, ownHosts: readonly string[]): boolean {
  if (isIP(host) !== 0 || !host.includes('.')) return true
  return [...privateSuffixes, ...ownHosts].some((own) => host === own || host.endsWith(`.${own}`))
}

/** The host of a URL, without the brackets of IPv6 and the dot of a root; undefined where there is none. */
function hostNameOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$|\.$/g, '') || undefined : undefined
}
