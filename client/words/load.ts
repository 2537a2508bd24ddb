/** A page ships the words of its own language alone. */
import type { Locale } from '../../shared/locale.ts'
import type { Words } from './cn.ts'

export async function loadWords(locale: Locale): Promise<Words> {
  return locale === 'en' ? (await import('./en.ts')).en : (await import('./cn.ts')).cn
}
