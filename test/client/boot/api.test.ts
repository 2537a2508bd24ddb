import t from 'tap'
import { ApiError, createApi } from '../../../client/boot/api.ts'
import type { GetCall } from '../../../shared/calls/call.ts'
import * as calls from '../../../shared/calls/rows.ts'
import { sendJson, startOrigin } from '../../fixtures/origin.ts'

const envelope = (code: unknown, data: unknown = null, msg: unknown = 'ok') => ({ code, msg, data })

t.test('GET sends the lang header, accepts JSON and returns the data of the envelope', async (t) => {
  const origin = await startOrigin(t, sendJson(envelope(1, [{ id: 1, name: 'Tea' }])))
  const data = await createApi(`${origin.base}/api/`, 'en').get(calls.categories)
  t.same(data, [{ id: 1, name: 'Tea' }])
  t.match(origin.requests, [{ method: 'GET', url: '/api/getProductCategoryList?pid=0' }])
  t.match(origin.requests[0]?.headers, { lang: 'en', accept: 'application/json' })
  await createApi(`${origin.base}/api/`, 'cn').get(calls.tree)
  t.match(origin.requests[1], { url: '/api/industry/tree', headers: { lang: 'cn' } })
})

t.test('POST sends multipart/form-data and returns data and msg of the envelope', async (t) => {
  const origin = await startOrigin(t, sendJson(envelope(200, null, 'subscribed')))
  const form = new FormData()
  form.set('email', 'a@example.com')
  form.set('product_category_id', '7')
  const result = await createApi(`${origin.base}/api/`, 'cn').post(calls.addSubscribe, form)
  t.same(result, { data: null, msg: 'subscribed' })
  t.match(origin.requests[0]?.headers['content-type'], /^multipart\/form-data; boundary=/)
  t.match(origin.requests[0]?.body, /name="product_category_id"\r\n\r\n7\r\n/)
})

t.test('credentials are sent to the same origin only', async (t) => {
  const requests: (RequestInit | undefined)[] = []
  const fetcher = (async (_url: unknown, init?: RequestInit) => {
    requests.push(init)
    return Response.json(envelope(1))
  }) as typeof fetch
  const api = createApi('https://api.example.com/', 'cn', fetcher)
  await api.get(calls.config)
  await api.post(calls.addSubscribe, new FormData()).catch(() => undefined)
  t.same(
    requests.map((init) => init?.credentials),
    ['same-origin', 'same-origin']
  )
})

const codes: [GetCall, unknown, boolean][] = [
  [calls.tree, 1, true],
  [calls.tree, 200, false],
  [calls.config, 1, true],
  [calls.config, 200, true],
  [calls.config, 0, false],
  [calls.config, 500, false],
  [calls.config, undefined, false],
  [calls.menu, 200, true]
]
for (const [call, code, success] of codes) {
  t.test(`${call.path} with the code ${code} ${success ? 'succeeds' : 'fails'}`, async (t) => {
    const origin = await startOrigin(t, sendJson(envelope(code)))
    const result = createApi(`${origin.base}/`, 'cn').get(call)
    await (success ? t.resolves(result) : t.rejects(result, { name: 'ApiError' }))
  })
}

for (const [code, success] of [
  [200, true],
  [1, false]
] as const) {
  t.test(`addSubscribe with the code ${code} ${success ? 'succeeds' : 'fails'}`, async (t) => {
    const origin = await startOrigin(t, sendJson(envelope(code)))
    const result = createApi(`${origin.base}/`, 'cn').post(calls.addSubscribe, new FormData())
    await (success ? t.resolves(result) : t.rejects(result, { name: 'ApiError' }))
  })
}

const failures: [string, number, unknown, { message: string; status: number; code: number | undefined }][] = [
  [
    'a failure code with status 200',
    200,
    envelope(500, null, '该邮箱已存在'),
    { message: '该邮箱已存在', status: 200, code: 500 }
  ],
  ['a success code with status 500', 500, envelope(1), { message: '', status: 500, code: 1 }],
  ['a msg that nobody sees', 200, envelope(0, null, ' \u200b'), { message: '', status: 200, code: 0 }],
  ['a msg that is not a string', 200, envelope(0, null, { a: 1 }), { message: '', status: 200, code: 0 }],
  ['a code that is a string', 200, envelope('1'), { message: '', status: 200, code: undefined }],
  ['null', 200, null, { message: '', status: 200, code: undefined }],
  ['no JSON', 200, '<html>', { message: '', status: 200, code: undefined }],
  ['an empty body', 204, '', { message: '', status: 204, code: undefined }]
]
for (const [title, status, body, expected] of failures) {
  t.test(`${title} rejects with an ApiError with message, status and code`, async (t) => {
    const origin = await startOrigin(t, sendJson(body, {}, status))
    const error = await createApi(`${origin.base}/`, 'cn')
      .get(calls.config)
      .then(
        () => undefined,
        (reason) => reason
      )
    t.type(error, ApiError)
    t.match({ message: error.message, status: error.status, code: error.code }, expected)
  })
}

t.test('without a response the ApiError has an empty message and status 0', async (t) => {
  const origin = await startOrigin(t)
  await origin.stop()
  await t.rejects(createApi(`${origin.base}/`, 'cn').get(calls.config), { name: 'ApiError', message: '', status: 0 })
})
