/** Addresses below `/api/`: what may be asked of the backend, and nothing that leads out of its API. */

export interface Target {
  /** Path and query below the API's base, as they came; begins with a slash. */
  target: string
  /** The path alone, with needless percent-encodings undone (RFC 3986, section 6.2.2.2). */
  path: string
  /** Without its question mark. */
  query: string
}

const mostDecodings = 5
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a request target. Gives undefined for one that is no plain path below the mount (`/api`), has characters that
 * belong in no address, or could be read as leading elsewhere once somebody decodes it: dot segments, empty segments,
 * encoded slashes, backslashes and control characters, however often encoded or in compatibility forms (full-width
 * dots), and bytes that are no UTF-8: browsers send paths in nothing else, and overlong forms hide a dot or a letter
 * from everyone but a lenient decoder.
 */
export function readTarget(url: string, mount: string): Target | undefined {
  if (!url.startsWith(`${mount}/`) || /[^\x21-\x7e]|[\\#]/.test(url)) return undefined
  const target = url.slice(mount.length)
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const query = mark < 0 ? '' : target.slice(mark + 1)
  if (path.includes('%')) {
    if (/%(?![0-9a-f]{2})/i.test(path)) return undefined
    if (!isPlainWhenDecoded(path)) return undefined
    return { target, path: path.replace(/%[0-9a-f]{2}/gi, unreserved), query }
  }
  return isPlain(path) ? { target, path, query } : undefined
}

function isPlainWhenDecoded(path: string): boolean {
  const slashes = countSlashes(path)
  let text = path
  for (let i = 0; i < mostDecodings; i++) {
    if (!isPlain(text) || countSlashes(text) !== slashes || !isPlainText(text)) return false
    const next = text.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    if (next === text) return true
    text = next
  }
  return false
}

/** Whether bytes, one a character, are UTF-8 without dot segments in any compatibility form (Unicode's NFKC). */
function isPlainText(bytes: string): boolean {
  if (!/[\x80-\xff]/.test(bytes)) return true
  try {
    return isPlain(utf8.decode(Buffer.from(bytes, 'latin1')).normalize('NFKC'))
  } catch {
    return false
  }
}

function isPlain(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  return !/\/\/|[\\\x00-\x1f\x7f]|(?:^|\/)\.{1,2}(?:;[^/]*)?(?:\/|$)/.test(path)
}

function countSlashes(text: string): number {
  return text.split('/').length
}

function unreserved(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
  return /[\w\-.~]/.test(character) ? character : code
}
