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
  const pattern = isEmail(address) ? addressPattern(address) : isPhone(number) ? numberPattern(number) : undefined
  return pattern && ((text) => pattern.test(cleanValue(phone, text)))
}

function addressPattern(address: string): RegExp {
  const literal = address.replace(/[.*+?^${}|/]/g, '\\$&')
  return new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${literal}(?![a-z\\d-]|\\.[a-z\\d])`, 'i')
}

function numberPattern(number: string): RegExp {
  const digits = number.replace(/[\s-]/g, '')
  const national = digits.replace(/^\+86/, '')
  const between = '[\\s\\p{Pd}().]*'
  const spread = (text: string) => [...text].join(between)
  const literal = isMainlandMobile(national)
    ? `(?:\\+?${between}${spread('86')}${between})?${spread(national)}`
    : `(?:\\+|00)${between}${spread(digits.slice(1))}`
  return new RegExp(`(?<![\\d+])${literal}(?!\\d)`, 'u')
}
