import t from 'tap'
import { readPurgeSelection } from '../../../server/api/purge-selection.ts'

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
