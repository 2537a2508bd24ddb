/** Forms that wait to be sent, for the page: adding, cancelling, sending, and news of all three. */
import { sendWaiting } from './send-waiting.ts'
import { deleteWaiting, listWaiting, putWaiting, type WaitingForm } from './waiting-store.ts'

export type { WaitingForm }

/** While a form waits, it is tried again after so long, beside the browser's own news of the network. */
const retryMs = 20_000

/** What has become of the waiting forms. */
export interface WaitingNews {
  /** Those that wait, those that were refused, and those whose answer waits for its form to be displayed. */
  forms: readonly WaitingForm[]
  /** Those that were sent since the last news, with their answers. */
  sent: readonly WaitingForm[]
}

type Listener = (news: WaitingNews) => void

const listeners = new Set<Listener>()
let isStarted = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Places of the forms that are displayed: what the backend has answered is theirs to show. */
const displayed: string[] = []

/**
 * Calls `listener` with the waiting forms now and whenever they change; returns the function that ends it. `place` is
 * that of a form that is displayed: an answer with data waits for it, such as that of a registration with its pass.
 */
export function watchWaitingForms(listener: Listener, place?: string): () => void {
  listeners.add(listener)
  if (place !== undefined) displayed.push(place)
  start()
  publish()
  return () => {
    listeners.delete(listener)
    if (place !== undefined) displayed.splice(displayed.indexOf(place), 1)
  }
}

/** Has a form wait. Rejects where the device cannot keep it. */
export async function addWaitingForm(form: WaitingForm): Promise<void> {
  await putWaiting(form)
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...keysOfThisTab(), form.key]))
  } catch {
    // Storage is blocked or full: the values do not come back.
  }
  publish()
  askForSync()
  scheduleRetry()
}

/**
 * Deletes a waiting form; nothing of it stays on the device. Gives it to the tab in which it was sent, unless it has
 * expired meanwhile.
 */
export async function cancelWaitingForm(key: string): Promise<WaitingForm | undefined> {
  const form = await deleteWaiting(key)
  publish()
  return isOfThisTab(key) ? form : undefined
}

const storageKey = 'waiting-forms'

/** The keys of the forms that were sent in this tab; where storage is blocked, none. */
function keysOfThisTab(): string[] {
  try {
    const keys: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(keys) ? keys : []
  } catch {
    return []
  }
}

/** Whether a form was sent in this tab: others on the same device do not get its values. */
export function isOfThisTab(key: string): boolean {
  return keysOfThisTab().includes(key)
}

function start(): void {
  if (isStarted) return
  isStarted = true
  window.addEventListener('online', sendNow)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendNow())
  // Missing in old browsers; the type does not say so.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // The worker has sent some while it was the browser's turn.
  workers?.addEventListener('message', ({ data }) => data?.type === 'forms' && publish())
  sendNow()
}

let isSending = false

async function sendNow(): Promise<void> {
  if (isSending) return
  isSending = true
  await attempt()
  isSending = false
}

async function attempt(): Promise<void> {
  clearTimeout(timer)
  try {
    if ((await sendWaiting()) > 0) scheduleRetry()
    await publish()
  } catch {
    // IndexedDB is blocked: nothing waits.
  }
}

function scheduleRetry(): void {
  clearTimeout(timer)
  timer = setTimeout(sendNow, retryMs)
}

/** Never rejects. */
async function publish(): Promise<void> {
  try {
    const all = await listWaiting()
    const isShown = ({ answer, place }: WaitingForm) => answer && (answer.data === null || displayed.includes(place))
    const sent = all.filter(isShown)
    for (const { key } of sent) await deleteWaiting(key)
    const forms = all.filter((form) => !isShown(form))
    for (const listener of listeners) listener({ forms, sent })
  } catch {
    // IndexedDB is blocked: nothing waits.
  }
}

/** Where the browser can send in the background, it does, even after the page was closed. */
function askForSync(): void {
  // Missing in old browsers; the type does not say so.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  workers
    ?.getRegistration()
    .then((registration) =>
      // TypeScript's DOM types lack Background Sync.
      (registration as { sync?: { register: (tag: string) => Promise<void> } } | undefined)?.sync?.register('forms')
    )
    .catch(() => undefined)
}
