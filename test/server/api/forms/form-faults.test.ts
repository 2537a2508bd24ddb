import { pino } from 'pino'
import t from 'tap'
import { logRefusalsInRow } from '../../../../server/api/forms/form-fault-log.ts'
import { type Responder, sendJson, startOrigin } from '../../../fixtures/origin.ts'
import { startSite } from '../../../fixtures/running-site.ts'
import { postForm } from '../../../fixtures/send-request.ts'

const unavailable = 'The service is not available at the moment, please try again later'
const html =
  (status: number, fields: Record<string, string> = {}): Responder =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html', ...fields })
    response.end('<h1>Forbidden</h1> CSRF verification failed')
  }

interface Line {
  level: number
  form?: string
  reason?: string
  status?: number
  why?: string
}

/** What visitors with script and without it are told where the backend answers so, and what the log says. */
async function outcome(respond: Responder, values = 'email=reader%40example.com&consent=1') {
  const origin = await startOrigin(t)
  origin.respondWith((request, response, count) =>
    request.method === 'POST'
      ? respond(request, response, count)
      : sendJson({ code: 404, msg: '', data: null }, {}, 404)(request, response, count)
  )
  const lines: Line[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const site = await startSite(t, origin.base, { TRUST_PROXY: 'loopback' }, { log })
  const headers = { lang: 'en', 'x-forwarded-for': '192.0.2.7', via: '1.1 edge' }
  const scripted = await postForm(site, '/api/addSubscribe', values, headers)
  const plain = await postForm(site, '/en/', `form=subscribe&${values}`, headers)
  const message = /class="form-failed"[^>]*>([^<]*)</.exec(plain.body)?.[1] ?? ''
  const warnings = lines.filter(({ level, form }) => level === 40 && form !== undefined)
  return { scripted, plain, message, warnings, origin }
}

const faults: [title: string, respond: Responder, status: number, reason: string, why: RegExp][] = [
  ['protection against CSRF', html(403), 403, 'no-json', /^403, by protection against CSRF.*: “Forbidden/],
  [
    'an encoding that is not taken',
    (_request, response) => void response.writeHead(415).end('Unsupported Media Type'),
    415,
    'no-json',
    /^415, the backend does not take the encoding: forms come as multipart\/form-data and application\/x-www-form/
  ],
  ['a failure page', html(500), 500, 'no-json', /^500, the backend failed: “Forbidden/],
  ['a page for every address', html(200), 200, 'no-json', /^200 and the body is no JSON: it is a page of HTML/],
  [
    'a framework’s own refusal',
    sendJson({ detail: 'CSRF Failed' }, {}, 403),
    403,
    'no-envelope',
    /^403, by protection against CSRF.*“\{"detail":"CSRF Failed"\}”$/
  ],
  [
    'a success of other calls',
    sendJson({ code: 1, msg: 'success', data: null }),
    200,
    'code',
    /“\{"code":1,.*: 200 means success$/
  ],
  [
    'another status of success',
    sendJson({ code: 201, msg: 'Created', data: null }, {}, 201),
    201,
    'code',
    /^201 .*“\{"code":201.*: 200 means success$/
  ],
  ['a success under a code of failures', sendJson({ code: 0, msg: '操作成功', data: null }), 200, 'code', /操作成功/],
  [
    'an error that repeats what was typed',
    (_request, response) =>
      void response.writeHead(500).end("Duplicate entry 'Reader@example.com' (reader) 李雷 \\u674e for key"),
    500,
    'no-json',
    /^500, the backend failed: “Duplicate entry '\*' \(\*\) \*\* \* for key”$/
  ]
]
for (const [title, respond, status, reason, why] of faults)
  t.test(`${title} is one warning, and visitors read that the service is unavailable`, async (t) => {
    const { scripted, plain, message, warnings } = await outcome(
      respond,
      'email=reader%40example.com&consent=1&name=%E6%9D%8E%E9%9B%B7'
    )
    t.equal(scripted.status, status, 'a program gets the status of the backend')
    t.ok(plain.status >= 500, `without script it is ${plain.status}`)
    t.equal(message, unavailable)
    t.match(warnings, [{ form: 'subscribe', reason, why }])
    t.notMatch(JSON.stringify(warnings), 'reader@example.com')
  })

t.test('a status that HTTP does not have counts as one of the server (RFC 9110, 15)', async (t) => {
  const { plain } = await outcome(sendJson({ code: 0, msg: 'Not now', data: null }, {}, 999))
  t.match(plain, { status: 502, body: 'Not now' })
})

t.test('a byte order mark is read over, as browsers do', async (t) => {
  const { plain, warnings } = await outcome(
    (_request, response) => void response.end('\ufeff{"code":200,"msg":"","data":null}')
  )
  t.equal(plain.status, 303)
  t.same(warnings, [])
})

const refusals: [string, Responder, string][] = [
  [
    'the backend’s own words',
    sendJson({ code: 0, msg: 'This address is blocked', data: null }),
    'This address is blocked'
  ],
  ['no words', sendJson({ code: 0, msg: '', data: null }), 'Illegal input'],
  ['words that nobody sees', sendJson({ code: 0, msg: ' \u200b', data: null }), 'Illegal input']
]
for (const [title, respond, words] of refusals)
  t.test(`a refusal with ${title} is the visitor's, passed on unchanged and no warning`, async (t) => {
    const { scripted, plain, message, warnings, origin } = await outcome(respond)
    t.match(scripted.body, '"code":0')
    t.equal(plain.status, 422)
    t.equal(message, words)
    t.same(warnings, [])
    t.equal(origin.requests.filter(({ method }) => method === 'POST').length, 2)
  })

const foreign: [string, Responder, RegExp][] = [
  ['a map of errors', sendJson({ email: ['wrong'] }, {}, 400), /^400 and the body has no numeric member code: /],
  ['errors beside a message', sendJson({ message: 'Taken', errors: {} }, {}, 422), /^422 .*“\{"message":"Taken"/],
  ['a title of RFC 9457', sendJson({ type: 'about:blank', title: 'Conflict' }, {}, 409), /^409 /]
]
for (const [title, respond, why] of foreign)
  t.test(`a refusal by ${title} is the visitor's, and one warning says what is read instead`, async (t) => {
    const { plain, message, warnings } = await outcome(respond)
    t.equal(plain.status, 422)
    t.equal(message, 'Illegal input')
    t.match(warnings, [{ form: 'subscribe', reason: 'refusal', why }])
    t.match(warnings[0]?.why, /wanted: \{"code":422,"msg"/)
  })

t.test('a form without script comes with the visitor’s address, and without what was not selected', async (t) => {
  const { plain, origin } = await outcome(
    sendJson({ code: 200, msg: 'ok', data: null }),
    'email=reader%40example.com&product_category_id=&consent=1'
  )
  t.equal(plain.status, 303)
  const [scripted, sent] = origin.requests.filter(({ method }) => method === 'POST')
  t.match(sent?.headers, { 'x-forwarded-for': /^192\.0\.2\.7, (::ffff:)?127\.0\.0\.1$/, via: /^1\.1 edge, 1\.1 bff-/ })
  t.equal(sent?.headers['x-forwarded-for'], scripted?.headers['x-forwarded-for'])
  t.equal(sent?.headers.via, scripted?.headers.via)
  t.match(sent?.body, 'name="email"')
  t.notMatch(sent?.body, 'product_category_id')
})

t.test('five refusals in a row cast doubt on the backend; a success ends the row', async (t) => {
  const counts: unknown[] = []
  const onResult = logRefusalsInRow({ warn: (_topic, { count }: { count?: number }) => void counts.push(count) })
  const results = ['refused', 'validation', 'refused', 'validation', 'upstream', 'refused', 'accepted'] as const
  for (const result of [...results, ...results.slice(0, 4)]) onResult('subscribe', result)
  t.same(counts, [5])
})
