import t from 'tap'
import { freePort } from '../../fixtures/free-port.ts'
import { sendData, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProcess } from '../../fixtures/site-process.ts'

const token = 'a-token-of-forty-characters-for-the-tests'
const port = await freePort()
const origin = await startOrigin(t, (request, response, count) => {
  const url = request.url ?? ''
  if (url.includes('industry/tree')) return response.writeHead(500).end()
  const data = url.includes('getNewsList') ? { list: [{ id: 1, title_cn: { '<b>': 1 } }] } : []
  const headers = url.includes('getWebInfo') ? { 'cache-control': 'no-store' } : {}
  return sendData(data, headers)(request, response, count)
})
const { base } = await startProcess(t, {
  API_UPSTREAM: `${origin.base}/api`,
  METRICS_PORT: String(port),
  PURGE_TOKEN: token
})
const live = `http://127.0.0.1:${port}`
const page = async (target = '/') => (await sendRequest(live, target)).body

/** The cells of a call's row. */
function rowOf(html: string, call: string, language: string): string[] {
  const row = html.split('<tr>').find((text) => text.includes(`<small>${call}</small></th><td>${language}</td>`))
  return (row ?? '').split(/<\/t[hd]>/).map((cell) => cell.replace(/<[^>]*>/g, ''))
}

t.test('before the first use it lists the fixed calls in both languages and no figure', async (t) => {
  const { status, headers, body } = await sendRequest(live, '/')
  t.equal(status, 200)
  t.match(headers['content-security-policy'], /default-src 'none'/)
  t.match(body, '<p class="saving">–</p>')
  for (const language of ['Chinese', 'English']) t.equal(rowOf(body, 'menu', language)[0], '/getHomeMenuList menu')
  t.match(body, '<noscript><meta http-equiv="refresh"')
})

t.test('uses of a stored page count as calls spared, and the saving follows', async (t) => {
  for (let i = 0; i < 2; i += 1) await sendRequest(base, '/api/menu/getHomeMenuList')
  for (let i = 0; i < 20; i += 1) await sendRequest(base, '/404')
  const [, , hits, spared, requests, stored] = rowOf(await page(), 'menu', 'Chinese')
  t.same([requests, stored], ['1', '1'])
  t.ok(Number(hits) >= 15 && hits === spared, `${hits} hits, ${spared} calls spared`)
  t.match(await page(), /<p class="saving">\d{1,3}\.\d %<\/p>/)
  t.equal(rowOf(await page(), 'menu', 'English')[2], '0')
})

t.test('it says why a response is not kept, when a failing call is asked again, and its status', async (t) => {
  for (let i = 0; i < 3; i += 1) await sendRequest(base, '/')
  const html = await page()
  t.match(rowOf(html, 'config', 'Chinese'), { 5: '0', 8: /^200, /, 10: 'not kept: no-store' })
  t.match(rowOf(html, 'tree', 'Chinese'), { 8: /^500, /, 10: /^fails: asked again in \d s$/ })
})

t.test('contract faults are listed, and nothing of them is markup', async (t) => {
  await sendRequest(base, '/api/getNewsList')
  const began = Date.now()
  let html = await page()
  while (!html.includes('data.list[0].title_cn') && Date.now() - began < 5000) html = await page()
  t.match(html, 'data.list[0].title_cn')
  t.notMatch(html, '<b>')
  t.match(rowOf(html, 'newsList', 'Chinese')[10], /\d contract faults in 1 responses/)
})

t.test('the purge buttons need the token', async (t) => {
  t.match(await page(), 'type="password"')
  t.notMatch(await page(), token)
  const post = async (fields: Record<string, string>) => {
    const answer = await fetch(`${live}/purge`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual'
    })
    return { status: answer.status, html: await page(answer.headers.get('location') ?? '/none') }
  }
  t.match(await post({ token: 'wrong', tag: 'menu' }), { status: 303, html: /Nothing was purged: the token is wrong/ })
  t.match(await post({ token, tag: 'nonsense' }), { html: /Nothing was purged: .*is no tag/ })
  t.match(await post({ token, tag: 'menu', hard: '1' }), {
    html: /Purged: [1-9]\d* stored responses[\s\S]*Last purges[\s\S]*Z: menu, hard, [1-9]\d* stored/
  })
  t.equal(rowOf(await page(), 'menu', 'Chinese')[5], '0')
  const large = await fetch(`${live}/purge`, { method: 'POST', body: 'x'.repeat(10_000) }).catch(() => ({
    status: 413
  }))
  t.equal(large.status, 413)
  t.notMatch(await page('/?purge=<b>'), '<b>')
  t.equal((await sendRequest(live, '/nothing')).status, 404)
})

t.test('without a token there are no buttons', async (t) => {
  const otherPort = await freePort()
  await startProcess(t, { METRICS_PORT: String(otherPort) })
  const { body } = await sendRequest(`http://127.0.0.1:${otherPort}`, '/')
  t.notMatch(body, '<form')
  t.match(body, 'Set PURGE_TOKEN')
})
