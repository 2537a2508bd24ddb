/** Patterns for the values of calls' parameters. */
export const id = /^[1-9]\d{0,14}$/
export const slug = /^[a-z][a-z0-9_-]{0,31}$/
export const pageNumber = /^[1-9]\d{0,2}$/
export const country = /^[A-Z]{2}$/
export const boothRow = /^[A-Z]$/
/** Of names; 0: any other sign. */
export const letter = /^[A-Z0]$/
export const hall = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u
export const path = /^\/[^\s\p{Cc}]{0,199}$/u
/** What visitors type: a request with such a parameter is not cacheable. */
export const freeText = /^.{0,80}$/s

/** True if the response to a request with this value of a parameter may be stored. */
export function isCacheableValue(pattern: RegExp, value: string): boolean {
  return pattern !== freeText && pattern.test(value)
}
