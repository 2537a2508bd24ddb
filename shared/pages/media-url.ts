/**
 * The URL of a picture or file: a full http(s) URL as it is, a path behind MEDIA_ORIGIN. Empty for any other scheme, a
 * protocol-relative URL, and one with control characters: browsers remove tabs and line ends before they parse a URL,
 * so that it could lead to another host.
 */
export function completeMediaUrl(src: string, mediaOrigin: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected here
  if (/[\u0000-\u001f\u007f]/.test(src)) return ''
  if (/^https?:\/\//i.test(src)) return src
  if (/^[a-z][a-z\d+.-]*:/i.test(src) || /^[\\/]{2}/.test(src) || src === '') return ''
  return `${mediaOrigin}/${src.replace(/^\/+/, '')}`
}
