/**
 * API calls from the browser (shared/README.md#the-api). Every request sends the `lang` header and same-origin
 * credentials; the response envelope is unwrapped to its `data`.
 */
import type { Locale } from '../shared/locale.ts'
import type { Envelope } from '../shared/records.ts'

/**
 * A failed call. `message` is the `msg` of the response, empty where it has none; `status` is the HTTP status, 0 where
 * there was no response; `code` is the envelope's code.
 */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly code: number | undefined
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

export interface Api {
  /** Sends a GET request to a path below the API's base and returns the envelope's `data`. Rejects with ApiError. */
  get: <T>(path: string, query?: Record<string, string>, signal?: AbortSignal) => Promise<T>
  /** Sends a form as multipart/form-data and returns the envelope's `data` and `msg`. Rejects with ApiError. */
  post: <T>(path: string, form: FormData) => Promise<{ data: T; msg: string }>
}

/** A client for the API in one language; `base` ends in a slash. */
export function createApi(base: string, locale: Locale, fetcher: typeof fetch = fetch): Api {
  const request = async <T>(path: string, init: RequestInit): Promise<Envelope<T>> => {
    let response: Response
    try {
      response = await fetcher(base + path.replace(/^\//, ''), {
        ...init,
        headers: { lang: locale, accept: 'application/json' },
        credentials: 'same-origin'
      })
    } catch (cause) {
      throw Object.assign(new ApiError('', 0, undefined), { cause })
    }
    // Each caller names the type that the contract gives the call's data; `code` is checked below.
    const envelope = (await response.json().catch(() => null)) as Envelope<T> | null
    const code = typeof envelope?.code === 'number' ? envelope.code : undefined
    if (!envelope || !response.ok || !isSuccess(path, code)) {
      throw new ApiError(typeof envelope?.msg === 'string' ? envelope.msg : '', response.status, code)
    }
    return envelope
  }
  return {
    get: async <T>(path: string, query: Record<string, string> = {}, signal?: AbortSignal) => {
      const parameters = new URLSearchParams(query).toString()
      const target = parameters ? `${path}?${parameters}` : path
      return (await request<T>(target, signal ? { signal } : {})).data
    },
    post: async <T>(path: string, form: FormData) => {
      const { data, msg } = await request<T>(path, { method: 'POST', body: form })
      return { data, msg: typeof msg === 'string' ? msg : '' }
    }
  }
}

/** Whether an envelope's code means success: 1 for `industry/tree`, 200 for `addSubscribe`, 1 or 200 elsewhere. */
export function isSuccess(path: string, code: number | undefined): boolean {
  const name = path.replace(/^\//, '').replace(/\?.*$/s, '')
  if (name === 'industry/tree') return code === 1
  if (name === 'addSubscribe') return code === 200
  return code === 1 || code === 200
}
