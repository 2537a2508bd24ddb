/**
 * How a form is sent so that the backend stores it once, and waits where there is no network
 * (shared/README.md#offline).
 */
import type { DataOf, FormCall } from '../../shared/calls/call.ts'
import { apiLocaleOf, type Locale } from '../../shared/locale/locale.ts'
import { ApiError, createApi } from '../boot/api.ts'
import { withinAttempt } from '../offline/send-waiting.ts'
import { addWaitingForm } from '../offline/waiting-forms.ts'
import { waitingMs } from '../offline/waiting-store.ts'

/** Attempts to send the same values have the same key: the answer to an earlier one may have been lost. */
export interface Attempts {
  key: string
  values: string
  /** When the first was made, in milliseconds: backends remember a key for a time. */
  since: number
}

/** The form waits on this device. */
export class FormWaits extends Error {
  constructor() {
    super('the form waits for a network')
    this.name = 'FormWaits'
  }
}

export interface Resend {
  /** Where the form stands (use-form.ts). */
  place: string
  locale: Locale
  apiBase: string
  /** The attempts before; undefined: none. */
  before: Attempts | undefined
  /** Called with the attempts of these values before they are sent. */
  onAttempt: (attempts: Attempts) => void
}

/** Sends a form; gives the envelope's `data`. Rejects with ApiError, with FormWaits where it waits instead. */
export async function sendOrWait<C extends FormCall>(
  call: C,
  body: FormData,
  { place, locale, apiBase, before, onAttempt }: Resend
): Promise<DataOf<C>> {
  // A text for every part: the forms have no files.
  const parts = [...body] as [string, string][]
  const values = JSON.stringify(parts)
  const now = Date.now()
  const isAgain = before?.values === values && Math.abs(now - before.since) < waitingMs
  const { key, since } = isAgain ? before : { key: createKey(), since: now }
  onAttempt({ key, values, since })
  const url = new URL(apiBase + call.path.slice(1), window.location.href)
  // At another origin the field would need that origin's permission (Fetch, CORS-unsafe request-header names).
  const isOwnOrigin = url.origin === window.location.origin
  try {
    const api = createApi(apiBase, locale)
    // A network that is there and gives no answer would leave the visitor before a form that sends for ever.
    const sent = await withinAttempt((signal) => api.post(call, body, isOwnOrigin ? key : undefined, signal))
    return sent.data
  } catch (error) {
    if (!isOwnOrigin || !(error instanceof ApiError) || error.status !== 0) throw error
    await addWaitingForm({
      key,
      place,
      page: window.location.pathname,
      url: url.href,
      success: call.success,
      lang: apiLocaleOf(locale),
      parts,
      at: since
    }).catch(() => {
      // The device keeps nothing: the form says that it failed, as without all this.
      throw error
    })
    throw new FormWaits()
  }
}

/** 128 random bits; browsers of the baseline lack `crypto.randomUUID`. */
function createKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
