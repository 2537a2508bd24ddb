import t from 'tap'
import { viewIn } from '../../../server/pages/page-views.ts'

t.test(
  'links in rich text lead to the language of the page, whether the backend writes its prefix or not',
  async (t) => {
    const html = ['/visitor/guide', '/en/visitor/guide', '/en', '/api/a.pdf']
      .map((href) => `<a href="${href}">x</a>`)
      .join('')
    const linksIn = (locale: 'cn' | 'en') => {
      const { data } = viewIn({ id: 7, html_cn: html, html_en: html }, 'news', locale, '')
      return [...(data as { html: string }).html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])
    }
    t.same(linksIn('en'), ['/en/visitor/guide', '/en/visitor/guide', '/en/', '/api/a.pdf'])
    t.same(linksIn('cn'), ['/visitor/guide', '/en/visitor/guide', '/en', '/api/a.pdf'])
  }
)
