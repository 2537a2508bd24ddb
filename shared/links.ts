/** Addresses that come from data: which of them a page may link to. */

const webAddress = /^https?:\/\/[^\s/\\?#]/i
const personalAddress = /^(mailto|tel):[^\s<>"]+$/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters before they read a scheme
const unseen = /[\u0000-\u0020\u007f\\]/

/** True for a path of this site: one leading slash, followed by neither slash nor backslash. */
export function isInternal(value: string): boolean {
  return /^\/(?![/\\])/.test(value) && !unseen.test(value)
}

/**
 * An address from data as a link may carry it: absolute http(s), a path of this site, and `mailto:` and `tel:` where
 * `personal` asks for them. Undefined for anything else (`javascript:`, `data:`, `//host`, text).
 */
export function safeHref(value: unknown, personal = false): string | undefined {
  if (typeof value !== 'string') return undefined
  const address = value.trim()
  if (isInternal(address)) return address
  if (webAddress.test(address) && !unseen.test(address)) return address
  return personal && personalAddress.test(address) ? address : undefined
}
