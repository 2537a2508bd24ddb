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
const tagOf: Record<string, string> = {
  '/getNews': 'news-301,people',
  '/getHome': 'home, news-301',
  '/poll': 'poll'
}

/** A proxy in front of a backend that sends `Cache-Tag`; every address is stored in both languages. */
async function startFilled(t: Test, addresses: readonly string[]) {
  const origin = await startOrigin(t, (request, response, count) => {
    const [pathname = ''] = (request.url ?? '').split('?', 1)
    const tag = tagOf[pathname]
    const fields = { 'cache-control': 'max-age=600', etag: `"${count}"`, ...(tag ? { 'cache-tag': tag } : {}) }
    sendData({ id: 1, version: count }, fields)(request, response, count)
  })
  const front = await startProxy(t, origin.base, { purgeToken: token })
  const ask = (address: string, lang: string) => sendRequest(front.base, address, { headers: { lang } })
  for (const address of addresses) for (const lang of ['cn', 'en']) await ask(address, lang)
  const purge = (body: unknown) => sendPurge(front.base, body, token)
  /** The addresses of which no response is fresh in either language. */
  const purged = () => {
    const fresh = new Set<string>()
    for (const { url, entries } of front.proxy.resources()) if (entries.some((entry) => !entry.purged)) fresh.add(url)
    return addresses.filter((address) => !fresh.has(address))
  }
  return { origin, front, purge, purged }
}

const news = '/api/getNews?id=301'
const all = [
  news,
  '/api/getNews?id=9',
  '/api/getHome',
  '/api/getHomeMenuList',
  '/api/industry/tree',
  '/api/poll',
  '/api/poll?x=1',
  '/api/polls'
]

for (const [body, selected] of [
  [{ tags: ['news-301'] }, [news, '/api/getNews?id=9', '/api/getHome']],
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
    const { purge, purged, front } = await startFilled(t, all)
    const dry = (await purge({ ...body, dryRun: true })).json<{ data: { touched: number; addresses: string[] } }>().data
    t.same(purged(), [], 'the dry run purges nothing')
    t.same(dry, { touched: selected.length * 2, addresses: [...selected].sort() })
    t.equal(front.infos.length, 0)
    t.same((await purge(body)).json().data, { touched: selected.length * 2 })
    t.same(purged(), selected)
    const counts = front.infos.map(({ fields }) => Number(fields.touched))
    const found = counts.reduce((sum, count) => sum + count, 0)
    t.equal(found, selected.length * 2, 'each purge of a batch is logged with its own')
  })

t.test('a purge of an address purges what a declared call of it would', async (t) => {
  const { purge, purged } = await startFilled(t, [news, '/api/getNews?id=9', '/api/getHome', '/api/getNewsList'])
  await purge({ path: '/api/getNews?id=301' })
  t.same(purged(), [news, '/api/getHome', '/api/getNewsList'])
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
