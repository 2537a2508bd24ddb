/**
 * Whether a path, without the prefix of a language, is that of the API, a file or another answer of the server itself, in
 * any letter case: no page is there.
 */
export function isReservedPath(path: string): boolean {
  return /^\/(api(-docs)?|assets|content-files|healthz|readyz|_[^/]*)(\/|$)/i.test(path)
}
