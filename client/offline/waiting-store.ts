/**
 * Forms that wait on the device to be sent, in IndexedDB, which page and worker share. They hold personal data: each is
 * deleted as soon as it is sent or the visitor cancels it, and in any case after a time, because others may use the
 * device. Until then the backend knows the key of each (`Idempotency-Key` in shared/openapi.yaml).
 */

export interface WaitingForm {
  /** The Idempotency-Key of all attempts. */
  key: string
  /** Name of the form, for some with the path of their page. */
  place: string
  /** Path of the page on which the visitor has sent it; one that waits since an earlier build has none. */
  page?: string
  /** Absolute address of the call. */
  url: string
  /** Codes of the envelope that mean success. */
  success: readonly number[]
  /** The `lang` header. */
  lang: string
  /** Names and values of the body's parts, consent included. */
  parts: readonly [string, string][]
  /** When it was first sent with its key, in milliseconds. */
  at: number
  /** The backend's reason not to accept it; empty where it gave none. It is not sent again. */
  refused?: string
  /** When it was refused, in milliseconds. */
  refusedAt?: number
  /** The `data` of the backend's answer once it was sent; a page shows it, then the form is deleted. */
  answer?: { data: unknown }
  /** Until then another page or the worker is sending it, in milliseconds. */
  sendingUntil?: number
}

const databaseName = 'waiting-forms'
const storeName = 'forms'

/** For so long a form waits: afterwards it is neither sent nor kept. */
export const waitingMs = 7 * 86_400_000
/** For so long one that was refused can be corrected. */
const refusedMs = 43_200_000

/** A time that lies ahead is one of a clock that was wrong: such a form has expired as well. */
function isExpired({ at, refused, refusedAt = at }: WaitingForm, now: number): boolean {
  return refused === undefined ? Math.abs(now - at) >= waitingMs : Math.abs(now - refusedAt) >= refusedMs
}

/** All waiting forms, the oldest first; deletes those that have expired. Rejects where IndexedDB is blocked. */
export async function listWaiting(): Promise<WaitingForm[]> {
  const now = Date.now()
  const forms = await inStore<WaitingForm[]>('readwrite', (store) => {
    const reading = store.getAll()
    reading.onsuccess = () => {
      // `putWaiting` alone writes into this store.
      for (const form of reading.result as WaitingForm[]) if (isExpired(form, now)) store.delete(form.key)
    }
    return reading
  })
  return forms.filter((form) => !isExpired(form, now)).sort((a, b) => a.at - b.at)
}

/** Stores a form. Rejects where that is impossible: then it does not wait. */
export async function putWaiting(form: WaitingForm): Promise<void> {
  await inStore('readwrite', (store) => store.put(form))
}

/** Deletes a form that was sent or cancelled; gives it, or undefined where it is gone or has expired. */
export async function deleteWaiting(key: string): Promise<WaitingForm | undefined> {
  let deleted: WaitingForm | undefined
  await change(key, (form) => {
    deleted = form
    return undefined
  })
  return deleted
}

/**
 * Takes a form for sending until a time, so that no other page and not the worker sends it meanwhile. Undefined where
 * it is gone, expired, sent, refused or taken.
 */
export async function takeWaiting(key: string, now: number, until: number): Promise<WaitingForm | undefined> {
  let taken: WaitingForm | undefined
  await change(key, (form) => {
    if (form.refused !== undefined || form.answer || (form.sendingUntil ?? 0) > now) return form
    taken = { ...form, sendingUntil: until }
    return taken
  })
  return taken
}

/** Releases a form that was taken, with what the backend said; nothing where it was cancelled meanwhile. */
export async function releaseWaiting(key: string, outcome: Partial<WaitingForm>): Promise<void> {
  await change(key, ({ sendingUntil: _sendingUntil, ...form }) => ({ ...form, ...outcome }))
}

/** Replaces a form that is there by what `next` gives; deletes it where that is undefined, and where it has expired. */
async function change(key: string, next: (form: WaitingForm) => WaitingForm | undefined): Promise<void> {
  await inStore('readwrite', (store) => {
    const reading = store.get(key)
    reading.onsuccess = () => {
      // `putWaiting` and this function alone write into this store.
      const form = reading.result as WaitingForm | undefined
      const changed = form && !isExpired(form, Date.now()) ? next(form) : undefined
      if (changed) store.put(changed)
      else store.delete(key)
    }
    return reading
  })
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => { readonly result: unknown }
): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const request = work(transaction.objectStore(storeName))
      // The caller names the type of what its request gives.
      transaction.oncomplete = () => resolve(request.result as T)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

/** Safari has opened no database until its next start, without an error: a form must not wait for it. */
const maxOpeningMs = 5000

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the store of waiting forms does not open')), maxOpeningMs)
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('the store of waiting forms is blocked'))
  })
}
