/** The language that a request to the API selects. */
import type { Locale } from '../../shared/locale.ts'

/**
 * The language of an API call by its `lang` header, trimmed and in any letter case. A missing or unknown value means
 * cn; cookies have no effect (shared/README.md#language).
 */
export function localeOfLangHeader(header: string | string[] | undefined): Locale {
  if (header === undefined || header === 'cn') return 'cn'
  if (header === 'en') return 'en'
  if (typeof header !== 'string' || header.length > 64) return 'cn'
  return header.trim().toLowerCase() === 'en' ? 'en' : 'cn'
}
