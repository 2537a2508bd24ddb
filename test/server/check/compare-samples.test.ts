import t from 'tap'
import type { Answer } from '../../../server/check/backend-client.ts'
import { differencesFromSamples, lineOfDifference } from '../../../server/check/compare-samples.ts'
import { callDefinitions } from '../../../shared/calls/table.ts'
import { operations } from '../../fixtures/api-document.ts'
import { sampleOf } from '../../fixtures/contract-samples.ts'

const lines = (path: string, ...data: unknown[]) =>
  differencesFromSamples(data.map((each) => ({ kind: 'valid', call: { path }, data: each }) as Answer)).map(
    lineOfDifference
  )

t.test('every call that reads has a sample, which differs from none of its own', async (t) => {
  for (const { path } of callDefinitions.values()) {
    const content = operations.find(({ call }) => call === path)?.operation.responses['200']?.content
    const { example, examples = {} } = content?.['application/json'] ?? {}
    const samples = [example, ...Object.values(examples).map(({ value }) => value)].filter(Boolean)
    t.ok(samples.length > 0, path)
    const data = samples.map((sample) => (sample as { data: unknown }).data)
    t.same(lines(path, ...data), [`${path}: as the sample`])
  }
})

t.test('every field of the contract is known', async (t) => {
  for (const { path } of callDefinitions.values()) t.notMatch(lines(path, sampleOf(path))[0], /not read/)
})

t.test('a call has one line with what is missing, what nobody reads, and other types', async (t) => {
  const entry = { name: 'News', path: '/news', target: '_self', is_nav: '1', hidden: 0, children: [{ name: 'x' }] }
  t.same(lines('/getHomeMenuList', [entry, { ...entry, childlist: null }], [entry]), [
    '/getHomeMenuList: missing data[].childlist; data[].is_nav is text, not a number; not read data[].children'
  ])
  t.same(lines('/getNewsList', []), [
    '/getNewsList: missing data.list, data.total, data.page, data.pages; data is a list, not an object'
  ])
  t.same(lines('/getProductCategoryList', []), ['/getProductCategoryList: as the sample'])
  t.same(lines('/checkCode', { found: false, code: '1' }), ['/checkCode: as the sample'], 'that of an unknown code')
  t.match(lines('/checkCode', { found: true, code: '1', name_cn: '茶' }), [/^\/checkCode: missing data\.name_en, /])
  t.match(lines('/getWebInfo', [{ key: 'meta_title_cn', value: 'x' }]), [
    /^\/getWebInfo: missing data\[\]\.code, .*; not read data\[\]\.key, data\[\]\.value$/
  ])
})

t.test('entries within entries are compared as those that hold them', async (t) => {
  const leaf = { name: 'a', path: '/a', target: '_self', is_nav: 1, hidden: 0, childlist: [] }
  const deep = { ...leaf, childlist: [{ ...leaf, childlist: [{ ...leaf, childlist: [{ ...leaf, colour: 1 }] }] }] }
  t.same(lines('/getHomeMenuList', [deep]), ['/getHomeMenuList: not read data[].childlist[].colour'])
})
