import { holdsInOrder, routeLetters } from './framework-path.ts'

/** Below the API's base. */
export const sharePath = '/wechat/share_sign'

/**
 * True for every address that a backend's framework might route to the signer, and for some that it would not: the
 * letters of `wechat`, `share` and `sign` in the path in this order, whatever stands between them; or `sharesign` in a
 * part of the query with `wechat` anywhere. `path` and `query` as `readTarget` gives them.
 */
export function resemblesSharePath(path: string, query: string): boolean {
  const [ofPath = '', ...ofQuery] = routeLetters(path, query)
  if (holdsInOrder(ofPath, ['wechat', 'share', 'sign'])) return true
  return (
    ofQuery.some((part) => part.includes('sharesign')) && [ofPath, ...ofQuery].some((part) => part.includes('wechat'))
  )
}

const longest = 2000
/** UTF-8 has three octets at most for each UTF-16 unit, and an encoded octet three characters. */
const longestEncoded = 'url='.length + longest * 9
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const unseen = /[\u0000-\u001f\u007f]/

/**
 * The page that a signature is asked for, out of the raw query of the request: exactly one `url`, decoded exactly once,
 * http or https, of the site's own host, without `#`, credentials or backslashes, at most 2,000 characters
 * (rulings, section 7). Gives it as decoded; undefined when it is anything else.
 */
export function readShareUrl(query: string, siteHost: string): string | undefined {
  const given = query.split('&').filter((pair) => pair === 'url' || pair.startsWith('url='))
  if (given.length !== 1 || given[0]!.length > longestEncoded) return undefined
  let url: string
  try {
    url = decodeURIComponent(given[0]!.slice(4).replaceAll('+', ' '))
  } catch {
    return undefined
  }
  if (url.length > longest || !/^https?:\/\/[^/\\@?#\s][^\s\\#]*$/.test(url) || unseen.test(url) || !URL.canParse(url))
    return undefined
  const { host, username, password } = new URL(url)
  return host === siteHost.toLowerCase() && username === '' && password === '' ? url : undefined
}
