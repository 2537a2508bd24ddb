/** Navigations: the document from the network, else its copy, in the visitor's language. */
import {
  decideLocale,
  type Locale,
  languageTag,
  localeOfTarget,
  localePath,
  localized
} from '../../../shared/locale/locale.ts'
import { type CopyReason, copyAttributes, type WorkerMessage } from '../../../shared/pages/worker-site.ts'
import { offlineMessages } from '../messages.ts'
import { addressOf, isKeepable } from './addresses.ts'
import { type Copy, findCopy, forgetCopy, readState, storeCopy, writeState } from './caches.ts'
import { versionOf } from './keep.ts'
import { type FetchEvent, scope } from './scope.ts'

type LocalCopy = Copy | { location: string }

/** The response to a navigation. Never rejects while a kept page or the page without network can be shown. */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  const address = addressOf(event.request.url)
  const network = loadDocument(event)
  // The browser ends a worker that waits for nothing.
  event.waitUntil(network.then((response) => noteDocument(address, response.clone())).catch(() => undefined))
  try {
    return await networkFirst<LocalCopy>({
      network: network.then((response) => response.clone()),
      findCopy: () => findInLanguage(address),
      openCopy: (copy, because) =>
        'location' in copy ? Response.redirect(copy.location, 302) : documentOf(copy, because),
      onLateAnswer: () => tell(event.resultingClientId, { type: 'answered', address })
    })
  } catch {
    const local = await findInLanguage(address, false)
    if (local && 'location' in local) return Response.redirect(local.location, 302)
    return offlinePage(address)
  }
}

async function loadDocument({ request, preloadResponse }: FetchEvent): Promise<Response> {
  // Where the browser stops the preload, it asks the network itself.
  const preloaded = await preloadResponse?.catch(() => undefined)
  // Without network Chromium rejects, and Firefox gives a network error as a response (Fetch, 2.2.6).
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request)
}

/** Keeps a document, or forgets it where the site no longer has it; remembers a language that was switched to. */
async function noteDocument(address: string, response: Response): Promise<void> {
  const decision = decideLocale({ target: address })
  if (response.type === 'opaqueredirect' && decision.kind === 'redirect' && decision.cookieLocale)
    return writeState({ locale: decision.cookieLocale })
  await noteResponse(address, address, response, 'text/html')
}

/**
 * Keeps a response of this media type below `key`, or forgets what is kept there where the site no longer has it;
 * `page` is the address of the page that it is, or whose data it has.
 */
export async function noteResponse(key: string, page: string, response: Response, type: string): Promise<void> {
  const isGone = response.status === 404 || response.status === 410
  const isKept = response.headers.get('content-type')?.startsWith(type) && isKeepable(page, response)
  // A network's login page comes in the place of any page, with any status.
  if ((!isGone && !isKept) || versionOf(await response.clone().text()) === undefined) return
  await (isGone ? forgetCopy(key) : storeCopy('seen', key, response))
}

/**
 * The copy of a page in the visitor's language, as the server would decide it: itself, or the address of the copy to
 * redirect to. Undefined without a copy; without `needsCopy` the redirect alone.
 */
async function findInLanguage(address: string, needsCopy = true): Promise<LocalCopy | undefined> {
  const state = await readState()
  const decide = (target: string, cookie = state.locale) =>
    decideLocale({ target, cookie, acceptLanguage: (scope.navigator.languages ?? []).join() })
  let decision = decide(address)
  if (decision.kind === 'redirect' && decision.cookieLocale) {
    // The page that is shown next sets the cookie: a worker cannot.
    await writeState({ locale: decision.cookieLocale, isCookieBehind: true })
    return { location: decision.location }
  }
  let location = address
  for (let hops = 0; decision.kind === 'redirect' && hops < 3; hops += 1) {
    location = decision.location
    decision = decide(location)
  }
  const copy = needsCopy ? await findCopy(location) : undefined
  if (needsCopy && !copy) return undefined
  return location === address ? copy : { location }
}

/** The copy's document, marked as one: the page reads the marks (client/offline/notices.ts). */
async function documentOf({ response, at }: Copy, because: CopyReason): Promise<Response> {
  const html = await response.text()
  const marked = html.replace('<html ', `<html ${copyAttributes.at}="${at}" ${copyAttributes.because}="${because}" `)
  return new Response(marked, { headers: response.headers })
}

/** Tells a page; it may be gone. */
export function tell(clientId: string | undefined, message: WorkerMessage): void {
  if (!clientId) return
  scope.clients.get(clientId).then(
    (client) => client?.postMessage(message),
    () => undefined
  )
}

const keptPages = [
  ['plan', '/plan'],
  ['hall', '/exhibitor/featured?view=plan'],
  ['programme', '/event/activities'],
  ['guide', '/visitor/guide'],
  ['exhibitors', '/exhibitor/featured']
] as const

const offlineStyle = `:root{color-scheme:light dark}body{max-width:34em;margin:0 auto;padding:32px 20px;font:17px/1.6 system-ui,sans-serif}
a{display:inline-block;min-height:44px;line-height:44px;color:inherit}ul{padding:0;list-style:none}`

/**
 * The page that stands for one that is not kept, without network: an HTML document with status 503 in the language of
 * the address, which names the pages that are kept.
 */
async function offlinePage(address: string): Promise<Response> {
  const locale = localeOfTarget(address)
  const messages = localized(offlineMessages, locale)
  const links = await linksIn(locale, messages)
  const html = `<!doctype html>
<html lang="${languageTag[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.offlineTitle}</title>
<style>${offlineStyle}</style>
</head>
<body>
<main>
<h1>${messages.offlineTitle}</h1>
<p>${links === '' ? messages.offlineNone : messages.offlineText}</p>
${links === '' ? '' : `<ul>${links}</ul>`}
<p><a href="">${messages.retry}</a></p>
</main>
</body>
</html>
`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
  }
  return new Response(html, { status: 503, headers })
}

async function linksIn(locale: Locale, messages: (typeof offlineMessages)['cn']): Promise<string> {
  let links = ''
  for (const [name, path] of keptPages) {
    const address = localePath(path, locale)
    if (await findCopy(address)) links += `<li><a href="${address}">${messages[name]}</a></li>`
  }
  return links
}

/** For so long the network may keep a visitor waiting who could have the copy. */
const maxWaitMs = 3000

interface NetworkFirst<Copy> {
  network: Promise<Response>
  findCopy: () => Promise<Copy | undefined>
  openCopy: (copy: Copy, because: CopyReason) => Response | Promise<Response>
  /** The network has answered after the copy was used. */
  onLateAnswer: (response: Response) => void
}

/**
 * The network first, and a copy where it fails or is late (shared/README.md#offline). The response. Rejects where the
 * network fails and there is no copy.
 */
export async function networkFirst<Copy>({
  network,
  findCopy,
  openCopy,
  onLateAnswer
}: NetworkFirst<Copy>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, maxWaitMs, 'late' as const)
  })
  const first = await Promise.race([network.catch(() => 'failed' as const), late])
  clearTimeout(timer)
  if (first instanceof Response) return first
  const copy = await findCopy().catch(() => undefined)
  if (copy === undefined) return network
  if (first === 'late') network.then(onLateAnswer, () => undefined)
  return openCopy(copy, first === 'late' ? 'slow' : 'offline')
}
