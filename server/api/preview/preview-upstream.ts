/** The backend as previews ask it: each request has the preview's field, and no response may be stored. */
import { without } from '../../http/fields.ts'
import type { Upstream } from '../../upstream/upstream.ts'

/** Tells the backend that drafts are wanted; a visitor's own is never forwarded (proxy/upstream-headers.ts). */
const previewField = ['X-Preview', '1']
/** What could have a cache keep a response. */
const cacheFields = new Set(['cache-control', 'cdn-cache-control', 'surrogate-control', 'expires', 'pragma', 'age'])

/** Wraps the backend; closing it closes nothing. */
export function previewUpstream(upstream: Upstream): Upstream {
  return {
    ...upstream,
    send: (request, listener) =>
      upstream.send(
        { ...request, headers: [...request.headers, ...previewField] },
        {
          informational: (status, fields) => listener.informational?.(status, fields),
          head: (status, fields) =>
            listener.head(status, [...without(fields, cacheFields), 'Cache-Control', 'no-store']),
          data: (chunk) => listener.data(chunk),
          end: () => listener.end(),
          fail: (failure) => listener.fail(failure)
        }
      ),
    close: async () => undefined
  }
}
