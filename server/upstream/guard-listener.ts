/** Keeps the promise of `Send`: a listener that throws is not left without an end. */
import { internalFailure, type ResponseListener } from '../cache/transport.ts'

/**
 * The listener, which gets a failure where it throws, unless it throws at that too, and nothing after it. `onError` is
 * called with each error before that.
 */
export function guardListener(listener: ResponseListener, onError: (error: unknown) => void): ResponseListener {
  let hasThrown = false
  const guard =
    <Values extends unknown[]>(call: (...values: Values) => void, onThrown = () => {}) =>
    (...values: Values) => {
      if (hasThrown) return
      try {
        call(...values)
      } catch (error) {
        hasThrown = true
        onError(error)
        onThrown()
      }
    }
  const fail = () => {
    try {
      listener.fail(internalFailure)
    } catch (error) {
      onError(error)
    }
  }
  return {
    informational: guard((status, fields) => listener.informational?.(status, fields), fail),
    head: guard((status, fields) => listener.head(status, fields), fail),
    data: guard((chunk) => listener.data(chunk), fail),
    end: guard(() => listener.end(), fail),
    fail: guard((failure) => listener.fail(failure))
  }
}
