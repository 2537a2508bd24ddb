import t from 'tap'
import { viewIn } from '../../../server/pages/page-inputs.ts'

t.test(
  'links in rich text lead to the language of the page, whether the backend writes its prefix or not',
  async (t) => {
    const html = [
      '/visitor/guide',
      '/en/visitor/guide',
      '/en',
      '/EN/visitor/guide',
      'https://fair.example/visitor/guide',
      '/api/a.pdf'
    ]
      .map((href) => `<a href="${href}">x</a>`)
      .join('')
    const linksIn = (locale: 'cn' | 'en') => {
      const { data } = viewIn({ id: 7, html_cn: html, html_en: html }, 'news', locale, 'https://fair.example', '')
      return [...(data as { html: string }).html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])
    }
    const guide = '/en/visitor/guide'
    t.same(linksIn('en'), [guide, guide, '/en/', guide, guide, '/api/a.pdf'])
    t.same(linksIn('cn'), ['/visitor/guide', guide, '/en', '/EN/visitor/guide', '/visitor/guide', '/api/a.pdf'])
  }
)

t.test('links of records lead to the language of the page as well', async (t) => {
  const hrefIn = (href: string, locale: 'cn' | 'en') => {
    const box = { title_cn: 'x', title_en: 'x', href }
    const { data } = viewIn({ activeBox: [box] }, 'home', locale, 'https://fair.example', '')
    return (data as { activeBox: { href: string }[] }).activeBox[0]?.href
  }
  t.equal(hrefIn('/en/event/award?a=1', 'en'), '/event/award?a=1')
  t.equal(hrefIn('/en?a=1', 'en'), '/?a=1')
  t.equal(hrefIn('http://FAIR.example/en/event/award', 'en'), '/event/award')
  t.equal(hrefIn('/en/event/award', 'cn'), '/en/event/award')
  t.equal(hrefIn('/english', 'en'), '/english')
  t.equal(hrefIn('https://fair.example.org/en/x', 'en'), 'https://fair.example.org/en/x')
  t.notOk(hrefIn('https://fair.example//evil.example', 'en'))
})
