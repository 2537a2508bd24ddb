import t from 'tap'
import { sendData, startOrigin } from '../../fixtures/origin.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

t.test('with UPSTREAM_PATHS only what it names and the declared calls reach the backend', async (t) => {
  const origin = await startOrigin(t, sendData({ x: 1 }, {}, 200))
  const site = await startSite(t, origin.base, { UPSTREAM_PATHS: '/poll,/upload/' })
  const ask = async (path: string, method = 'GET', lang = 'cn') => {
    const before = origin.requests.length
    const body = method === 'POST' ? 'email=a%40example.com' : ''
    const { status, headers, ...answer } = await sendRequest(site, `/api${path}`, { method, body, headers: { lang } })
    return { status, headers, body: answer.body, isForwarded: origin.requests.length > before }
  }
  for (const [path, method] of [
    ['/poll'],
    ['/poll?x=1'],
    ['/poll', 'POST'],
    ['/poll', 'DELETE'],
    ['/upload/a/b', 'PUT'],
    ['/getWebInfo'],
    ['/addSubscribe', 'POST'],
    ['/addSubscribe', 'OPTIONS'],
    ['/getProductCategoryList?pid=7'],
    [`/wechat/share_sign?url=${encodeURIComponent('http://localhost:3000/')}`]
  ] as const)
    t.match(await ask(path, method), { isForwarded: true, status: 200 }, `${method ?? 'GET'} ${path}`)
  for (const [path, method] of [
    ['/polls'],
    ['/poll/'],
    ['/poll/x'],
    ['/Poll'],
    ['/upload'],
    ['/uploads/x', 'POST'],
    ['/admin', 'POST'],
    ['/admin', 'OPTIONS'],
    ['/'],
    ['/content-files/a-x.png']
  ] as const) {
    const answer = await ask(path, method, 'en')
    t.match(answer, { isForwarded: false, status: 404 }, `${method ?? 'GET'} ${path}`)
    t.same(JSON.parse(answer.body), { code: 404, msg: 'Not found', data: null })
    t.match(answer.headers['cache-control'], 'no-store')
  }
  t.match(await ask('/admin', 'HEAD'), { isForwarded: false, status: 404, body: '' })
})

t.test('without UPSTREAM_PATHS every path is forwarded, with none the declared calls alone', async (t) => {
  const origin = await startOrigin(t, sendData({ x: 1 }))
  const [open, closed] = [await startSite(t, origin.base), await startSite(t, origin.base, { UPSTREAM_PATHS: 'none' })]
  t.equal((await sendRequest(open, '/api/admin')).status, 200)
  t.equal((await sendRequest(closed, '/api/admin')).status, 404)
  t.equal((await sendRequest(closed, '/api/getWebInfo')).status, 200)
})
