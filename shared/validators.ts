/** Tests of single values (specification, section 5; rulings, section 6). They expect a cleaned value. */

/** The pattern of the HTML standard for an email field, with at least one dot in the domain. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Tells whether the text is an email address of at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text)
}

/** Tells whether the text is a mainland mobile number: 11 digits, 1 then 3-9. */
export function isMainlandMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text)
}

/** Tells whether the text is a mainland mobile number, also after +86, or + and 7-15 digits; spaces and hyphens don't count. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '')
  return isMainlandMobile(digits.replace(/^\+86/, '')) || /^\+\d{7,15}$/.test(digits)
}
