import t from 'tap'
import { purgeSelector, readPurgeSelection } from '../../../server/api/purge-selection.ts'
import type { PurgeCandidate } from '../../../server/cache/entry.ts'

const news = { name: 'news', params: { id: '301' } }

t.test('a selection that another process has sent is read as it was', async (t) => {
  for (const selection of [
    { tag: 'menu' },
    { url: '/poll' },
    { cacheTags: ['people', 'news-301'] },
    { cacheTags: [] },
    { calls: [news, { name: 'home', params: {} }] }
  ])
    t.same(readPurgeSelection(selection), selection)
})

t.test('nothing is selected by what is damaged', async (t) => {
  for (const value of [
    undefined,
    null,
    'menu',
    ['menu'],
    {},
    { tag: 'no-tag' },
    { url: 1 },
    { cacheTags: 'people' },
    { cacheTags: ['people', 1] },
    { calls: news },
    { calls: [news, { name: 'no-call', params: {} }] },
    { calls: [news, null] },
    { calls: [{ name: 'news' }] },
    { calls: [{ name: 'news', params: { id: 301 } }] },
    { calls: [{ name: 'news', params: { other: '1' } }] },
    { calls: [{ name: 'news', params: { toString: '1' } }] }
  ])
    t.equal(readPurgeSelection(value), undefined, JSON.stringify(value))
})

t.test('a purge of a record selects what names its id as a number or as a text, alone or in a list', async (t) => {
  const selects = purgeSelector({ calls: [{ name: 'exhibitor', params: { id: '101' } }] })
  const isSelected = (value: unknown) =>
    selects({ label: 'talk', tag: 'content', url: '/api/getTalk?id=501', entry: { value } } as PurgeCandidate) // what is read of one
  for (const value of [
    { exhibitor: 101 },
    { exhibitor: '101' },
    { exhibitors: [7, 101] },
    { exhibitors: ['7', '101'] },
    { list: [{ id: '101' }] }
  ])
    t.equal(isSelected(value), true, JSON.stringify(value))
  for (const value of [undefined, null, {}, { exhibitor: 1010 }, { exhibitors: [10, '1'] }, { order: 101 }])
    t.equal(isSelected(value), false, JSON.stringify(value))
})
