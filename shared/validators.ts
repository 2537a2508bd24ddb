/** Validation of single values (shared/README.md#forms). Values must be normalized before. */

/** The HTML standard's pattern of an email address, but with at least one dot in the domain. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Whether a text is an email address of at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text)
}

/** Whether a text is a mobile number of mainland China: 11 digits, the first 1, the second 3-9. */
export function isMainlandMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text)
}

/**
 * Whether a text is a mainland mobile number, with or without +86, or + and 7-15 digits. Ignores spaces and hyphens.
 */
export function isPhone(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '')
  return isMainlandMobile(digits.replace(/^\+86/, '')) || /^\+\d{7,15}$/.test(digits)
}
