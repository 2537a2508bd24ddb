/**
 * The service worker (shared/README.md#offline). It answers no request in a way that a failure of its own could break:
 * whatever throws, the browser's own network answers. It takes over at once, which is safe because it answers documents
 * and data from the network, and files by names that hold a hash: no page can get files of another build than its own.
 */
import type { PageMessage, WorkerMessage } from '../../../shared/pages/worker-site.ts'
import { sendWaiting } from '../send-waiting.ts'
import { addressOf, isKeepableFile, kindOf } from './addresses.ts'
import { findCopy, keptAt, readState, removeOutdated, storeCopy, writeState } from './caches.ts'
import { answerDocument, networkFirst, noteResponse, tell } from './documents.ts'
import { keepPage, keepPages } from './keep.ts'
import { type FetchEvent, type PageMessageEvent, scope } from './scope.ts'

const answers = { document: answerDocument, data: answerData, file: answerFile }

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

/** Requests wait for the activation: no longer than this. */
const maxActivationMs = 1000

scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.race([takeOver(), new Promise((resolve) => setTimeout(resolve, maxActivationMs))]))
)

async function takeOver(): Promise<void> {
  // The start of a worker takes time, in which the browser already asks the network.
  await scope.registration.navigationPreload?.enable().catch(() => undefined)
  await scope.clients.claim()
  await removeOutdated().catch(() => undefined)
}

scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request)
  if (kind) event.respondWith(guarded(event, answers[kind]))
})

async function guarded(event: FetchEvent, answer: (event: FetchEvent) => Promise<Response>): Promise<Response> {
  try {
    return await answer(event)
  } catch {
    return fetch(event.request)
  }
}

scope.addEventListener('sync', (event) => event.waitUntil(sendForms()))

/** Rejects while forms still wait: the browser then tries again later. */
async function sendForms(): Promise<void> {
  const waiting = await sendWaiting()
  const news: WorkerMessage = { type: 'forms' }
  for (const client of await scope.clients.matchAll()) client.postMessage(news)
  if (waiting > 0) throw new Error('forms still wait')
}

scope.addEventListener('message', (event) => event.waitUntil(handleMessage(event).catch(() => undefined)))

async function handleMessage({ data, source }: PageMessageEvent): Promise<void> {
  // Pages of this origin alone can send messages; `start.ts` sends these.
  const message = data as PageMessage
  const reply = (answer: WorkerMessage) => source?.postMessage(answer)
  if (message.type === 'language') await noteLanguage(message.locale, reply)
  if (message.type === 'seen' && !(await keptAt(message.address))) await keepPage(message.address, 'seen')
  if (message.type === 'keep') {
    const { bytes, isComplete } = await keepPages(message.addresses)
    reply({ type: 'kept', bytes, isComplete })
  }
}

/** A language that was chosen without network is not in the cookie yet; otherwise the cookie decides. */
async function noteLanguage(cookie: string, reply: (answer: WorkerMessage) => void): Promise<void> {
  const { locale, isCookieBehind } = await readState()
  if (locale && isCookieBehind && cookie !== locale) return reply({ type: 'language', locale })
  if (isCookieBehind || cookie !== (locale ?? '')) await writeState(cookie === '' ? {} : { locale: cookie })
}

/** A larger file would displace many others. */
const maxFileBytes = 400_000

/**
 * A built file from its copy, else from the network: its name holds a hash of its content, so a copy is never out of
 * date.
 */
async function answerFile(event: FetchEvent): Promise<Response> {
  const address = addressOf(event.request.url)
  const copy = await findCopy(address).catch(() => undefined)
  if (copy) return copy.response
  const response = await fetch(event.request)
  const isSmall = Number(response.headers.get('content-length') ?? 0) <= maxFileBytes
  if (isSmall && isKeepableFile(response)) event.waitUntil(storeCopy('files', address, response.clone()))
  return response
}

const dataPrefix = '/_data'

/**
 * The data of a page (`/_data/`) from the network, else from a copy; a message tells the page which. Rejects where the
 * network fails and there is no copy: the page then loads the document.
 */
function answerData(event: FetchEvent): Promise<Response> {
  const key = addressOf(event.request.url)
  const address = key.slice(dataPrefix.length)
  const network = fetch(event.request)
  const note = (response: Response) => noteResponse(key, address, response, 'application/json')
  event.waitUntil(network.then((response) => note(response.clone())).catch(() => undefined))
  return networkFirst({
    network: network.then((response) => {
      tell(event.clientId, { type: 'answered', address })
      return response.clone()
    }),
    findCopy: () => findCopy(key),
    openCopy: ({ response, at }, because) => {
      tell(event.clientId, { type: 'copy', address, at, because })
      return response
    },
    onLateAnswer: () => undefined
  })
}
