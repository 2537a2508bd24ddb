/**
 * What a request to the API asks for: its target below `/api/`, refused where it could lead out of the backend's API
 */

/** Path below which clients reach the API. */
export const mount = '/api'

export interface RequestTarget {
  /** Path and query below the API's base URL, as received; begins with a slash. */
  target: string
  /** The path alone, with percent-encoded unreserved characters decoded (RFC 3986, section 6.2.2.2). */
  path: string
  /** Raw query without the question mark; empty when there is none. */
  query: string
}

const maxDecodings = 5
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Parses a request target. Returns undefined for a target that is not below the mount (`/api`), has characters that a
 * URL may not contain, or could lead elsewhere when it is decoded again: dot segments, empty segments, encoded slashes,
 * backslashes and control characters, however often encoded or in compatibility forms (full-width dots), and bytes that
 * are no UTF-8, because a lenient decoder reads a dot or a letter from an overlong form.
 */
export function parseRequestTarget(url: string): RequestTarget | undefined {
  if (!url.startsWith(`${mount}/`) || /[^\x21-\x7e]|[\\#]/.test(url)) return undefined
  const target = url.slice(mount.length)
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const query = mark < 0 ? '' : target.slice(mark + 1)
  if (path.includes('%')) {
    if (/%(?![0-9a-f]{2})/i.test(path)) return undefined
    if (!isPlainWhenDecoded(path)) return undefined
    return { target, path: path.replace(/%[0-9a-f]{2}/gi, decodeUnreserved), query }
  }
  return isPlain(path) ? { target, path, query } : undefined
}

function isPlainWhenDecoded(path: string): boolean {
  const slashes = countSlashes(path)
  let text = path
  for (let i = 0; i < maxDecodings; i++) {
    if (!isPlain(text) || countSlashes(text) !== slashes || !isPlainText(text)) return false
    const next = text.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    if (next === text) return true
    text = next
  }
  return false
}

/** Whether bytes, one per character, are UTF-8 without dot segments in any compatibility form (Unicode NFKC). */
function isPlainText(bytes: string): boolean {
  if (!/[\x80-\xff]/.test(bytes)) return true
  try {
    return isPlain(utf8.decode(Buffer.from(bytes, 'latin1')).normalize('NFKC'))
  } catch {
    return false
  }
}

function isPlain(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused here
  return !/\/\/|[\\\x00-\x1f\x7f]|(?:^|\/)\.{1,2}(?:;[^/]*)?(?:\/|$)/.test(path)
}

function countSlashes(text: string): number {
  return text.split('/').length
}

/** Decodes a percent-encoding of an unreserved character; returns any other unchanged. */
function decodeUnreserved(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
  return /[\w\-.~]/.test(character) ? character : code
}
