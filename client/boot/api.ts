/**
 * API calls from the browser (shared/README.md#the-api). Every request sends the `lang` header and same-origin
 * credentials; the response envelope is unwrapped to its `data`.
 */
import type { DataOf, FormCall, ForwardedCall, GetCall, ParametersOf } from '../../shared/calls/call.ts'
import { isVisibleText } from '../../shared/locale/cut-text.ts'
import { apiLocaleOf, type Locale } from '../../shared/locale/locale.ts'
import type { Envelope } from '../../shared/records/records.ts'

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

type ReadCall = GetCall | ForwardedCall

export interface Api {
  /**
   * Sends a GET request with values of the call's parameters and returns the envelope's `data`. Rejects with ApiError.
   */
  get: <C extends ReadCall>(call: C, query?: ParametersOf<C>, signal?: AbortSignal) => Promise<DataOf<C>>
  /**
   * Sends a form as multipart/form-data and returns the envelope's `data` and `msg`. Rejects with ApiError. `key` is
   * the Idempotency-Key, equal for all attempts to send the same form.
   */
  post: <C extends FormCall>(
    call: C,
    form: FormData,
    key?: string,
    signal?: AbortSignal
  ) => Promise<{ data: DataOf<C>; msg: string }>
}

/** A client for the API in one language; `base` ends in a slash. */
export function createApi(base: string, locale: Locale, fetcher: typeof fetch = fetch): Api {
  const request = async <T>({ path, success }: ReadCall | FormCall, query: string, init: RequestInit) => {
    let response: Response
    try {
      response = await fetcher(`${base}${path.slice(1)}${query}`, {
        ...init,
        headers: { lang: apiLocaleOf(locale), accept: 'application/json', ...init.headers },
        credentials: 'same-origin'
      })
    } catch (cause) {
      throw Object.assign(new ApiError('', 0, undefined), { cause })
    }
    // Each caller names the type that the contract gives the call's data; `code` is checked below.
    const envelope = (await response.json().catch((cause: unknown) => {
      if (cause instanceof SyntaxError) return null
      // The network failed within the body.
      throw Object.assign(new ApiError('', 0, undefined), { cause })
    })) as Envelope<T> | null
    const code = typeof envelope?.code === 'number' ? envelope.code : undefined
    if (!envelope || !response.ok || !success.includes(code ?? Number.NaN)) {
      // The words of another call's success are no reason of a failure.
      const hasReason = isVisibleText(envelope?.msg) && ![1, 200].includes(Number(envelope.code))
      throw new ApiError(hasReason ? envelope.msg : '', response.status, code)
    }
    return envelope
  }
  return {
    get: async <C extends ReadCall>(call: C, query?: ParametersOf<C>, signal?: AbortSignal) => {
      // ParametersOf are strings by name.
      const parameters = new URLSearchParams({
        ...(query as Record<string, string>),
        ...call.fixedParameters
      }).toString()
      const init = signal ? { signal } : {}
      return (await request<DataOf<C>>(call, parameters && `?${parameters}`, init)).data
    },
    post: async <C extends FormCall>(call: C, form: FormData, key?: string, signal?: AbortSignal) => {
      const headers = key === undefined ? {} : { 'idempotency-key': key }
      const init = { method: 'POST', body: form, headers, ...(signal && { signal }) }
      const { data, msg } = await request<DataOf<C>>(call, '', init)
      return { data, msg: typeof msg === 'string' ? msg : '' }
    }
  }
}
