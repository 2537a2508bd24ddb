/**
 * Forms that wait on the device to be sent, in IndexedDB, which page and worker share. They hold personal data: each is
 * deleted as soon as it is sent or the visitor cancels it.
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
  /** Milliseconds. */
  at: number
  /** The backend's reason not to accept it; empty where it gave none. It is not sent again. */
  refused?: string
  /** The `data` of the backend's answer once it was sent; a page shows it, then the form is deleted. */
  answer?: { data: unknown }
  /** Until then another page or the worker is sending it, in milliseconds. */
  sendingUntil?: number
}

const databaseName = 'waiting-forms'
const storeName = 'forms'

/** All waiting forms, the oldest first. Rejects where IndexedDB is blocked. */
export async function listWaiting(): Promise<WaitingForm[]> {
  const forms = await inStore<WaitingForm[]>('readonly', (store) => store.getAll())
  return forms.sort((a, b) => a.at - b.at)
}

/** Stores a form. Rejects where that is impossible: then it does not wait. */
export async function putWaiting(form: WaitingForm): Promise<void> {
  await inStore('readwrite', (store) => store.put(form))
}

/** Deletes a form that was sent or cancelled. */
export async function deleteWaiting(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key))
}

/**
 * Takes a form for sending until a time, so that no other page and not the worker sends it meanwhile. Undefined where
 * it is gone, sent, refused or taken.
 */
export async function takeWaiting(key: string, now: number, until: number): Promise<WaitingForm | undefined> {
  let taken: WaitingForm | undefined
  await inStore('readwrite', (store) => {
    const reading = store.get(key)
    reading.onsuccess = () => {
      // `putWaiting` alone writes into this store.
      const form = reading.result as WaitingForm | undefined
      if (!form || form.refused !== undefined || form.answer || (form.sendingUntil ?? 0) > now) return
      taken = { ...form, sendingUntil: until }
      store.put(taken)
    }
    return reading
  })
  return taken
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

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('the store of waiting forms is blocked'))
  })
}
