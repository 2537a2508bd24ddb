/** Markup and records of a hostile backend, as a browser would read what becomes of them. */
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import type { Answer } from '../../server/answers.ts'
import { PageVerdict, pageMaking } from '../../server/pages/page-making.ts'
import { cleanRichText } from '../../server/pages/rich-text.ts'
import { readSettings } from '../../server/settings.ts'
import { matchRoute } from '../../shared/routes.ts'
import { markup, record } from './made-up.ts'
import { must, subject } from './subject.ts'

const { window } = new JSDOM('')
const addressed = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcset', 'poster']
const ownScripts = new Set(['application/json', 'application/ld+json', 'module', null])

/** Throws where the markup holds something that could run. */
function runsNothing(root: ParentNode, isOurs = false): void {
  for (const element of root.querySelectorAll('*')) {
    const name = element.localName
    if (!isOurs)
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
    if (name === 'script' && isOurs) {
      const type = element.getAttribute('type')
      const isInline = type === null && element.textContent === inline
      must(
        isInline || (type !== null && ownScripts.has(type)),
        `a script of type ${type}: ${element.textContent?.slice(0, 80)}`
      )
      const src = element.getAttribute('src')
      must(src === null || src.startsWith('/assets/'), `a script from ${src}`)
    }
    for (const { name: key, value } of element.attributes) {
      must(!/^on/i.test(key), `${key}=${value}`)
      if (!isOurs) must(key !== 'style' && key !== 'srcdoc', `${key}=${value}`)
      if (!addressed.includes(key)) continue
      // As browsers do: control characters and spaces before a scheme are not seen.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
      const seen = value.replace(/[\u0000-\u0020]/g, '').toLowerCase()
      must(!/^(javascript|vbscript|data:text)/.test(seen), `${key}=${value}`)
    }
  }
}

const inline = /<script>([^<]*)<\/script>/.exec(emptyPage())?.[1]

function emptyPage(): string {
  return pageOf('/404', () => ({ kind: 'missing', version: undefined }))
}

function pageOf(path: string, answer: (name: string) => Answer): string {
  const settings = readSettings({ SITE_ORIGIN: 'https://fair.example' })
  const context = { settings, sample: false, today: 1_749_600_000 }
  const making = pageMaking(context, { locale: 'en', path, match: matchRoute(path, '') }, 'document')
  return String(making.make(making.calls.map(({ name }) => answer(name))).body)
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
    'rich text holds no script, no handler and no address that runs',
    6000,
    fc.property(markup, (given) => {
      const clean = cleanRichText(given, { picture: (src) => src, link: (path) => path })
      const template = window.document.createElement('div')
      template.innerHTML = clean
      runsNothing(template)
      must(
        cleanRichText(clean, { picture: (src) => src, link: (path) => path }).length <= clean.length + 200,
        'it grows when it is cleaned again'
      )
    })
  ),
  subject(
    'whatever menu, configuration, tree and categories are, a page stands, and holds no script but ours',
    1000,
    fc.property(
      fc.constantFrom('/404', '/search', '/plan'),
      record,
      record,
      record,
      record,
      (path, menu, config, tree, categories) => {
        const by: Record<string, unknown> = { menu, config, tree, categories }
        const html = pageOf(path, (name) => ({ kind: 'ok', data: by[name], version: undefined }))
        runsNothing(new window.DOMParser().parseFromString(html, 'text/html'), true)
      }
    )
  ),
  subject(
    'a page made of any records holds no script but ours, or is an error page',
    1500,
    fc.property(fc.constantFrom(...paths), record, record, record, (path, own, menu, config) => {
      const by: Record<string, unknown> = { getHomeMenuList: menu, menu, config }
      const answer = (name: string): Answer => ({
        kind: 'ok',
        data: structuredClone(by[name] ?? own),
        version: undefined
      })
      let html: string
      try {
        html = pageOf(path, answer)
      } catch (error) {
        if (error instanceof PageVerdict) return
        // Records that are no records: the site answers 502 with its error page, and the log tells of it.
        must(error instanceof Error && !(error instanceof RangeError), String(error))
        return
      }
      runsNothing(new window.DOMParser().parseFromString(html, 'text/html'), true)
    })
  )
]
