/** The language that a request to the API selects. */
import { defaultLocale, isLocale, type Locale } from '../../shared/locale.ts'

/**
 * The language of an API call by its `lang` header, trimmed and in any letter case. A missing or unknown value means
 * the default; cookies have no effect (shared/README.md#language).
 */
export function localeOfLangHeader(header: string | string[] | undefined): Locale {
  if (isLocale(header)) return header
  if (typeof header !== 'string' || header.length > 64) return defaultLocale
  const code = header.trim().toLowerCase()
  return isLocale(code) ? code : defaultLocale
}
