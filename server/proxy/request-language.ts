import type { Locale } from '../../shared/locale.ts'

/**
 * The language of a call: the `lang` header, trimmed, in any letter case; missing or unknown means cn, and cookies
 * don't count (rulings, section 4).
 */
export function languageOf(header: string | string[] | undefined): Locale {
  if (header === undefined || header === 'cn') return 'cn'
  if (header === 'en') return 'en'
  if (typeof header !== 'string' || header.length > 64) return 'cn'
  return header.trim().toLowerCase() === 'en' ? 'en' : 'cn'
}
