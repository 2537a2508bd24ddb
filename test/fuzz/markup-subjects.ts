/** Rich text and pages from the markup and records of a hostile backend, read as a browser reads them. */
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import type { Input } from '../../server/api/inputs/inputs.ts'
import { PageNotFound, pageDerivation } from '../../server/pages/page-derivation.ts'
import { cleanRichText } from '../../server/pages/rich-text.ts'
import { readSettings } from '../../server/settings.ts'
import { matchRoute } from '../../shared/pages/match-page.ts'
import { markup, record } from './arbitraries.ts'
import { must, subject } from './subject.ts'

const { window } = new JSDOM('')
const urlAttributes = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcset', 'poster']
const ownScripts = new Set(['application/json', 'application/ld+json', 'module', null])

/**
 * Throws where the markup contains something that a browser would execute. `isPage`: the site's own scripts are
 * allowed.
 */
function mustNotExecute(root: ParentNode, isPage = false): void {
  for (const element of root.querySelectorAll('*')) {
    const name = element.localName
    if (!isPage)
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
    if (name === 'script' && isPage) {
      const type = element.getAttribute('type')
      const isInline = type === null && element.textContent === inlineScript
      must(
        isInline || (type !== null && ownScripts.has(type)),
        `a script of type ${type}: ${element.textContent?.slice(0, 80)}`
      )
      const src = element.getAttribute('src')
      must(src === null || src.startsWith('/assets/'), `a script from ${src}`)
    }
    for (const { name: key, value } of element.attributes) {
      must(!/^on/i.test(key), `${key}=${value}`)
      if (!isPage) must(key !== 'style' && key !== 'srcdoc', `${key}=${value}`)
      if (!urlAttributes.includes(key)) continue
      // Browsers ignore control characters and spaces before a scheme.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them
      const url = value.replace(/[\u0000-\u0020]/g, '').toLowerCase()
      must(!/^(javascript|vbscript|data:text)/.test(url), `${key}=${value}`)
    }
  }
}

const inlineScript = /<script>(.*?)<\/script>/s.exec(emptyPage())?.[1]

/** An error while a page is rendered must not become an error page here. */
function rethrow({ error }: { error?: unknown }): void {
  if (error !== undefined) throw error
}

function emptyPage(): string {
  return pageOf('/404', () => ({ kind: 'missing', version: '' }))
}

function pageOf(path: string, inputOf: (name: string) => Input): string {
  const settings = readSettings({ SITE_ORIGIN: 'https://fair.example' })
  const context = { settings, today: 1_749_600_000, onFailure: rethrow }
  const derivation = pageDerivation(context, { locale: 'en', path, match: matchRoute(path, '') }, 'document')
  return String(derivation.derive(derivation.inputs.map(({ name }) => inputOf(name))).body)
}

const paths = [
  '/',
  '/exhibition/about',
  '/news',
  '/news/1',
  '/exhibitor/featured',
  '/visitor/products',
  '/event/activities',
  '/404',
  '/exhibitor/booth'
]

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
  ),
  subject(
    'whatever menu, configuration, tree and categories are, a page is rendered and has no script but the site’s own',
    1000,
    fc.property(
      fc.constantFrom('/404', '/search', '/plan'),
      record,
      record,
      record,
      record,
      (path, menu, config, tree, categories) => {
        const dataByName: Record<string, unknown> = { menu, config, tree, categories }
        const html = pageOf(path, (name) => ({ kind: 'ok', data: dataByName[name], version: '' }))
        mustNotExecute(new window.DOMParser().parseFromString(html, 'text/html'), true)
      }
    )
  ),
  subject(
    'a page of any records has no script but the site’s own, or is an error page',
    1500,
    fc.property(fc.constantFrom(...paths), record, record, record, (path, own, menu, config) => {
      const dataByName: Record<string, unknown> = { getHomeMenuList: menu, menu, config }
      const inputOf = (name: string): Input => ({
        kind: 'ok',
        data: structuredClone(dataByName[name] ?? own),
        version: ''
      })
      let html: string
      try {
        html = pageOf(path, inputOf)
      } catch (error) {
        if (error instanceof PageNotFound) return
        // For records of an unexpected type the site sends its error page with 502 and logs the error.
        must(error instanceof Error && !(error instanceof RangeError), String(error))
        return
      }
      mustNotExecute(new window.DOMParser().parseFromString(html, 'text/html'), true)
    })
  )
]
