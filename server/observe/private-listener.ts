/** The listener of METRICS_PORT: `/metrics` for Prometheus, and the live page with its purge form. */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse
} from 'node:http'
import { isIP } from 'node:net'
import { livePagePolicy } from './live-page.tsx'

export interface PrivateSources {
  /** Connections that are accepted at a time. */
  maxConnections: number
  /** The text that Prometheus scrapes. */
  metrics: () => Promise<string>
  /** The live page as HTML, with what became of a purge. */
  livePage: (outcome?: string) => string | Promise<string>
  /** Purges with a token, for a client's address; gives what became of it, for people. */
  purge: (token: string, command: object, from: string) => Promise<string>
}

/** Maximum size of a posted form in bytes. */
const maxFormBytes = 2048
/**
 * Few connections are served: one whose head takes longer than 5 s, or that does not go on for 10 s, is closed. Node
 * checks each half second.
 */
const connectionOptions = { headersTimeout: 5000, requestTimeout: 10_000, connectionsCheckingInterval: 500 }
const idleMs = 10_000
/** Outcomes wait for the page that a purge redirects to. */
const maxOutcomes = 20

/**
 * Listens; `siteHost` is the name of the site, whose owner is trusted with names below it. Rejects with the system's
 * error when the port cannot be used.
 */
export function listenPrivately(
  port: number,
  host: string,
  siteHost: string,
  sources: PrivateSources
): Promise<Server> {
  /** By their number, which the redirect names: an address cannot put words on the page. */
  const outcomes = new Map<string, string>()
  let purges = 0

  const sendPage = async (response: ServerResponse, query: string) => {
    const outcome = outcomes.get(new URLSearchParams(query).get('purge') ?? '')
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': livePagePolicy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin'
    }
    const page = await sources.livePage(outcome)
    response.writeHead(200, headers).end(page)
  }
  const sendMetrics = async (response: ServerResponse) => {
    const body = await sources.metrics()
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body)
  }
  const purge = async (request: IncomingMessage, response: ServerResponse) => {
    const form = await readForm(request)
    if (form === undefined) {
      response.writeHead(413, { connection: 'close' }).end()
      return
    }
    const tag = form.get('tag') ?? ''
    const command = { ...(tag === 'all' ? { all: true } : { tag }), hard: form.get('hard') === '1' }
    const outcome = await sources.purge(form.get('token') ?? '', command, request.socket.remoteAddress ?? '')
    purges += 1
    outcomes.set(String(purges), outcome)
    outcomes.delete(String(purges - maxOutcomes))
    response.writeHead(303, { location: `/?purge=${purges}`, 'cache-control': 'no-store' }).end()
  }
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    // The few connections are shared with Prometheus.
    response.setHeader('connection', 'close')
    const refusal = whyRefused(request.headers, [host, siteHost])
    if (refusal !== undefined) {
      response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      response.end(`${refusal}\n`)
      return
    }
    const [path = '', query = ''] = (request.url ?? '').split('?', 2)
    // Node sends no body in response to HEAD.
    const isGet = request.method === 'GET' || request.method === 'HEAD'
    if (isGet && path === '/metrics') await sendMetrics(response)
    else if (isGet && path === '/') await sendPage(response, query)
    else if (request.method === 'POST' && path === '/purge') await purge(request, response)
    else response.writeHead(404).end()
  }
  const server = createServer(connectionOptions, (request, response) => {
    serve(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.maxConnections = sources.maxConnections
  server.timeout = idleMs
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

/** The fields of a posted form; undefined for a larger one. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length > maxFormBytes) return undefined
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

/**
 * Top-level names that are in no public DNS: RFC 6761 (localhost), RFC 6762 (local, and with it cluster.local), ICANN's
 * internal, and `svc`, with which names of services in Kubernetes end inside a cluster.
 */
const privateSuffixes = ['localhost', 'local', 'internal', 'svc']

/**
 * Keeps web pages off the private listener. A page of another site could reach it through its visitor's browser: with
 * requests from that page, or by DNS rebinding, where a name of the attacker's leads to a private address. A browser
 * sends such a name as `Host`; Prometheus and people use an address or a name that no stranger can register. Gives the
 * reason why a request is refused, as a sentence; undefined for one that is served. `ownHosts` are names of this machine or
 * site, which are accepted with all names below them.
 */
function whyRefused(headers: IncomingHttpHeaders, ownHosts: readonly string[]): string | undefined {
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
