/**
 * The text of a title or a name in an answer of the API, in which some backends write markup; empty for no text. Answers
 * to the browser are the backend's own bytes (shared/README.md#the-api).
 */
export function textOf(value: unknown): string {
  if (typeof value !== 'string' || !/[<&]/.test(value)) return typeof value === 'string' ? value : ''
  return new DOMParser().parseFromString(value, 'text/html').body.textContent.trim()
}
