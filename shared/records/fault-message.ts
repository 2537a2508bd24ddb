/** The message of a fault in an editor's language. */
import { type Locale, localized } from '../locale/locale.ts'
import { faultMessagesCn } from './faults-in-chinese.ts'

/** Messages by language; undefined: as the backend writes them, in English. */
const translations = { cn: faultMessagesCn, en: undefined }

/** The message in a language, and whether it is in that language: what is not known stays English. */
export function faultMessage(message: string, locale: Locale): { text: string; isTranslated: boolean } {
  const messages = localized<Readonly<Record<string, string>> | undefined>(translations, locale)
  if (messages === undefined) return { text: message, isTranslated: true }
  const exact = Object.hasOwn(messages, message) ? messages[message] : undefined
  if (exact !== undefined) return { text: exact, isTranslated: true }
  for (const [pattern, translation] of Object.entries(messages)) {
    const values = valuesOf(message, pattern)
    if (values === undefined) continue
    let next = 0
    const text = translation.replace(/\{(\d?)\}/g, (_, number: string) => {
      next += 1
      return values[(number === '' ? next : Number(number)) - 1] ?? ''
    })
    return { text, isTranslated: true }
  }
  return { text: message, isTranslated: false }
}

/** What stands in a message where the pattern has `{}`; undefined where it does not follow the pattern. */
function valuesOf(message: string, pattern: string): string[] | undefined {
  const [start = '', ...parts] = pattern.split('{}')
  if (parts.length === 0 || !message.startsWith(start)) return undefined
  const values: string[] = []
  let at = start.length
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    const found = !isLast || part === '' ? message.indexOf(part, at) : message.length - part.length
    const end = isLast && part === '' ? message.length : found
    if (end < at || !message.startsWith(part, end)) return undefined
    values.push(message.slice(at, end))
    at = end + part.length
  }
  return values
}
