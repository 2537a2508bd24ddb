/** Finds a person by email address or phone number in submitted texts. */
import { domainToUnicode } from 'node:url'
import { emailField, phoneField } from '../../../shared/forms/form-fields.ts'
import { normalizeValue } from '../../../shared/forms/forms.ts'
import { isEmail, isMainlandMobile, isPhone, typedCharacters } from '../../../shared/forms/validators.ts'

/**
 * Returns a function that finds an email address (ignoring case) or a phone number (ignoring visual separators, +86 and
 * 00) anywhere in a text, however it was typed or pasted, but not as part of a longer address or number. Undefined if
 * the value is neither by the rules of the forms.
 */
export function createPersonMatcher(value: string): ((text: string) => boolean) | undefined {
  const address = normalizeValue(emailField('emailInvalid'), value).toLowerCase()
  const number = normalizeValue(phoneField, value)
  if (isEmail(address)) {
    const domain = address.lastIndexOf('@') + 1
    const spellings = [address, address.slice(0, domain) + domainToUnicode(address.slice(domain))]
    return (text) => contains(withOtherSpaces(text).toLowerCase(), spellings, /\u00a0/, isPartOfAddress)
  }
  return isPhone(number)
    ? (text) => contains(typedCharacters(text), spellingsOf(number), /[ ()[\].·-]/, isPartOfNumber)
    : undefined
}

/** The typed characters of a text, with U+00A0 for the spaces that no keyboard types. */
function withOtherSpaces(text: string): string {
  return text
    .split(/[^\S\n ]/)
    .map(typedCharacters)
    .join('\u00a0')
}

/** Whether an address between these characters is only a part of a longer one; a quotation mark alone begins none. */
function isPartOfAddress(before: string, after: string): boolean {
  return /[\w.!#$%&*+/=?^`{|}~-]'?$/.test(before) || /^(?:[a-z\d-]|\.[a-z\d])/.test(after)
}

/** The same of a number. */
function isPartOfNumber(before: string, after: string): boolean {
  return /[\d+]$/.test(before) || /^\d/.test(after)
}

/** A normalized number with each prefix with which it may be written. */
function spellingsOf(number: string): string[] {
  const national = number.replace(/^\+86/, '')
  if (isMainlandMobile(national)) return [`+86${national}`, `0086${national}`, `86${national}`, national]
  const international = [number, `00${number.slice(1)}`]
  if (national === number) return international
  return [...international, `+860${national}`, `00860${national}`, `0${national}`]
}

/**
 * Whether a text contains one of these parts, also with separators between its characters, but none that `isPart` says
 * is a part of something longer.
 */
function contains(
  text: string,
  parts: readonly string[],
  separator: RegExp,
  isPart: (before: string, after: string) => boolean
): boolean {
  // The text without separators, and the index of each of its characters in `text`.
  let joined = ''
  const indexes: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (separator.test(character)) continue
    joined += character
    indexes.push(at)
  }
  return parts.some((part) =>
    positionsOf(joined, part).some((at) => {
      // `indexes` has a number for every character of `joined`.
      const first = indexes[at]!
      const last = indexes[at + part.length - 1]!
      return !isPart(text.slice(0, first), text.slice(last + 1, last + 3))
    })
  )
}

function positionsOf(text: string, part: string): number[] {
  const positions: number[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) positions.push(at)
  return positions
}
