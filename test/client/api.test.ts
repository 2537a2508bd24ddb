import t from 'tap'
import { ApiError, createApi, isSuccess } from '../../client/api.ts'
import { sendJson, startOrigin } from '../fixtures/origin.ts'

const envelope = (code: unknown, data: unknown = null, msg: unknown = 'ok') => ({ code, msg, data })

t.test('every call carries its language, asks for JSON, and is unwrapped to its data', async (t) => {
  const origin = await startOrigin(t, sendJson(envelope(1, [{ id: 1, name: 'Tea' }])))
  const data = await createApi(`${origin.base}/api/`, 'en').get('/getProductCategoryList', { pid: '0' })
  t.same(data, [{ id: 1, name: 'Tea' }])
  t.match(origin.asked, [{ method: 'GET', url: '/api/getProductCategoryList?pid=0' }])
  t.match(origin.asked[0]?.headers, { lang: 'en', accept: 'application/json' })
  await createApi(`${origin.base}/api/`, 'cn').get('industry/tree')
  t.match(origin.asked[1], { url: '/api/industry/tree', headers: { lang: 'cn' } })
})

t.test('a form is posted as form data, and the words of the answer come with its data', async (t) => {
  const origin = await startOrigin(t, sendJson(envelope(200, null, 'subscribed')))
  const form = new FormData()
  form.set('email', 'a@example.com')
  form.set('product_category_id', '7')
  const answer = await createApi(`${origin.base}/api/`, 'cn').post('/addSubscribe', form)
  t.same(answer, { data: null, msg: 'subscribed' })
  t.match(origin.asked[0]?.headers['content-type'], /^multipart\/form-data; boundary=/)
  t.match(origin.asked[0]?.body, /name="product_category_id"\r\n\r\n7\r\n/)
})

t.test('credentials go to the same origin alone', async (t) => {
  const given: (RequestInit | undefined)[] = []
  const fetcher = (async (_url: unknown, init?: RequestInit) => {
    given.push(init)
    return Response.json(envelope(1))
  }) as typeof fetch
  const api = createApi('https://api.example.com/', 'cn', fetcher)
  await api.get('getWebInfo')
  await api.post('addSubscribe', new FormData()).catch(() => undefined)
  t.same(
    given.map((init) => init?.credentials),
    ['same-origin', 'same-origin']
  )
})

const codes: [string, unknown, boolean][] = [
  ['/industry/tree', 1, true],
  ['/industry/tree', 200, false],
  ['addSubscribe', 200, true],
  ['addSubscribe', 1, false],
  ['/getWebInfo', 1, true],
  ['/getWebInfo', 200, true],
  ['/getWebInfo', 0, false],
  ['/getWebInfo', 500, false],
  ['/getWebInfo', undefined, false],
  ['/getHomeMenuList?x=industry/tree', 200, true]
]
for (const [path, code, success] of codes) {
  t.test(`${path} with the code ${code} ${success ? 'succeeds' : 'fails'}`, async (t) => {
    t.equal(isSuccess(path, code as number | undefined), success)
  })
}

const failures: [string, number, unknown, { message: string; status: number; code: number | undefined }][] = [
  [
    'a failing code under 200',
    200,
    envelope(500, null, '该邮箱已存在'),
    { message: '该邮箱已存在', status: 200, code: 500 }
  ],
  ['a good code under 500', 500, envelope(1), { message: 'ok', status: 500, code: 1 }],
  ['words that are none', 200, envelope(0, null, { a: 1 }), { message: '', status: 200, code: 0 }],
  ['a code as text', 200, envelope('1'), { message: 'ok', status: 200, code: undefined }],
  ['null', 200, null, { message: '', status: 200, code: undefined }],
  ['no JSON', 200, '<html>', { message: '', status: 200, code: undefined }],
  ['nothing', 204, '', { message: '', status: 204, code: undefined }]
]
for (const [title, status, body, expected] of failures) {
  t.test(`${title} is a failure that says what is known of it`, async (t) => {
    const origin = await startOrigin(t, sendJson(body, {}, status))
    const error = await createApi(`${origin.base}/`, 'cn')
      .get('getWebInfo')
      .then(
        () => undefined,
        (reason) => reason
      )
    t.type(error, ApiError)
    t.match({ message: error.message, status: error.status, code: error.code }, expected)
  })
}

t.test('where nobody answers, the failure has no words and no status', async (t) => {
  const origin = await startOrigin(t)
  await origin.stop()
  await t.rejects(createApi(`${origin.base}/`, 'cn').get('getWebInfo'), { name: 'ApiError', message: '', status: 0 })
})
