/** Single values of forms, as they are stored, and whether they are valid (shared/README.md#forms). */

/** Characters that nobody sees: phones put some around a number that is copied (Unicode, 23.2 and 23.3). */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/**
 * What stands before an address on cards and in signatures: `E-mail:`, `邮箱/Email：`, `邮箱 `, `📧`; no scheme of a web
 * address.
 */
const label = /^ *(?:\p{L}[\p{L} ./-]{0,29}:(?!\/)|\p{Script=Han}{1,8} |\p{So}) */u
/** The same before a number, also without a colon: `手机`, `Mobile`, `T.`, `📱`, `电话/微信`. */
const phoneLabel = /^[\p{L}\p{So} ./-]{0,30}[\p{Script=Han}\p{So} .:](?=[ +(\d])/u
/** What stands behind a number: `（微信同号）`, `(WeChat)`, ` 李先生`. */
const phoneRemark = /(?:\([\p{L} ./-]{1,20}\)|\p{Script=Han}{1,8})$/u
/** Quotation marks and brackets around, and what ends the entry of a list. */
const around = /^["'“”‘’«([{<【「]{1,3}|["'“”‘’»)\]}>】」.,;、 ]{1,3}$/g

/**
 * A text with the characters of numbers and addresses as they are typed: without invisible ones, with half-width ones
 * in place of full-width ones (Unicode NFKC), `-` for other hyphens, a space for other spaces, a dot for `。` and the
 * digits of Europe for those of Arabic and Persian.
 */
export function typedCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/\s/g, ' ')
    .replaceAll('。', '.')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

/**
 * An email address as it is stored, of what mail programs, cards and browsers copy: `Name <a@b.cn>`, `张三（a@b.cn）`,
 * `a@b.cn (Name)`, `mailto:a@b.cn`, `邮箱：a@b.cn`, `a@b.cn;`. Spaces that no keyboard types are removed, also within it; a
 * domain of other letters is written as HTML has it, in ASCII.
 */
export function normalizeEmail(text: string): string {
  return typedCharacters(text.replace(/[^\S ]/g, ''))
    .replace(/^[^<>]*<([^<>@]*@[^<>@]*)>/, '$1')
    .replace(/[([【《「]/g, '<')
    .replace(/[)\]】》」]/g, '>')
    .replace(/<[^<>@]*>/g, '')
    .replace(/^[^<>@]*<([^<>]*)>/, '$1')
    .trim()
    .replace(around, '')
    .replace(/^mailto:(?:\/\/)?([^?]*).*/i, (_, address: string) => decoded(address))
    .replace(label, '')
    .replace(/@[\p{L}\p{M}\p{N}.-]+$/u, asciiDomain)
}

/** An address of a link (RFC 6068, section 2), which has `%2B` for `+`. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

function asciiDomain(part: string): string {
  if (/^[ -~]*$/.test(part)) return part
  try {
    return `@${new URL(`http://${part.slice(1)}`).hostname}`
  } catch {
    return part
  }
}

/** An area as it is stored: without the commas of thousands and the unit, which the label names: `36㎡`, `36平方米`. */
export function normalizeArea(text: string): string {
  return typedCharacters(text)
    .trim()
    .replace(/^(\d{1,2}),(?=\d{3}(?!\d))/, '$1')
    .replace(/ ?(?:m2|sq\.? ?m|平方?米)\.?$/i, '')
}

/**
 * A phone number as it is stored: without visual separators and a label such as `tel:` (RFC 3966, sections 3 and
 * 5.1.1), with `+` for `00` and before 86 of a mobile number, and without the trunk prefix that some write beside a
 * country code, as in `+44 (0)20` and `+86 (021)`.
 */
export function normalizePhone(text: string): string {
  return typedCharacters(text)
    .replace(phoneLabel, '')
    .replace(phoneRemark, '')
    .replace(around, '')
    .replace(/^( *(?:\+|00)[\d .)-]{1,8})\(0\)/, '$1')
    .replace(/[ ()[\].·-]/g, '')
    .replace(/^00|^(?=861[3-9]\d{9}$)/, '+')
    .replace(/^\+860(?=\d{9,11}$)/, '+86')
}

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

/** Whether a text is a mainland mobile number, with or without +86, or + and 7-15 digits, however it is written. */
export function isPhone(text: string): boolean {
  const number = normalizePhone(text)
  return isMainlandMobile(number.replace(/^\+86/, '')) || /^\+\d{7,15}$/.test(number)
}
