import { readFileSync } from 'node:fs'
import path from 'node:path'
import t, { type Test } from 'tap'
import { parse } from 'yaml'
import { callDefinitions } from '../../../shared/calls/table.ts'
import { sendData, startOrigin } from '../../fixtures/origin.ts'
import { root } from '../../fixtures/root.ts'
import { sendPurge, sendRequest } from '../../fixtures/send-request.ts'
import { startProxy } from '../../fixtures/test-proxy.ts'

const token = 'a-long-token'
const record = '/api/getNews?id=301'
const lists = ['/api/getNewsList', '/api/getNewsList?kind=industry_news&page=2', '/api/getHome', '/api/getPageList']
const mentioning = '/api/getNews?id=302'
const unrelated = ['/api/getNews?id=3010', '/api/getExhibitor?id=7', '/api/getTalkList', '/api/getHomeMenuList']

const tagOf: Record<string, string> = { '/getNews': 'news-301,people', '/getHome': 'home, news-301', '/poll': 'poll' }

/**
 * A proxy in front of a backend whose record 302 mentions 301, and which sends `Cache-Tag`; every address is stored in
 * both languages.
 */
async function startFilled(t: Test, addresses: readonly string[]) {
  const origin = await startOrigin(t, (request, response, count) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
    const id = searchParams.get('id')
    const tag = tagOf[pathname]
    const fields = { 'cache-control': 'max-age=600', etag: `"${count}"`, ...(tag ? { 'cache-tag': tag } : {}) }
    sendData({ version: count, id, list: [{ id: id === '302' ? 301 : 1 }] }, fields)(request, response, count)
  })
  const front = await startProxy(t, origin.base, { purgeToken: token })
  const ask = (address: string, lang: string) => sendRequest(front.base, address, { headers: { lang } })
  for (const address of addresses) for (const lang of ['cn', 'en']) await ask(address, lang)
  const purge = (body: unknown) => sendPurge(front.base, body, token)
  /** The addresses that are not answered from the cache, with the language where it is one alone. */
  const purged = async () => {
    const found: string[] = []
    for (const address of addresses) {
      const missed: string[] = []
      for (const lang of ['cn', 'en'])
        if (!/^bff; hit/.test(String((await ask(address, lang)).headers['cache-status']))) missed.push(lang)
      if (missed.length > 0) found.push(missed.length === 2 ? address : `${address} ${missed[0]}`)
    }
    return found
  }
  return { origin, front, purge, purged }
}

const all = [record, ...lists, mentioning, ...unrelated]

for (const body of [
  { call: 'news', id: 301 },
  { call: 'news', id: '301' },
  { path: '/news/301' },
  { path: '/en/news/301' },
  { path: '/News/301/' }
])
  t.test(`${JSON.stringify(body)} purges the record, its lists and what mentions it, in both languages`, async (t) => {
    const { purge, purged } = await startFilled(t, all)
    const selected = [record, ...lists, mentioning]
    t.same((await purge(body)).json(), { code: 200, msg: 'ok', data: { touched: selected.length * 2 } })
    t.same(await purged(), selected)
  })

t.test('a call selects all its responses, with parameters those that may hold its records', async (t) => {
  const newsLists = ['/api/getNewsList', '/api/getNewsList?kind=industry_news', '/api/getNewsList?kind=exhibition_news']
  const talks = ['/api/getTalk?forum=roundtable&id=3', '/api/getTalk?forum=maternal&id=3']
  const { purge, purged } = await startFilled(t, [...newsLists, ...talks])
  await purge({ call: 'newsList', kind: 'industry_news' })
  t.same(await purged(), newsLists.slice(0, 2), 'also the list without a filter')
  await purge({ call: 'newsList' })
  t.same(await purged(), newsLists)
  await purge({ call: 'talk', forum: 'roundtable', id: 3 })
  t.same(await purged(), talks.slice(0, 1))
  await purge({ path: '/event/maternal/3' })
  t.same(await purged(), talks.slice(1))
})

t.test('a page is purged by its path, however long its address is', async (t) => {
  const long = `/${'关于'.repeat(40)}`
  const pages = ['/visitor/guide', long].map((path) => `/api/getPage?path=${encodeURIComponent(path)}`)
  const { purge, purged } = await startFilled(t, [...pages, '/api/getPage?path=/visitor/vip'])
  await purge({ call: 'page', path: '/visitor/guide' })
  t.same(await purged(), pages.slice(0, 1))
  await purge({ call: 'page', path: long })
  t.same(await purged(), pages.slice(1))
  await purge({ path: encodeURI(long) })
  t.same(await purged(), pages.slice(1))
})

