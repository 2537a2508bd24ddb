/** Finds a person by email address or phone number in submitted texts. */
import { emailField, phoneField } from '../../../shared/form-fields.ts'
import { normalizeValue } from '../../../shared/forms.ts'
import { isEmail, isMainlandMobile, isPhone } from '../../../shared/validators.ts'

/**
 * Returns a function that finds an email address (ignoring case) or a phone number (ignoring spaces, hyphens, brackets,
 * dots and +86) anywhere in a text, but not as part of a longer address or number. Undefined if the value is neither by
 * the rules of the forms.
 */
export function createPersonMatcher(value: string): ((text: string) => boolean) | undefined {
  const address = normalizeValue(emailField('emailInvalid'), value)
  const number = normalizeValue(phoneField, value)
  if (isEmail(address))
    return (text) => containsAddress(normalizeValue(phoneField, text).toLowerCase(), address.toLowerCase())
  return isPhone(number) ? (text) => containsNumber(normalizeValue(phoneField, text), spellingsOf(number)) : undefined
}

/** What precedes or follows a match if the match is only part of a longer address. */
const addressBefore = /[\w.!#$%&'*+/=?^`{|}~-]/
const addressAfter = /^(?:[a-z\d-]|\.[a-z\d])/

function containsAddress(text: string, address: string): boolean {
  return positionsOf(text, address).some(
    (at) =>
      !addressBefore.test(text[at - 1] ?? '') &&
      !addressAfter.test(text.slice(at + address.length, at + address.length + 2))
  )
}

/** A number without separators, with each prefix with which it may be written. */
function spellingsOf(number: string): string[] {
  const digits = number.replace(/[\s-]/g, '')
  const national = digits.replace(/^\+86/, '')
  if (isMainlandMobile(national)) return [`+86${national}`, `86${national}`, national]
  return [digits, `00${digits.slice(1)}`]
}

function containsNumber(text: string, spellings: readonly string[]): boolean {
  // The text without separators, and the index of each of its characters in `text`.
  let digits = ''
  const indexes: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (/[\s\p{Pd}().]/u.test(character)) continue
    digits += character
    indexes.push(at)
  }
  return spellings.some((spelling) =>
    positionsOf(digits, spelling).some((at) => {
      // `indexes` has a number for every character of `digits`.
      const first = indexes[at]!
      const last = indexes[at + spelling.length - 1]!
      return !/[\d+]/.test(text[first - 1] ?? '') && !/\d/.test(text[last + 1] ?? '')
    })
  )
}

function positionsOf(text: string, part: string): number[] {
  const positions: number[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) positions.push(at)
  return positions
}
