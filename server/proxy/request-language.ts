/** The language that a request to the API selects. */
import { type ApiLocale, apiLocaleOf, defaultLocale, isLocale } from '../../shared/locale.ts'

/**
 * The language of an API call by its `lang` header, trimmed and in any letter case. A missing or unknown value means
 * the default; cookies have no effect (shared/README.md#language).
 */
export function localeOfLangHeader(header: string | string[] | undefined): ApiLocale {
  if (isLocale(header)) return apiLocaleOf(header)
  const code = typeof header === 'string' && header.length <= 64 ? header.trim().toLowerCase() : undefined
  return apiLocaleOf(isLocale(code) ? code : defaultLocale)
}
