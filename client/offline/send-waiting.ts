/**
 * Sends the waiting forms; page and worker call it. A form whose answer is lost is sent again with the same key, by
 * which the backend stores it once (shared/README.md#forms).
 */
import { listWaiting, releaseWaiting, takeWaiting, type WaitingForm } from './waiting-store.ts'

/** An attempt takes no longer: then another one may begin. */
const attemptMs = 30_000

/**
 * Tries each waiting form once; gives how many still wait. A form that was sent stays with its answer until a page has
 * taken note (waiting-forms.ts). Rejects where the store cannot be read.
 */
export async function sendWaiting(): Promise<number> {
  let waiting = 0
  for (const { key, refused, answer } of await listWaiting()) {
    if (refused !== undefined || answer) continue
    const form = await takeWaiting(key, Date.now(), Date.now() + attemptMs)
    const outcome = form && (await send(form))
    if (!outcome) waiting += 1
    if (form) await releaseWaiting(key, outcome ?? {})
  }
  return waiting
}

type Outcome = Pick<WaitingForm, 'answer'> | Pick<WaitingForm, 'refused' | 'refusedAt'>

/** What the backend says; undefined where the form has to be sent again. */
async function send({ url, lang, parts, key, success }: WaitingForm): Promise<Outcome | undefined> {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  const headers = { lang, accept: 'application/json', 'idempotency-key': key }
  try {
    return await withinAttempt(async (signal) => {
      const response = await fetch(url, { method: 'POST', body, headers, credentials: 'same-origin', signal })
      // Limits and failures of the backend pass.
      if (response.status === 408 || response.status === 429 || response.status >= 500) return undefined
      const envelope: unknown = await response.json()
      const { code, msg, data } = Object(envelope)
      if (response.ok && success.includes(code)) return { answer: { data } }
      return { refused: typeof msg === 'string' ? msg : '', refusedAt: Date.now() }
    })
  } catch {
    // No answer, or an incomplete one: the next attempt, with the same key, shows whether it was stored.
    return undefined
  }
}

/** Does `work`, whose signal aborts after the time of an attempt. */
export async function withinAttempt<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), attemptMs)
  try {
    return await work(abort.signal)
  } finally {
    clearTimeout(timer)
  }
}