t.test('a response in flight during a purge of its record, or of its tags, is not stored', async (t) => {
  let release = () => {}
  const origin = await startOrigin(t, (request, response, count) => {
    release = () => sendData(count, { 'cache-control': 'max-age=60', 'cache-tag': 'poll' })(request, response, count)
  })
  const front = await startProxy(t, origin.base, { purgeToken: token })
  const ofRecord = { call: 'news', id: 301 }
  for (const [address, body] of [
    [record, ofRecord],
    ['/api/getNewsList', ofRecord],
    [mentioning, ofRecord],
    ['/api/poll', { tags: ['poll'] }]
  ] as const) {
    const arrived = origin.requests.length
    const waiting = sendRequest(front.base, address)
    while (origin.requests.length === arrived) await new Promise((resolve) => setTimeout(resolve, 5))
    await sendPurge(front.base, body, token)
    release()
    const { headers } = await waiting
    // The head of an undeclared response is sent before its end.
    if (body === ofRecord) t.match(headers['cache-status'], /detail=purged-meanwhile/, address)
  }
  t.equal(front.proxy.entries(), 0)
})

const faults: [unknown, RegExp][] = [
  [{ call: 'nws' }, /^"call":"nws" is no call: there are .*\bnews \(\/getNews\), newsList \(\/getNewsList\), /],
  [{ call: 'addSubscribe' }, /^"call":"addSubscribe" is no call: there are /],
  [{ call: 'search', q: 'x'.repeat(81) }, /^"q":"x{79}\.\.\. is no value that the call search is stored with\./],
  [{ call: 'news', idd: 301 }, /^"idd" is no parameter of the call news: it has id\./],
  [{ call: 'exhibitorList', q: 'tea' }, /^"q":"tea" is no value/],
  [{ call: 'menu', id: 1 }, /^"id" is no parameter of the call menu: it has none\./],
  [{ call: 'news', id: 'abc' }, /^"id":"abc" is no value that the call news is stored with\./],
  [{ call: 'news', id: { toString: 1 } }, /^"id":\{"toString":1\} is no value/],
  [{ call: 'news', constructor: 1 }, /^"constructor" is no parameter of the call news: it has id\./],
  [{ call: 'news', ['__proto__']: 1 }, /^"__proto__" is no parameter of the call news/],
  [{ all: true, ['__proto__']: 1 }, /^"__proto__" is not understood\./],
  [{ tag: 'menu', prototype: {} }, /^"prototype" is not understood\./],
  [{ call: 'news', tag: 'menu' }, /^"tag" and "call" cannot be combined\./],
  [{ path: '/news/abc' }, /^"path":"\/news\/abc" is no address of a page or a call\./],
  [{ path: '/sitemap.xml' }, /is no address of a page or a call\./],
  [{ path: '/en/rss.xml' }, /is no address of a page or a call\./],
  [{ path: '/bannerBox' }, /is no address of a page or a call\./],
  [{ path: 'news/301' }, /^"path":"news\/301" must be a text that begins with a slash\./],
  [{ path: 301 }, /^"path":301 must be a text that begins with a slash\./],
  [{ tag: 'news' }, /^"tag":"news" is no tag: there are menu, config, tree, categories, content\./],
  [{ all: 'yes' }, /^"all":"yes" must be true\./],
  [{ hard: true }, /^The body selects nothing\./],
  [{ tag: 'menu', hard: 1 }, /^"hard":1 must be true or false\./],
  [{ tags: 'menu' }, /^"tags":"menu" must be a list of 1 to 100 tags/],
  [[], /^The body must be a JSON object\./],
  ...[
    ...[7, {}, { all: false }, { all: true, tag: 'menu' }, { tags: [] }, { tags: ['a,b'] }, { tags: [''] }],
    ...[{ tags: ['x'], all: true }, { path: '/api/../x' }, { path: '/api//x' }, { call: '/getNothing' }],
    ...[{ purges: [] }, { purges: [{ all: true }, 7] }, { purges: [{ purges: [{ all: true }] }] }],
    ...[
      { purges: [{ all: true }], hard: true },
      { all: true, delay: 61 },
      { all: true, delay: '5' },
      { all: true, dryRun: 1 }
    ]
  ].map((body): [unknown, RegExp] => [body, /Allowed is one of/])
]
t.test('a body that is not understood gets 400, with the wrong part and what is allowed in English', async (t) => {
  const { purge, purged } = await startFilled(t, [record])
  for (const [body, expected] of faults) {
    const answer = await purge(body)
    t.equal(answer.status, 400, JSON.stringify(body))
    const { code, msg, data } = answer.json()
    t.match(msg, expected)
    t.match(
      msg,
      /Allowed is one of \{"all":true\}, \{"tag":"menu"\}.*\{"call":"news","id":301\}.*\{"path":"\/news\/301"\}.*"hard":true/
    )
    t.same({ code, data }, { code: 400, data: null })
  }
  t.same(await purged(), [], 'and nothing is purged')
})

t.test('the log names what was purged', async (t) => {
  const { front, purge } = await startFilled(t, [])
  await purge({ path: '/event/roundtable' })
  t.match(front.infos, [
    {
      fields: {
        audit: 'purge',
        calls: 'page path=/event/roundtable, talkList forum=roundtable',
        paths: '/getPage?path=/event/roundtable, /getTalkList?forum=roundtable'
      }
    }
  ])
})

const tagged = [
  record,
  '/api/getNews?id=9',
  '/api/getHome',
  '/api/getHomeMenuList',
  '/api/industry/tree',
  '/api/poll',
  '/api/poll?x=1',
  '/api/polls'
]

for (const [body, selected] of [
  [{ tags: ['news-301'] }, [record, '/api/getNews?id=9', '/api/getHome']],
  [{ tags: ['poll', 'home'] }, ['/api/getHome', '/api/poll', '/api/poll?x=1']],
  [{ tags: ['menu'] }, ['/api/getHomeMenuList']],
  [{ tags: ['news-30'] }, []],
  [{ path: '/api/poll' }, ['/api/poll', '/api/poll?x=1']],
  [{ path: '/api/poll?x=1' }, ['/api/poll?x=1']],
  [{ path: '/api/getHomeMenuList?utm=1' }, ['/api/getHomeMenuList']],
  [{ call: '/getHomeMenuList' }, ['/api/getHomeMenuList']],
  [{ call: '/api/getHomeMenuList' }, ['/api/getHomeMenuList']],
  [{ call: 'getHomeMenuList' }, ['/api/getHomeMenuList']],
  [{ call: 'industry/tree' }, ['/api/industry/tree']],
  [{ path: '/getHomeMenuList' }, ['/api/getHomeMenuList']],
  [{ purges: [{ call: 'getHome' }, { path: '/api/polls', hard: true }] }, ['/api/getHome', '/api/polls']]
] as const)
  t.test(`${JSON.stringify(body)} purges ${selected.join(', ') || 'nothing'}, and a dry run names that`, async (t) => {
    const { purge, purged, front } = await startFilled(t, tagged)
    const dry = (await purge({ ...body, dryRun: true })).json<{ data: { touched: number; addresses: string[] } }>().data
    t.same(await purged(), [], 'the dry run purges nothing')
    t.same(dry, { touched: selected.length * 2, addresses: [...selected].sort() })
    t.equal(front.infos.length, 0)
    t.same((await purge(body)).json().data, { touched: selected.length * 2 })
    t.same(await purged(), selected)
    const counts = front.infos.map(({ fields }) => Number(fields.touched))
    const found = counts.reduce((sum, count) => sum + count, 0)
    t.equal(found, selected.length * 2, 'each purge of a batch is logged with its own')
  })

t.test('a purge of an address purges what a declared call of it would', async (t) => {
  const { purge, purged } = await startFilled(t, [record, '/api/getNews?id=9', '/api/getHome', '/api/getNewsList'])
  await purge({ path: '/api/getNews?id=301' })
  t.same(await purged(), [record, '/api/getHome', '/api/getNewsList'])
})

t.test('a delayed purge has it revalidated twice: what was saved in between is shown', async (t) => {
  const { origin, front, purge } = await startFilled(t, ['/api/getHomeMenuList'])
  const read = async () => (await sendRequest(front.base, '/api/getHomeMenuList')).json().data
  origin.respondWith(sendData('before the commit', { 'cache-control': 'max-age=600' }))
  await purge({ tag: 'menu', delay: 0.05 })
  t.equal(await read(), 'before the commit')
  origin.respondWith(sendData('after it', { 'cache-control': 'max-age=600' }))
  while (front.infos.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
  t.equal(await read(), 'after it')
  t.match(front.infos, [{ fields: { audit: 'purge', tag: 'menu' } }, { fields: { audit: 'purge', tag: 'menu' } }])
  t.same(front.log, [], 'a routine purge is no warning')
})

t.test('every operationId of the API’s document that reads names its call', async (t) => {
  const { purge } = await startFilled(t, [])
  const document = parse(readFileSync(path.join(root, 'shared/openapi.yaml'), 'utf8'))
  for (const { path: callPath, name } of callDefinitions.values()) {
    const { operationId } = document.paths[callPath].get
    const statuses = [operationId, name, callPath].map(async (call) => (await purge({ call, dryRun: true })).status)
    t.same(await Promise.all(statuses), [200, 200, 200], `${operationId}, ${name}, ${callPath}`)
  }
})
