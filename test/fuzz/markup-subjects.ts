/** Rich text from the markup of a hostile backend, read as a browser reads it. */
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { cleanRichText } from '../../server/pages/rich-text.ts'
import { markup } from './arbitraries.ts'
import { must, subject } from './subject.ts'

const { window } = new JSDOM('')
const urlAttributes = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcset', 'poster']

/** Throws where the markup contains something that a browser would execute. */
function mustNotExecute(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    const name = element.localName
    must(
      ![
        'script',
        'iframe',
        'object',
        'embed',
        'base',
        'style',
        'form',
        'meta',
        'link',
        'svg',
        'math',
        'template'
      ].includes(name),
      `<${name}>`
    )
    for (const { name: key, value } of element.attributes) {
      must(!/^on/i.test(key), `${key}=${value}`)
      must(key !== 'style' && key !== 'srcdoc', `${key}=${value}`)
      if (!urlAttributes.includes(key)) continue
      // Browsers ignore control characters and spaces before a scheme.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them
      const url = value.replace(/[\u0000-\u0020]/g, '').toLowerCase()
      must(!/^(javascript|vbscript|data:text)/.test(url), `${key}=${value}`)
    }
  }
}

export const markupSubjects = [
  subject(
    'cleaned rich text has no script, no event handler and no address that executes',
    6000,
    fc.property(markup, (html) => {
      const clean = cleanRichText(html, { pictureUrl: (src) => src, localizeLink: (path) => path })
      const template = window.document.createElement('div')
      template.innerHTML = clean
      mustNotExecute(template)
      must(
        cleanRichText(clean, { pictureUrl: (src) => src, localizeLink: (path) => path }).length <= clean.length + 200,
        'cleaning it again makes it longer'
      )
    })
  )
]
