import t from 'tap'
import { samplePageState } from '../../fixtures/page-state.ts'
import '../../fixtures/dom.ts'

const { updateHead } = await import('../../../client/boot/document-parts.ts')

const origin = 'https://fair.example'
const attributesOf = (selector: string, ...names: string[]) =>
  [...document.head.querySelectorAll(selector)].map((element) => names.map((name) => element.getAttribute(name)))

t.beforeEach(() => {
  document.head.innerHTML = `<meta name="description" content="of the page before"><meta name="keywords" content="x">
    <link rel="canonical" href="${origin}/before"><link rel="alternate" hreflang="en" href="${origin}/en/before">
    <meta property="og:url" content="${origin}/before">`
})

t.test('after a click the head has the texts and addresses of the displayed page in every language', async (t) => {
  const head = { title: 'T', description: 'About', keywords: 'tea' }
  updateHead(samplePageState({ origin, locale: 'en', path: '/exhibition/about', screen: 'page', head }))
  t.same(attributesOf('meta[name]', 'name', 'content'), [
    ['description', 'About'],
    ['keywords', 'tea']
  ])
  t.same(attributesOf('link[rel="canonical"]', 'href'), [[`${origin}/en/exhibition/about`]])
  t.same(attributesOf('meta[property="og:url"]', 'content'), [[`${origin}/en/exhibition/about`]])
  t.same(attributesOf('link[rel="alternate"]', 'hreflang', 'href'), [
    ['zh-CN', `${origin}/exhibition/about`],
    ['en', `${origin}/en/exhibition/about`],
    ['x-default', `${origin}/exhibition/about`]
  ])
})

t.test('a page that is not found has no address', async (t) => {
  updateHead(samplePageState({ origin, path: '/404', screen: 'notFound', status: 404 }))
  t.equal(document.head.querySelector('link, meta[property]'), null)
})
