import t from 'tap'
import { htmlWith } from '../../fixtures/rendered.tsx'

const { Failure } = await import('../../../client/pages/failure/failure.tsx')
const { NotFound } = await import('../../../client/pages/not-found/not-found.tsx')

t.test('the page for an unknown address says so and links to home', async (t) => {
  t.match(htmlWith({ locale: 'en' }, <NotFound />), /<h1>This page could not be found<\/h1>[\s\S]*href="\/en\/"/)
  t.match(htmlWith({}, <NotFound />), /<h1>页面不存在<\/h1>[\s\S]*href="\/"/)
})

t.test('the page for an unknown address leads to every page of the menu', async (t) => {
  const child = (path: string) => ({ name: path, path, hidden: 0 })
  const menu = [{ name: 'Visit', path: '/visitor', is_nav: 1, childlist: ['/visitor/guide', '/plan'].map(child) }]
  const [, list = ''] = htmlWith({ locale: 'en', menu }, <NotFound />).split('site-pages')
  for (const path of ['/visitor', '/visitor/guide', '/plan']) t.match(list, `href="/en${path}"`)
})

t.test('the error page shows status, cause, what still works and a link to try again', async (t) => {
  const html = htmlWith({ locale: 'en', status: 504 }, <Failure />)
  t.match(html, '504')
  t.match(html, /did not answer in time/)
  t.match(html, /most other pages can still be read/)
  t.match(html, /<a class="button" href="">Try again</, 'the address of the document, with its query')
  t.match(htmlWith({ locale: 'en', status: 500 }, <Failure />), /went wrong while this page was being made/)
})
