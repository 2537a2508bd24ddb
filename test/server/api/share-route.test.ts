import t from 'tap'
import { maskTicket, readShareUrl } from '../../../server/api/share-route.ts'
import { sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied, startProxy } from '../../fixtures/test-proxy.ts'

const host = 'fair.example'
const of = (url: string) => `url=${encodeURIComponent(url)}`

const accepted = [
  'https://fair.example/',
  'http://fair.example/en/news/7?a=1&b=%E5%B1%95',
  'https://fair.example/plan?x=a b'.replace(' ', '%20'),
  'https://FAIR.example/x',
  `https://fair.example/${'x'.repeat(1979)}`,
  'https://fair.example'
]
for (const url of accepted)
  t.test(`${url.slice(0, 60)} may be signed unchanged`, async (t) => {
    t.equal(readShareUrl(of(url), host), url)
  })

const refused: [string, string][] = [
  ['', 'no url'],
  ['x=1', 'another parameter'],
  ['url=', 'an empty url'],
  [`${of('https://fair.example/')}&${of('https://fair.example/')}`, 'two urls'],
  [of('https://evil.example/'), 'another host'],
  [of('https://fair.example.evil.example/'), 'a longer host'],
  [of('https://evilfair.example/'), 'a host with the same ending'],
  [of('https://evil.example/https://fair.example/'), 'a host in the path'],
  [of('https://fair.example@evil.example/'), 'the host as a user name'],
  [of('https://user@fair.example/'), 'credentials'],
  [of('https://fair.example:8443/'), 'another port'],
  [of('https://fair.example/#x'), 'a fragment'],
  [of('https:\\\\fair.example/'), 'backslashes'],
  [of('https://fair.example\\@evil.example/'), 'a backslash before the host'],
  [of('https://fair.example/\\x'), 'a backslash in the path'],
  [of('//fair.example/'), 'no scheme'],
  [of('javascript://fair.example/%0aalert(1)'), 'another scheme'],
  [of('https://fair.example/ x'), 'a space'],
  [of('https://fair.example/\n'), 'a line feed'],
  [of('https://fair.example/\0'), 'a control character'],
  [`url=${encodeURIComponent(of('https://fair.example/').slice(4))}`, 'a url that is encoded twice'],
  ['url=https://fair.example/%E5', 'broken percent-encoding'],
  ['url=%', 'a lone percent sign'],
  [of(`https://fair.example/${'x'.repeat(1980)}`), 'more than 2,000 characters']
]
for (const [query, title] of refused)
  t.test(`${title} is refused`, async (t) => t.equal(readShareUrl(query, host), undefined))

t.test('what is refused gets 400 and does not reach the backend', async (t) => {
  const { origin, front } = await startProxied(t)
  const answer = await sendRequest(front.base, `/api/wechat/share_sign?${of('https://evil.example/')}`)
  t.same([answer.status, answer.json().data], [400, null])
  t.equal(origin.requests.length, 0)
})

t.test('the url is decoded once and passed on byte for byte; the response is not stored', async (t) => {
  const url = 'https://fair.example/news/1?q=%E5%B1%95%2520&x=a+b'
  const raw = `jsapi_ticket=SECRET-ticket_1&noncestr=abc&timestamp=1&url=${url}`
  const data = { appId: 'wx1', rawString: raw, timestamp: 1, nonceStr: 'abc', signature: 's' }
  const origin = await startOrigin(t, sendData(data, { 'cache-control': 'max-age=60', 'set-cookie': 'a=b' }, 200))
  const front = await startProxy(t, origin.base)
  for (let i = 1; i <= 2; i++) {
    const answer = await sendRequest(front.base, `/api/wechat/share_sign?${of(url)}`, {
      headers: { cookie: 'x=y', lang: 'en' }
    })
    t.equal(answer.status, 200)
    t.same(answer.json(), {
      code: 200,
      msg: 'ok',
      data: { ...data, rawString: `jsapi_ticket=***&noncestr=abc&timestamp=1&url=${url}` }
    })
    t.equal(answer.headers['cache-control'], 'no-store')
    t.equal(answer.headers['set-cookie'], undefined)
    t.equal(answer.headers['x-content-type-options'], 'nosniff')
    t.equal(origin.requests.length, i)
  }
  t.equal(origin.requests[0]!.url, `/wechat/share_sign?url=${encodeURIComponent(url)}`)
  t.equal(origin.requests[0]!.headers.cookie, undefined)
  t.equal(origin.requests[0]!.headers.lang, 'en')
})

const secrets: [unknown, unknown][] = [
  ['jsapi_ticket=abc&x=1', 'jsapi_ticket=***&x=1'],
  ['x=1&JSAPI_TICKET=a-b_c', 'x=1&JSAPI_TICKET=***'],
  ['{"jsapi_ticket":"abc"}', '{"jsapi_ticket":"***"}'],
  ['jsapi_ticket%3Dabc%26x', 'jsapi_ticket%3D***%26x'],
  [
    { jsapi_ticket: 'abc', jsapiTicket: 'abc', a: [{ rawString: 'jsapi_ticket=abc' }] },
    { jsapi_ticket: '***', jsapiTicket: '***', a: [{ rawString: 'jsapi_ticket=***' }] }
  ],
  [7, 7],
  [null, null]
]
for (const [value, expected] of secrets)
  t.test(`the ticket is masked in ${JSON.stringify(value)}`, async (t) => {
    t.same(maskTicket(value), expected)
  })

t.test('the ticket is masked in error responses', async (t) => {
  const { front } = await startProxied(t, sendJson({ code: 0, msg: 'bad jsapi_ticket=abc', data: null }, {}, 500))
  const answer = await sendRequest(front.base, `/api/wechat/share_sign?${of('https://fair.example/')}`)
  t.equal(answer.status, 500)
  t.notMatch(answer.body, /abc/)
})

for (const [title, script, status] of [
  ['is no JSON', sendJson('jsapi_ticket=abc', { 'content-type': 'text/plain' }), 502],
  ['is large', sendJson(`"${'x'.repeat(70_000)}"`), 502],
  ['never comes', () => {}, 504]
] as const)
  t.test(`a response that ${title} is ${status}`, async (t) => {
    const { front } = await startProxied(t, script, { timeoutMs: 200 })
    const answer = await sendRequest(front.base, `/api/wechat/share_sign?${of('https://fair.example/')}`)
    t.equal(answer.status, status)
    t.notMatch(answer.body, /abc|xxx/)
    t.equal(front.log.length, 1, 'the failure is logged once')
    t.match(front.log[0], { level: 'warn', fields: { status, route: '/wechat/share_sign' } })
  })

t.test('a response that is too deep to be masked is 502', async (t) => {
  const { front } = await startProxied(t, sendJson(`${'['.repeat(30_000)}${']'.repeat(30_000)}`))
  t.equal((await sendRequest(front.base, `/api/wechat/share_sign?${of('https://fair.example/')}`)).status, 502)
})
