/** What below `/api` is forwarded to API_UPSTREAM (UPSTREAM_PATHS). */
import { callPaths } from '../../shared/calls/table.ts'
import { contentFileName } from '../../shared/records/content-files.ts'

/**
 * Whether the path of a target is forwarded: one of `paths`, exact or (with a slash at its end) a prefix, that of a
 * declared call always, and with `isEmbedded` files of the content folder, which the embedded backend has.
 */
export function forwardedPaths(paths: readonly string[], isEmbedded: boolean): (path: string) => boolean {
  return (path) =>
    callPaths.has(path) ||
    (isEmbedded && contentFileName(path) !== undefined) ||
    paths.some((allowed) => (allowed.endsWith('/') ? path.startsWith(allowed) : path === allowed))
}
