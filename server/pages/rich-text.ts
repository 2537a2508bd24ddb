/** Markup from the upstream, cleaned where pages are made: everything it says is hostile. */
import sanitizeHtml from 'sanitize-html'

/** `allowedEmptyAttributes` is missing from the package's types. */
const options: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [
    ...['p', 'br', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'a'],
    ...['blockquote', 'figure', 'figcaption', 'img', 'hr', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['dl', 'dt', 'dd', 'time', 'abbr', 'code', 'pre']
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
  disallowedTagsMode: 'discard'
}

export interface RichTextOptions {
  /** Turns a picture's address into the one the browser asks. */
  picture: (src: string) => string
  /** Turns an internal path into the one of the page's language. */
  link: (path: string) => string
}

/** Safe markup: known elements and attributes, http(s), mailto and tel addresses, headings below the page's own. */
export function cleanRichText(markup: string, { picture, link }: RichTextOptions): string {
  return sanitizeHtml(markup, {
    ...options,
    transformTags: {
      h1: 'h3',
      h2: 'h3',
      a: (tagName, attribs) => {
        const { target: _target, rel: _rel, download: _download, href = '', ...rest } = attribs
        // Nothing of the API is a page: what is linked there is saved, and browsers ask for it as data.
        if (href.startsWith('/api/')) return { tagName, attribs: { ...rest, href, download: '' } }
        if (/^\/(?![/\\])/.test(href)) return { tagName, attribs: { ...rest, href: link(href) } }
        const outside = /^https?:/i.test(href) ? { target: '_blank', rel: 'noopener' } : {}
        return { tagName, attribs: { ...rest, ...(/^[\s\\/]/.test(href) ? {} : { href }), ...outside } }
      },
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, src: picture(attribs.src ?? ''), alt: attribs.alt ?? '', loading: 'lazy' }
      })
    }
  })
}
