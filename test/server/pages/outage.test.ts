import t from 'tap'
import { ask } from '../../fixtures/client.ts'
import { startProcess } from '../../fixtures/site-process.ts'
import { startSixCalls, titles } from '../../fixtures/six-calls.ts'

const upstream = await startSixCalls(t)
await upstream.origin.stop()
const site = await startProcess(t, { API_UPSTREAM: upstream.base, CACHE_TTL_S: '1' })
const hidden = new URL(upstream.base).host

const languages = [
  ['', 'zh-CN', '页面暂时打不开'],
  ['/en', 'en', 'This page cannot be shown just now']
] as const

t.test('with the backend down at start the process lives and says that it is not ready, and why', async (t) => {
  t.equal((await ask(site.base, '/healthz')).status, 200)
  const { status, headers, json } = await ask(site.base, '/readyz')
  t.equal(status, 503)
  t.ok(Number(headers['retry-after']) > 0)
  t.match(json<object>(), { status: 'unready', reason: /backend/ })
})

for (const [prefix, language, title] of languages) {
  for (const path of ['/', '/exhibition/about', '/news/1', '/exhibitor/featured']) {
    t.test(`${prefix}${path} says in its own language that the backend is away, and is kept nowhere`, async (t) => {
      const { status, headers, body } = await ask(site.base, prefix + path)
      t.equal(status, 502)
      t.match(body, `<html lang="${language}"`)
      t.match(body, title)
      t.equal(headers['cache-control'], 'no-store')
      t.equal(headers.etag, undefined)
      t.ok(Number(headers['retry-after']) > 0)
      t.notMatch(body, hidden, 'no address of the inside')
      t.match(body, `href="${prefix}${path}"`, 'with the same page to try again')
    })
  }
}

t.test('calls are answered with the envelope, in words that name nothing of the inside', async (t) => {
  const { status, body, json } = await ask(site.base, '/api/getHomeMenuList', { headers: { lang: 'en' } })
  t.equal(status, 502)
  t.match(json(), { code: 502, data: null })
  t.notMatch(body, hidden)
})

t.test('built files and robots are served all the same', async (t) => {
  t.equal((await ask(site.base, '/robots.txt')).status, 200)
  const style = /href="(\/assets\/[^"]+\.css)"/.exec((await ask(site.base, '/')).body)?.[1]
  t.equal((await ask(site.base, style!)).status, 200)
})

t.test('the site is back within 5 s of the return of the backend, by itself', async (t) => {
  await upstream.origin.start()
  const began = Date.now()
  let answer = await ask(site.base, '/')
  while (answer.status !== 200 && Date.now() - began < 8000) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    answer = await ask(site.base, '/')
  }
  t.equal(answer.status, 200)
  t.ok(Date.now() - began < 5000, `${Date.now() - began} ms`)
  t.match(answer.body, titles.cn)
  t.equal((await ask(site.base, '/readyz')).status, 200)
})

t.test('when it goes away again, what is kept goes on, though it is no longer fresh', async (t) => {
  await upstream.origin.stop()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  for (const path of ['/', '/', '/en/404']) {
    const { status, body } = await ask(site.base, path)
    t.equal(status, path === '/' ? 200 : 404)
    if (path === '/') t.match(body, titles.cn)
  }
  t.equal((await ask(site.base, '/readyz')).status, 200, 'and that is readiness')
})
