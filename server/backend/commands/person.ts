/** Finds a person by email address or telephone number in what visitors wrote. */
import { email, phone } from '../../../shared/form-fields.ts'
import { cleanValue } from '../../../shared/forms.ts'
import { isEmail, isMainlandMobile, isPhone } from '../../../shared/validators.ts'

/**
 * Gives a test of texts for an email address (letter case does not count) or a number (spaces, hyphens, brackets, dots
 * and +86 do not count), alone or in the middle of a text, but not as a part of a longer address or number. Undefined
 * where the forms would accept the value as neither.
 */
export function personFinder(value: string): ((text: string) => boolean) | undefined {
  const address = cleanValue(email('emailInvalid'), value)
  const number = cleanValue(phone, value)
  if (isEmail(address)) return (text) => holdsAddress(cleanValue(phone, text).toLowerCase(), address.toLowerCase())
  return isPhone(number) ? (text) => holdsNumber(cleanValue(phone, text), spellingsOf(number)) : undefined
}

/** Characters that make what stands beside an address a part of it: in front, and behind. */
const inFront = /[\w.!#$%&'*+/=?^`{|}~-]/
const behind = /^(?:[a-z\d-]|\.[a-z\d])/

function holdsAddress(text: string, address: string): boolean {
  return placesOf(text, address).some(
    (at) => !inFront.test(text[at - 1] ?? '') && !behind.test(text.slice(at + address.length, at + address.length + 2))
  )
}

/** A number without what stands between its digits, in the ways in which it may begin. */
function spellingsOf(number: string): string[] {
  const digits = number.replace(/[\s-]/g, '')
  const national = digits.replace(/^\+86/, '')
  if (isMainlandMobile(national)) return [`+86${national}`, `86${national}`, national]
  return [digits, `00${digits.slice(1)}`]
}

function holdsNumber(text: string, spellings: readonly string[]): boolean {
  let squeezed = ''
  const origins: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (/[\s\p{Pd}().]/u.test(text[at]!)) continue
    squeezed += text[at]
    origins.push(at)
  }
  return spellings.some((spelling) =>
    placesOf(squeezed, spelling).some((at) => {
      const first = origins[at]!
      const last = origins[at + spelling.length - 1]!
      return !/[\d+]/.test(text[first - 1] ?? '') && !/\d/.test(text[last + 1] ?? '')
    })
  )
}

function placesOf(text: string, part: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at)
  return places
}
