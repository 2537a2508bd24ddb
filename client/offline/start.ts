/**
 * What a page does about the network once it is used (shared/README.md#offline): it registers the service worker,
 * says when it is a kept copy, keeps pages for the fair, and sends forms that wait. Never fails: without any of it the
 * site works.
 */
import { localeCookie } from '../../shared/locale/locale.ts'
import { type PageMessage, type WorkerMessage, workerPath } from '../../shared/pages/worker-site.ts'
import { readPass } from '../../shared/records/pass.ts'
import { currentAddress } from '../boot/page-address.ts'
import { insideWeChat } from '../boot/user-agent.ts'
import type { Store } from '../store.ts'
import { keepInAdvance } from './keep-in-advance.ts'
import { type Action, createNotices, type Notices } from './notices.ts'
import { type WaitingForm, watchWaitingForms } from './waiting-forms.ts'

const cookieAgeS = 31_536_000

/** Starts everything. */
export function startOffline(store: Store): void {
  const notices = createNotices(store.getState().locale)
  showWaitingForms(notices)
  startWorker(store, notices).catch(() => undefined)
}

async function startWorker(store: Store, notices: Notices): Promise<void> {
  // Missing in old browsers and where the page is not secure; the type does not say so.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (insideWeChat() || !workers) return
  notices.showDocumentCopy()
  // The server links the manifest unless OFFLINE is off.
  if (!document.querySelector('link[rel="manifest"]')) {
    // The browser looks as well, but an installed worker may be a broken one: the sooner it is removed the better.
    await (await workers.getRegistration())?.update()
    return
  }
  // Before the worker takes over: the document that installs it was loaded without it.
  const isFirst = !workers.controller
  workers.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => handleMessage(data, notices))
  const registration = await workers.register(workerPath, { updateViaCache: 'none' })
  const { active } = await workers.ready
  const tell = (message: PageMessage) => (workers.controller ?? active)?.postMessage(message)
  tell({ type: 'language', locale: readCookie() })
  if (isFirst) tell({ type: 'seen', address: currentAddress() })
  tellSeenPages(store, tell)
  keepInAdvance(store, notices, tell)
  // register() compares an installed worker with the server's only where the address differs.
  await registration.update()
}

/** Navigation without a document: the worker loads the document too, so that it is there without network. */
function tellSeenPages(store: Store, tell: (message: PageMessage) => void): void {
  store.subscribe((state, before) => {
    if (state.navigationCount !== before.navigationCount) tell({ type: 'seen', address: currentAddress() })
  })
}

function handleMessage(message: WorkerMessage, notices: Notices): void {
  if (message.type === 'language') {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the baseline
    document.cookie = `${localeCookie}=${message.locale}; Max-Age=${cookieAgeS}; Path=/; SameSite=Lax`
  }
  if (message.type === 'copy' && message.address === currentAddress()) notices.showCopy(message.at, message.because)
  if (message.type === 'answered' && message.address === currentAddress()) notices.showAnswered()
}

function readCookie(): string {
  return new RegExp(`(?:^|; )${localeCookie}=(\\w+)`).exec(document.cookie)?.[1] ?? ''
}

/**
 * Says on every page how many forms wait, and sends them: the visitor may have left the form's page. Shows the notices
 * until the document is left.
 */
function showWaitingForms({ messages, showLine }: Notices): void {
  watchWaitingForms(({ forms, sent }) => {
    const waiting = forms.filter(({ refused, answer }) => refused === undefined && !answer).length
    const refused = forms.find((form) => form.refused !== undefined)
    const answered = forms.find(({ answer }) => answer)
    const hasPass = readPass(answered?.answer?.data) !== undefined
    if (refused) showLine('forms', messages.refused, linkTo(refused, messages.openForm))
    else if (answered && hasPass) showLine('forms', messages.registered, linkTo(answered, messages.showPass))
    else if (answered) showLine('forms', messages.answered, linkTo(answered, messages.openForm))
    else if (waiting > 0) showLine('forms', messages.waiting(waiting))
    else showLine('forms', sent.length > 0 ? messages.sent : '')
  })
}

/** The page of a form shows what the backend has answered. */
function linkTo({ page }: WaitingForm, label: string): Action | undefined {
  return page === undefined ? undefined : { label, href: page }
}
