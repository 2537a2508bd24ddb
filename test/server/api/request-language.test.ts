import t from 'tap'
import { localeOfLangHeader } from '../../../shared/locale/locale.ts'
import { type Origin, type Responder, sendJson } from '../../fixtures/origin.ts'
import { sendBytes, sendRequest } from '../../fixtures/send-request.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

const menu = '/api/getHomeMenuList'
const inLanguage: Responder = (request, response, count) =>
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
for (const [value, expected] of spellings)
  t.test(`lang: ${JSON.stringify(value?.slice(0, 20))} means ${expected}`, async (t) => {
    t.equal(localeOfLangHeader(value), expected)
  })

async function requestSpellings(origin: Origin, base: string, path: string) {
  const answers: { body: string; expected: string; vary: string | undefined }[] = []
  for (const [value, expected] of spellings) {
    if (value?.includes('\u0000')) continue
    const answer = await sendRequest(base, path, { headers: value === undefined ? {} : { lang: value } })
    answers.push({ body: answer.json<{ data: string }>().data, expected, vary: answer.headers.vary })
  }
  const { length } = origin.requests
  return { answers, length }
}

t.test('for any value of lang a declared call has two entries, one per language', async (t) => {
  const { origin, front } = await startProxied(t, inLanguage)
  const { answers, length } = await requestSpellings(origin, front.base, menu)
  t.equal(length, 2)
  t.equal(front.proxy.entries(), 2)
  for (const { body, expected, vary } of answers) {
    t.equal(body, expected)
    t.equal(vary, 'lang, Accept-Encoding')
  }
})

t.test('two lang headers count as an unknown value, and one is sent upstream', async (t) => {
  const { origin, front } = await startProxied(t, inLanguage)
  for (const path of [menu, '/api/other']) {
    const text = await sendBytes(
      front.base,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nlang: en\r\nlang: en\r\nConnection: close\r\n\r\n`
    )
    t.match(text, /"data":"cn"/)
  }
  for (const { rawHeaders } of origin.requests) {
    const found = rawHeaders.filter((_, i) => rawHeaders[i - 1]?.toLowerCase() === 'lang' && i % 2 === 1)
    t.same(found, ['cn'])
  }
})

t.test('a cookie does not change the language of a call', async (t) => {
  const { front } = await startProxied(t, inLanguage)
  const answer = await sendRequest(front.base, menu, { headers: { cookie: 'i18n_locale=en' } })
  t.equal(answer.json().data, 'cn')
})

t.test('errors and 304 have lang in Vary exactly once', async (t) => {
  const { origin, front } = await startProxied(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', vary: 'Lang, Origin', etag: '"a"' })
    response.end('{"code":1,"msg":"","data":1}')
  })
  t.equal((await sendRequest(front.base, menu)).headers.vary, 'Lang, Origin, Accept-Encoding')
  const unchanged = await sendRequest(front.base, menu, { headers: { 'if-none-match': '"a"' } })
  t.equal(unchanged.status, 304)
  t.equal(unchanged.headers.vary, 'Lang, Origin, Accept-Encoding')
  await origin.stop()
  const failed = await sendRequest(front.base, '/api/getWebInfo', { headers: { lang: 'en' } })
  t.equal(failed.status, 502)
  t.equal(failed.headers.vary, 'lang')
  t.match(failed.json().msg, /not available/)
  t.match((await sendRequest(front.base, '/api/getWebInfo')).json().msg, /服务暂时不可用/)
})
