/**
 * The browser's calls (specification, section 7): every request carries `lang`, same-origin credentials and is
 * unwrapped to its data.
 */
import type { Locale } from '../shared/locale.ts'
import type { Envelope } from '../shared/records.ts'

/** A call that failed: `message` is the server's own word where it gave one, else empty. */
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
  /** GETs a call below the API's base and gives its `data`. Rejects with ApiError. */
  get: <T>(path: string, query?: Record<string, string>, signal?: AbortSignal) => Promise<T>
  /** POSTs form data and gives `data` and `msg`. Rejects with ApiError. */
  post: <T>(path: string, form: FormData) => Promise<{ data: T; msg: string }>
}

/** Calls in one language below a base that ends in a slash. */
export function createApi(base: string, locale: Locale, fetcher: typeof fetch = fetch): Api {
  const ask = async <T>(path: string, init: RequestInit): Promise<Envelope<T>> => {
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
    const envelope = (await response.json().catch(() => null)) as Envelope<T> | null
    const code = typeof envelope?.code === 'number' ? envelope.code : undefined
    if (!response.ok || !isSuccess(path, code)) {
      throw new ApiError(typeof envelope?.msg === 'string' ? envelope.msg : '', response.status, code)
    }
    return envelope as Envelope<T>
  }
  return {
    get: async <T>(path: string, query: Record<string, string> = {}, signal?: AbortSignal) => {
      const parameters = new URLSearchParams(query).toString()
      const target = parameters ? `${path}?${parameters}` : path
      return (await ask<T>(target, signal ? { signal } : {})).data
    },
    post: async <T>(path: string, form: FormData) => {
      const { data, msg } = await ask<T>(path, { method: 'POST', body: form })
      return { data, msg: typeof msg === 'string' ? msg : '' }
    }
  }
}

/** Success: the tree 1, addSubscribe 200, every other call 1 or 200 (rulings, section 4). */
export function isSuccess(path: string, code: number | undefined): boolean {
  const name = path.replace(/^\//, '').replace(/\?.*$/s, '')
  if (name === 'industry/tree') return code === 1
  if (name === 'addSubscribe') return code === 200
  return code === 1 || code === 200
}
