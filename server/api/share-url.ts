/** Which requests are for the WeChat share signature, which page URLs may be signed, and what a signature must sign. */
import { shareSignature } from '../../shared/calls/rows.ts'
import { isRecord } from '../../shared/records/read-values.ts'
import type { DisplayFault } from './display/shell-losses.ts'
import { containsInOrder, routeLetters } from './framework-path.ts'

/** Path of the call below the API's base URL. */
export const sharePath = shareSignature.path

/**
 * True for every request that a backend's framework might route to the signature call, and for some that it would not:
 * the path has the letters of `wechat`, `share` and `sign` in this order, with any text between them; or a part of the
 * query has `sharesign`, and the path or the query has `wechat`. Takes path and query as `parseRequestTarget` returns
 * them.
 */
export function resemblesSharePath(path: string, query: string): boolean {
  const [pathLetters = '', ...queryLetters] = routeLetters(path, query)
  if (containsInOrder(pathLetters, ['wechat', 'share', 'sign'])) return true
  return (
    queryLetters.some((letters) => letters.includes('sharesign')) &&
    [pathLetters, ...queryLetters].some((letters) => letters.includes('wechat'))
  )
}

const maxUrlLength = 2000
/** UTF-8 has at most three octets per UTF-16 unit, and a percent-encoded octet has three characters. */
const maxEncodedLength = 'url='.length + maxUrlLength * 9
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused here
const controlCharacter = /[\u0000-\u001f\u007f]/

/**
 * The URL to be signed, from the raw query of the request. It must be the only `url` parameter, http or https, of the
 * site's own host, without `#`, credentials or backslashes, and at most 2,000 characters long
 * (shared/README.md#wechat). It is decoded exactly once; returns undefined when it is invalid.
 */
export function readShareUrl(query: string, siteHost: string): string | undefined {
  const [pair, ...others] = query.split('&').filter((part) => part === 'url' || part.startsWith('url='))
  if (pair === undefined || others.length > 0 || pair.length > maxEncodedLength) return undefined
  let url: string
  try {
    url = decodeURIComponent(pair.slice('url='.length).replaceAll('+', ' '))
  } catch {
    return undefined
  }
  if (
    url.length > maxUrlLength ||
    !/^https?:\/\/[^/\\@?#\s][^\s\\#]*$/.test(url) ||
    controlCharacter.test(url) ||
    !URL.canParse(url)
  )
    return undefined
  const { host, username, password } = new URL(url)
  return host === siteHost.toLowerCase() && username === '' && password === '' ? url : undefined
}

/**
 * What is wrong with the signature that answers a request, so that WeChat refuses it; `target` is path and query of the
 * request.
 */
export function signatureFault(target: string, data: unknown): DisplayFault | undefined {
  const asked = new URLSearchParams(target.split('?')[1]).get('url')?.split('#', 1)[0]
  if (!isRecord(data) || asked === undefined) return undefined
  const fault = (name: string, message: string): DisplayFault => ({
    severity: 'error',
    field: `data.${name}`,
    message: `${message}: WeChat refuses the signature`
  })
  const { rawString, nonceStr, timestamp } = data
  const [, signed] = /(?:^|&)url=(.*)$/s.exec(typeof rawString === 'string' ? rawString : '') ?? []
  if (typeof rawString !== 'string' || signed === undefined) return undefined
  if (signed !== asked) return fault('rawString', `signs the address ${signed}, and ${asked} was asked for`)
  const lacking = Object.entries({ noncestr: nonceStr, timestamp }).find(
    ([name, value]) => !rawString.split('&').includes(`${name}=${String(value)}`)
  )
  return lacking && fault('rawString', `has not ${lacking[0]}=${String(lacking[1])}, which the answer names`)
}
