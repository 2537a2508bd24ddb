/** Pairs of bilingual fields of which one language is missing, or holds the other language. */
import { isChinese, otherLocale, pairOf } from '../../shared/bilingual.ts'
import { languages } from '../../shared/languages.ts'
import type { ApiLocale } from '../../shared/locale.ts'
import { isPresent, isRecord } from '../../shared/read-values.ts'
import type { Steps } from './describe-fault.ts'

export interface PairFault {
  steps: Steps
  /** The language that the value should have. */
  locale: ApiLocale
  value: unknown
}

/**
 * The faults of all pairs within a value; a pair that both languages lack is none. With the language `en`, the names of
 * menu entries, categories and branches, which come in one language, are checked too.
 */
export function pairFaultsOf(root: unknown, locale: ApiLocale): PairFault[] {
  const faults: PairFault[] = []
  const queue: { steps: Steps; value: unknown }[] = [{ steps: [], value: root }]
  for (const { steps, value } of queue) {
    if (typeof value !== 'object' || value === null) continue
    for (const [key, item] of Object.entries(value)) {
      const name = Array.isArray(value) ? Number(key) : key
      if (typeof item === 'object' && item !== null) queue.push({ steps: [...steps, name], value: item })
    }
    if (!isRecord(value)) continue
    faults.push(...faultsOfRecord(value, steps))
    if (languages[locale].isLatin && isChinese(value.name) && !isPresent(value.name_en))
      faults.push({ steps: [...steps, 'name'], locale, value: value.name })
  }
  return faults
}

function faultsOfRecord(record: Record<string, unknown>, steps: Steps): PairFault[] {
  return Object.entries(record).flatMap(([name, item]): PairFault[] => {
    const pair = pairOf(name)
    if (!pair || !isFilled(item)) return []
    const { locale, counterpart } = pair
    const other = record[counterpart]
    if (!isFilled(other)) return [{ steps: [...steps, counterpart], locale: otherLocale(locale), value: other }]
    return languages[locale].isLatin && isChinese(item) ? [{ steps: [...steps, name], locale, value: item }] : []
  })
}

function isFilled(value: unknown): boolean {
  return isPresent(value) && !(Array.isArray(value) && value.length === 0)
}
