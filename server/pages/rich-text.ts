/** Cleans rich text of the backend, which is not trusted, by an allow list of elements and attributes. */
import sanitizeHtml from 'sanitize-html'
import { isBlank, withoutControls } from '../../shared/locale/cut-text.ts'
import { han, splitEnd, splitKept, splitWords } from '../../shared/locale/line-breaks.ts'
import type { SafeHtml } from '../../shared/pages/html.ts'

/**
 * Elements that become others: pages use `h1` and `h2` for their own headings; a block without a meaning of its own
 * becomes paragraphs (`withParagraphs`).
 */
export const renamedElements: Readonly<Record<string, string>> = {
  h1: 'h3',
  h2: 'h3',
  h6: 'h5',
  ...Object.fromEntries(
    ['section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'address', 'center', 'details', 'summary'].map(
      (name) => [name, 'div']
    )
  )
}

/** `allowedEmptyAttributes` is missing from the package's types. */
const options: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [
    ...['p', 'br', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'a'],
    ...['blockquote', 'figure', 'figcaption', 'img', 'hr', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['dl', 'dt', 'dd', 'time', 'abbr', 'code', 'pre', 'div']
  ],
  allowedAttributes: {
    a: ['href', 'download', 'target', 'rel', 'title', 'hreflang', 'lang'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    abbr: ['title'],
    '*': ['lang', 'dir']
  },
  allowedEmptyAttributes: ['alt', 'download'],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  nestingLimit: 40,
  disallowedTagsMode: 'discard',
  // It gets the text escaped, and its result is not escaped again.
  textFilter: keepTogether
}

/** The escaped text with elements where a line may break and where it may not, as in `client/ui/line-breaks.tsx`. */
function keepTogether(text: string): string {
  // A reference to a character is not divided.
  const { start, end } = text.includes('&') ? { start: text, end: '' } : splitEnd(text)
  const kept = splitKept(start).map((part, index) => (index % 2 === 0 ? part : `<span class="kept">${part}</span>`))
  const pieces = splitWords(end, true)?.join('<wbr />') ?? end
  return kept.join('') + (han.test(end) ? `<span class="words">${pieces}</span>` : end)
}

export interface RichTextOptions {
  /** The URL from which browsers load a picture; empty for a forbidden one. */
  pictureUrl: (src: string) => string
  /** The address to which a link leads; without it as it is written. */
  linkAddress?: (address: string) => string
  /** An internal path with the language prefix of the page. */
  localizeLink: (path: string) => string
  /** BCP 47 tag for the outermost elements, where the text is in another language than the page. */
  lang?: string | undefined
}

/**
 * Returns safe HTML: allowed elements and attributes, http(s), mailto and tel URLs only, and no control characters.
 * Markup that displays nothing, such as the `<p><br></p>` of an editor's empty field, becomes an empty text.
 */
export function cleanRichText(
  markup: string,
  { pictureUrl, linkAddress, localizeLink, lang }: RichTextOptions
): SafeHtml {
  const cleaned = sanitizeHtml(markup, {
    ...options,
    transformTags: {
      ...renamedElements,
      a: (tagName, attribs) => {
        const { target: _target, rel: _rel, download: _download, href: sent = '', ...rest } = attribs
        // Editors leave the scheme out: browsers would ask this site for a page of that name.
        const absolute = /^www\./i.test(sent) ? `https://${sent}` : sent
        const href = linkAddress?.(absolute) ?? absolute
        // A link into the API is a download: with `download`, browsers do not request it as a document.
        if (href.startsWith('/api/')) return { tagName, attribs: { ...rest, href, download: '' } }
        if (/^\/(?![/\\])/.test(href)) return { tagName, attribs: { ...rest, href: localizeLink(href) } }
        const newWindow = /^https?:/i.test(href) ? { target: '_blank', rel: 'noopener' } : {}
        return { tagName, attribs: { ...rest, ...(/^[\s\\/]/.test(href) ? {} : { href }), ...newWindow } }
      },
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, src: pictureUrl(attribs.src ?? ''), alt: attribs.alt ?? '', loading: 'lazy' }
      })
    }
  })
  // The parser decodes character references such as `&#1;`.
  const html = withoutControls(withParagraphs(cleaned))
  if (!/<(?:img|hr)\b/.test(html) && isBlank(html.replace(/<[^<>]*>/g, ''))) return '' as SafeHtml // no markup
  // The one place where HTML becomes safe: by the calls above.
  return (lang === undefined ? html : withLanguage(html, lang)) as SafeHtml
}

/** A `div` that holds one of them is no paragraph. */
const blocks: ReadonlySet<string> = new Set([
  'p',
  'div',
  'h3',
  'h4',
  'h5',
  'ul',
  'ol',
  'dl',
  'blockquote',
  'figure',
  'table',
  'pre',
  'hr'
])

/** Cleaned HTML in which a `div` of text is a paragraph; one around other blocks is left out. */
function withParagraphs(html: string): string {
  if (!html.includes('<div')) return html
  const parts = html.split(/(<\/?[a-z][a-z0-9]*(?![a-z0-9])[^<>]*>)/)
  /** The open `div` elements: where each begins, and whether a block was found in it. */
  const open: { start: number; hasBlock: boolean }[] = []
  parts.forEach((part, index) => {
    const name = /^<([a-z][a-z0-9]*)/.exec(part)?.[1] ?? ''
    const parent = open.at(-1)
    if (parent && blocks.has(name)) parent.hasBlock = true
    if (name === 'div') open.push({ start: index, hasBlock: false })
    const div = part === '</div>' ? open.pop() : undefined
    if (!div) return
    const start = parts[div.start] ?? ''
    parts[div.start] = div.hasBlock ? '' : start.replace('<div', '<p')
    parts[index] = div.hasBlock ? '' : '</p>'
  })
  return parts.join('')
}

/** Cleaned HTML with `lang` on its outermost elements; text without any element gets one. */
function withLanguage(html: string, tag: string): string {
  if (!html.includes('<')) return html === '' ? '' : `<span lang="${tag}">${html}</span>`
  let depth = 0
  return html.replace(/<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])([^<>]*)>/g, (element, end, name, attributes: string) => {
    if (end) depth -= 1
    const isOutermost = !end && depth === 0 && !attributes.includes(' lang="')
    if (!end && !attributes.endsWith('/')) depth += 1
    return isOutermost ? `<${name} lang="${tag}"${attributes}>` : element
  })
}
