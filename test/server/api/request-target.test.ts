import t from 'tap'
import { parseRequestTarget } from '../../../server/api/request-target.ts'
import { startOrigin } from '../../fixtures/origin.ts'
import { sendBytes, sendRequest } from '../../fixtures/send-request.ts'
import { startProxy } from '../../fixtures/test-proxy.ts'

const refused = [
  '/api/..',
  '/api/../x',
  '/api/x/../../y',
  '/api/./x',
  '/api/x/.',
  '/api/%2e%2e/x',
  '/api/%2E%2e/x',
  '/api/.%2e/x',
  '/api/..%2fx',
  '/api/..%5cx',
  '/api/%252e%252e/x',
  '/api/%25252e%25252e/x',
  '/api/x%2fy',
  '/api/x%252fy',
  '/api/x%5cy',
  '/api/x\\y',
  '/api/..\\x',
  '/api/x%00',
  '/api/x%2500',
  '/api/x%0d%0aX:1',
  '/api//evil.example/x',
  '/api/x//y',
  '/api/..;a=b/x',
  '/api/..;/x',
  '/api/%zz',
  '/api/x%',
  '/api/x y',
  '/api/ü',
  '/api/x#y',
  '/api/%2525252525252e%2525252525252e/x',
  '/api',
  '/apix/y',
  'http://evil.example/api/x',
  '/x/api/y'
]
for (const url of refused)
  t.test(`${url} is refused`, async (t) => {
    t.equal(parseRequestTarget(url), undefined)
  })

const accepted: [string, string, string, string][] = [
  ['/api/x', '/x', '/x', ''],
  ['/api/', '/', '/', ''],
  ['/api/a/b?c=../d&e=%2f%00', '/a/b?c=../d&e=%2f%00', '/a/b', 'c=../d&e=%2f%00'],
  ['/api/%67et%4Cist', '/%67et%4Cist', '/getList', ''],
  ['/api/%E5%B1%95', '/%E5%B1%95', '/%E5%B1%95', ''],
  ['/api/...', '/...', '/...', ''],
  ['/api/a..b/.c', '/a..b/.c', '/a..b/.c', ''],
  ['/api/100%25', '/100%25', '/100%25', ''],
  ['/api/x;a=b', '/x;a=b', '/x;a=b', '']
]
for (const [url, target, path, query] of accepted)
  t.test(`${url} is the target ${target}`, async (t) => {
    t.same(parseRequestTarget(url), { target, path, query })
  })

t.test('no refused target reaches the backend', async (t) => {
  const origin = await startOrigin(t)
  const front = await startProxy(t, `${origin.base}/api`)
  for (const url of refused.filter((url) => url.startsWith('/api/') && !/[ ü#]/.test(url))) {
    for (const method of ['GET', 'POST']) {
      const text = await sendBytes(
        front.base,
        `${method} ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
      )
      t.match(text, /^HTTP\/1\.1 40[04] /, `${method} ${url}`)
    }
  }
  t.equal(origin.requests.length, 0)
})

t.test('the path and query are passed on byte for byte', async (t) => {
  const origin = await startOrigin(t)
  const front = await startProxy(t, `${origin.base}/base/`)
  await sendRequest(front.base, '/api/%E5%B1%95/a+b?q=%e5%B1%95+x&&y=../..&z=%2f')
  t.equal(origin.requests[0]!.url, '/base/%E5%B1%95/a+b?q=%e5%B1%95+x&&y=../..&z=%2f')
})
