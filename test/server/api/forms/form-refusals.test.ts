import { pino } from 'pino'
import t from 'tap'
import { goodValues } from '../../../fixtures/form-values.ts'
import { formOf, readHtml, valuesOf } from '../../../fixtures/html.ts'
import { startSite } from '../../../fixtures/running-site.ts'
import { postForm } from '../../../fixtures/send-request.ts'
import { startSixCalls } from '../../../fixtures/six-calls.ts'

const upstream = await startSixCalls(t)
const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
const base = await startSite(t, upstream.base, { UPSTREAM_TIMEOUT_MS: '700' }, { log })
const values = { ...goodValues.subscribe, product_category_id: '71' }

async function subscribe(path: string) {
  const answer = await postForm(base, path, { form: 'subscribe', ...values })
  const form = answer.status === 303 ? undefined : formOf(readHtml(answer.body), 'subscribe')
  return { ...answer, form, message: form?.querySelector('.form-failed')?.textContent }
}
const forwarded = () => upstream.origin.requests.filter(({ method }) => method === 'POST')

t.test('a backend of six calls gets the form as a browser sends it, in the language of the page', async (t) => {
  t.equal((await subscribe('/en/')).status, 303)
  const { url, headers, body } = forwarded().at(-1)!
  t.equal(url, '/api/addSubscribe')
  t.equal(headers.lang, 'en')
  t.match(headers['content-type'], /^multipart\/form-data; boundary=/)
  t.match(body, /name="email"\r\n\r\nreader@example\.com\r\n/)
  t.match(body, /name="product_category_id"\r\n\r\n71\r\n/)
  t.match(body, /name="consent_lang"\r\n\r\nen\r\n/)
  t.notMatch(body, 'name="form"')
})

t.test("a refusal shows the backend's message and keeps all values", async (t) => {
  upstream.subscribe(500, '该邮箱已被停用 <b>')
  const { status, message, form } = await subscribe('/')
  t.equal(status, 422)
  t.equal(message, '该邮箱已被停用 <b>')
  t.match(valuesOf(form!), values)
  upstream.subscribe(200, 'ok')
})

const failures: [string, () => unknown, () => unknown, number][] = [
  ['answers 500', () => upstream.fail(500), () => upstream.fail(200), 500],
  ['answers 600, which is no status of HTTP', () => upstream.fail(600), () => upstream.fail(200), 502],
  ['answers 429', () => upstream.fail(429), () => upstream.fail(200), 429],
  ['never answers', () => upstream.delay(3000), () => upstream.delay(0), 504],
  ['is not reachable', () => upstream.origin.stop(), () => upstream.origin.start(), 502]
]
for (const [title, breakBackend, repairBackend, status] of failures)
  t.test(`a backend that ${title}: ${status}, the form keeps its values and can be sent again`, async (t) => {
    await breakBackend()
    const before = forwarded().length
    const failed = await subscribe('/')
    t.equal(failed.status, status)
    t.equal(failed.headers['cache-control'], 'no-store')
    t.ok(failed.message)
    t.match(valuesOf(failed.form!), values)
    t.ok(forwarded().length - before <= 1, 'the form is not sent twice')
    await repairBackend()
    t.equal((await subscribe('/')).status, 303)
  })

t.test('the log has no e-mail address of a visitor', async (t) => {
  t.ok(lines.some((line) => line.includes('"method":"POST"')))
  t.notMatch(lines.join(''), 'reader@example.com')
})
