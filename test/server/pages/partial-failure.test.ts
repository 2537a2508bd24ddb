import t from 'tap'
import { givenInput } from '../../../server/api/inputs/inputs.ts'
import { field } from '../../../server/http/fields.ts'
import { noFields } from '../../../server/http/response-head.ts'
import { createDerivedStore } from '../../../server/pages/derived/derived-store.ts'
import { pageDerivation } from '../../../server/pages/page-derivation.ts'
import { readSettings } from '../../../server/settings.ts'
import { matchRoute } from '../../../shared/pages/match-page.ts'
import { startStubbed } from '../../fixtures/api-stub.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

const page = { path: '/visitor/code', title_cn: '查询', title_en: 'Code', summary_cn: '', summary_en: '' }
const responses = {
  '/getHomeMenuList': [{ name: 'Entry', path: '/exhibition/about', target: '_self', is_nav: 1, childlist: [] }],
  '/getWebInfo': [{ code: 'meta_title_en', type: 1, content: 'The fair' }],
  '/industry/tree': { tree: [] },
  '/getProductCategoryList': [],
  '/getPage': { ...page, sections: [{ type: 'code', digits: 7, label_en: 'Code' }] }
}

t.test('the home page without its own call shows what there is', async (t) => {
  const { site } = await startStubbed(t, { ...responses, '/getHome': 500 })
  const home = await sendRequest(site, '/en/')
  t.match(home, { status: 200, headers: { 'cache-status': 'detail="home 500"' }, body: 'Entry' })
})

t.test('a list or an answer that could not be loaded is not called empty or unknown', async (t) => {
  for (const [others, news, code] of [
    [
      { '/getNewsList': 500, '/checkCode': 500 },
      'This content could not be loaded',
      'The code query is not responding'
    ],
    [{}, 'No Data', 'No record found for this number']
  ] as const) {
    const { site } = await startStubbed(t, { ...responses, ...others })
    t.match((await sendRequest(site, '/en/media/industry_news')).body.replace(/<wbr>/g, ''), news)
    t.match((await sendRequest(site, '/en/visitor/code?code=1234567')).body.replace(/<wbr>/g, ''), code)
  }
})

t.test('a page that cannot be rendered is an error page, rendered once and logged once for its inputs', async (t) => {
  let renders = 0
  const failures: unknown[] = []
  const context = {
    settings: readSettings({}),
    today: 1_749_600_000,
    render(state: { screen: string }) {
      if (state.screen === 'failure') return { html: '<h1>Sorry</h1>', needs: new Set<never>() }
      renders += 1
      throw new TypeError('x is not a function')
    },
    onFailure: (failure: unknown) => void failures.push(failure)
  }
  const input = givenInput({}, '1', undefined, false)
  const store = createDerivedStore({
    inputs: { peek: () => input, read: () => input, validFor: () => 1e9, revision: () => 1 },
    maxBytes: 1_000_000,
    headers: noFields,
    maxWaiting: 10
  })
  const about = { locale: 'en' as const, path: '/', match: matchRoute('/', '') }
  for (let i = 0; i < 3; i += 1) {
    const entry = await store.get(pageDerivation(context, about, 'document'))
    t.equal(entry.status, 502)
    t.equal(field(entry.downstreamHeaders.own, 'cache-control'), 'no-store')
  }
  t.equal(renders, 1)
  t.match(failures, [{ path: '/', status: 502, error: { message: 'x is not a function' } }])
})
