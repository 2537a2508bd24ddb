import http from 'node:http'
import t from 'tap'
import { languageOf } from '../../../server/api/language.ts'
import { ask, askRaw } from '../../fixtures/client.ts'
import { startFront } from '../../fixtures/front.ts'
import { type Origin, type Script, sendJson, startOrigin } from '../../fixtures/origin.ts'

const menu = '/api/getHomeMenuList'
const inLanguage: Script = (request, response, count) =>
  sendJson({ code: 1, msg: 'ok', data: request.headers.lang })(request, response, count)

const spellings: [string | undefined, 'cn' | 'en'][] = [
  ['cn', 'cn'],
  ['en', 'en'],
  ['EN', 'en'],
  ['Cn', 'cn'],
  [undefined, 'cn'],
  ['', 'cn'],
  ['fr', 'cn'],
  ['en-GB', 'cn'],
  ['cn,en', 'cn'],
  ['en\u0000', 'cn'],
  ['e'.repeat(8192), 'cn'],
  ['cn%0d%0aX:1', 'cn'],
  [' en ', 'en']
]
for (const [value, expected] of spellings) {
  t.test(`lang: ${JSON.stringify(value?.slice(0, 20))} means ${expected}`, async (t) => {
    t.equal(languageOf(value), expected)
  })
}

async function askAll(origin: Origin, base: string, path: string) {
  const answers: { body: string; expected: string; vary: string | undefined }[] = []
  for (const [value, expected] of spellings) {
    if (value?.includes('\u0000')) continue
    const answer = await ask(base, path, { headers: value === undefined ? {} : { lang: value } })
    answers.push({ body: answer.json<{ data: string }>().data, expected, vary: answer.headers.vary })
  }
  const { length } = origin.asked
  return { answers, length }
}

t.test('whatever visitors write, a call of the table has two entries, each in its language', async (t) => {
  const origin = await startOrigin(t, inLanguage)
  const front = await startFront(t, origin.base)
  const { answers, length } = await askAll(origin, front.base, menu)
  t.equal(length, 2)
  t.equal(front.door.entries(), 2)
  for (const { body, expected, vary } of answers) {
    t.equal(body, expected)
    t.equal(vary, 'lang, Accept-Encoding')
  }
})

t.test('a call that no policy knows never mixes languages, though its answers don’t vary', async (t) => {
  const origin = await startOrigin(t, (request, response, count) => {
    response.setHeader('cache-control', 'max-age=60')
    inLanguage(request, response, count)
  })
  const front = await startFront(t, origin.base)
  const { answers, length } = await askAll(origin, front.base, '/api/other')
  t.equal(length, 2)
  for (const { body, expected } of answers) t.equal(body, expected)
})

t.test('two lang headers are one unknown one, and upstream there is exactly one', async (t) => {
  const origin = await startOrigin(t, inLanguage)
  const front = await startFront(t, origin.base)
  for (const path of [menu, '/api/other']) {
    const text = await askRaw(
      front.base,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nlang: en\r\nlang: en\r\nConnection: close\r\n\r\n`
    )
    t.match(text, /"data":"cn"/)
  }
  for (const { rawHeaders } of origin.asked) {
    t.same(
      rawHeaders.filter((_, i) => rawHeaders[i - 1]?.toLowerCase() === 'lang' && i % 2 === 1),
      ['cn']
    )
  }
})

t.test('cookies don’t count', async (t) => {
  const origin = await startOrigin(t, inLanguage)
  const front = await startFront(t, origin.base)
  const answer = await ask(front.base, menu, { headers: { cookie: 'i18n_locale=en' } })
  t.equal(answer.json().data, 'cn')
})

t.test('under mixed load every body is in the language that was asked for', async (t) => {
  const origin = await startOrigin(t, inLanguage)
  const front = await startFront(t, origin.base, { ttlS: 1 })
  const agent = new http.Agent({ keepAlive: true, maxSockets: 50 })
  let wrong = 0
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, i) => {
        const lang = (i + round) % 3 === 0 ? 'en' : 'cn'
        const path = i % 2 === 0 ? menu : '/api/getWebInfo'
        const answer = await ask(front.base, path, { headers: { lang } }, agent)
        return answer.json().data === lang
      })
    )
    wrong += answers.filter((right) => !right).length
    front.pass(0.7)
  }
  agent.destroy()
  t.equal(wrong, 0)
})

t.test('errors, missing content and 304 say that they vary by lang, once', async (t) => {
  const origin = await startOrigin(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', vary: 'Lang, Origin', etag: '"a"' })
    response.end('{"code":1,"msg":"","data":1}')
  })
  const front = await startFront(t, origin.base)
  t.equal((await ask(front.base, menu)).headers.vary, 'Lang, Origin, Accept-Encoding')
  const unchanged = await ask(front.base, menu, { headers: { 'if-none-match': '"a"' } })
  t.equal(unchanged.status, 304)
  t.equal(unchanged.headers.vary, 'Lang, Origin, Accept-Encoding')
  await origin.stop()
  const failed = await ask(front.base, '/api/getWebInfo', { headers: { lang: 'en' } })
  t.equal(failed.status, 502)
  t.equal(failed.headers.vary, 'lang')
  t.match(failed.json().msg, /not available/)
  t.match((await ask(front.base, '/api/getWebInfo')).json().msg, /服务暂时不可用/)
})
