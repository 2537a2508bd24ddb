import t from 'tap'
import { consentVersion, type FormName, formNames, honeypot } from '../../../shared/forms/forms.ts'
import { formPages, goodValues, missing, mistakes } from '../../fixtures/form-values.ts'
import { formOf, messageBeside, readHtml, valuesOf } from '../../fixtures/html.ts'
import { postForm, sendRequest } from '../../fixtures/send-request.ts'
import { startProcess } from '../../fixtures/site-process.ts'
import { storedRows } from '../../fixtures/stored-rows.ts'

const site = await startProcess(t, { TRUST_PROXY: 'loopback', PREVIEW_DATE: '2025-06-10' })
let visitors = 0

/** Posts a form as a browser without script does, each time from another address, so that no rate limit applies. */
async function post(path: string, form: string, values: Record<string, string>, headers: Record<string, string> = {}) {
  const from = `198.51.${Math.floor(visitors / 250)}.${visitors++ % 250}`
  return postForm(site.base, path, { form, ...values }, { 'x-forwarded-for': from, ...headers })
}

const prefixes = [
  ['', 'cn'],
  ['/en', 'en']
] as const
const success: Record<FormName, [string, string]> = {
  subscribe: ['订阅成功！', 'Subscribed successfully!'],
  booth: ['提交成功', 'Submission Successful'],
  exhibitor: ['提交成功', 'Submission Successful'],
  visitor: ['提交成功', 'Submission Successful']
}

for (const name of formNames) {
  for (const [prefix, language] of prefixes) {
    const page = prefix + formPages[name]

    // A text and the consent: every rule of every form has its message in test/shared/forms/forms.test.ts.
    for (const [field, value, ...said] of [mistakes[name][0]!, mistakes[name].at(-1)!]) {
      const [cn, en] = missing[field] ?? said
      const message = language === 'cn' ? cn : en
      t.test(`${page}: ${field} '${value}' gets '${message}' beside it, and all values stay`, async (t) => {
        const submitted = { ...goodValues[name], [field]: value }
        const answer = await post(page, name, submitted)
        t.equal(answer.status, 422)
        t.equal(answer.headers['cache-control'], 'no-store')
        t.equal(answer.headers.etag, undefined)
        const form = formOf(readHtml(answer.body), name)
        t.equal(messageBeside(form, field), message)
        t.equal(form.querySelectorAll('.error').length, 1)
        t.same(
          [...form.querySelectorAll('.form-mistakes a')].map((link) => link.getAttribute('href')),
          name === 'subscribe' ? [] : [`#${form.querySelector(`[name="${field}"]`)?.id}`],
          'above the fields a link to each with an error'
        )
        t.ok(form.querySelector(`[name="${field}"]`)?.hasAttribute('autofocus') || field === 'consent')
        t.equal(form.getAttribute('action'), page)
        const values = valuesOf(form)
        for (const [key, expected] of Object.entries(submitted)) t.equal(values[key] ?? '', expected, key)
      })
    }

    t.test(`${page}: a valid form is stored and redirects to the confirmation`, async (t) => {
      const answer = await post(page, name, goodValues[name])
      t.equal(answer.status, 303)
      t.equal(answer.headers.location, `${page}?done=${name}`)
      const stored = storedRows(site.folder).filter((row) => row.form === name)
      t.match(stored.at(-1)?.fields, { email: goodValues[name].email })
      t.match(stored.at(-1), { consent: 'given', consent_version: consentVersion })
      const { status, body } = await sendRequest(site.base, answer.headers.location!)
      t.equal(status, 200)
      const form = formOf(readHtml(body), name)
      const confirmation = form.querySelector('[role="status"]')?.textContent
      t.equal(confirmation, success[name][language === 'cn' ? 0 : 1])
      const isAlone = name !== 'subscribe'
      t.equal(form.querySelectorAll('.field').length === 0, isAlone, 'it takes the place of the fields')
      t.equal(form.querySelector(`.arrow-link[href="${page}"]`) !== null, isAlone, 'a link to the empty form')
    })
  }
}

t.test('a form posted to a page that does not exist gets the not-found page and is not stored', async (t) => {
  const slot = { exhibitor: '101', time: '2025-06-11T10:30', topic: 'Tea' }
  const { name, company, phone, email, consent } = goodValues.visitor
  const meeting = { ...slot, name, company, phone, email, consent } as Record<string, string>
  const rows = () => storedRows(site.folder).length
  const before = rows()
  for (const path of [
    '/exhibitor/featured/99999',
    '/exhibitor/featured/x',
    '/event/roundtable/99999',
    '/no/such/page'
  ]) {
    for (const [form, values] of [
      ['meeting', meeting],
      ['meeting', {}],
      ['subscribe', goodValues.subscribe]
    ] as const) {
      const answer = await post(`/en${path}`, form, values)
      t.equal(answer.status, 404, `${form} at ${path}`)
      t.equal(answer.headers['cache-control'], 'no-store')
      t.match(answer.body, 'This page could not be found')
    }
  }
  t.equal(rows(), before)
  const seen = (await post('/en/exhibitor/featured/101', 'meeting', meeting)).status
  t.equal(seen, 303, 'the same request where it is right')
  const own = { ...goodValues.subscribe, email: 'lost@example.com' }
  t.equal((await post('/en/404', 'subscribe', own)).status, 303, 'the footer of the not-found page')
  t.equal(rows(), before + 2)
})

t.test('the consent box is not ticked initially', async (t) => {
  for (const name of formNames) {
    const form = formOf(readHtml((await sendRequest(site.base, formPages[name])).body), name)
    t.notOk(form.querySelector('[name="consent"]')?.hasAttribute('checked'), name)
    t.match(form.querySelector('label a')?.getAttribute('href'), '/privacy')
  }
})

t.test('the confirmation keeps the declared query of the page', async (t) => {
  const address = '/news?kind=industry_news&page=2'
  const answer = await post(`${address}&utm_source=x`, 'subscribe', goodValues.subscribe)
  t.equal(answer.headers.location, `${address}&done=subscribe`)
  for (const received of [`${address}&utm_source=x`, `${address}&done=subscribe`]) {
    const { body } = await sendRequest(site.base, received)
    t.equal(formOf(readHtml(body), 'subscribe').getAttribute('action'), address, `what ${received} posts to`)
  }
})

t.test('a form with a filled honeypot field is answered like a valid one and not stored', async (t) => {
  const before = storedRows(site.folder).length
  const answer = await post('/', 'subscribe', { ...goodValues.subscribe, [honeypot]: 'x' })
  t.equal(answer.status, 303)
  t.equal(storedRows(site.folder).length, before)
})

const urlEncoded = 'application/x-www-form-urlencoded'
const invalid: [string, string, string, string, number, string][] = [
  ['an unknown form name', '/', 'form=constructor&email=a@example.com', urlEncoded, 400, '请求不正确'],
  ['a body without a form name', '/', 'a=1', urlEncoded, 400, '请求不正确'],
  ['JSON', '/', '{"form":"subscribe"}', 'application/json', 415, '不支持的内容格式'],
  ['an XML body', '/', '<a/>', 'application/xml', 415, '不支持的内容格式'],
  ['a body over the limit', '/', `form=subscribe&email=${'a'.repeat(70_000)}`, urlEncoded, 413, '提交的内容过大'],
  ['broken percent-encoding', '/', 'form=subscribe&email=%zz%', urlEncoded, 422, '请输入有效的邮箱'],
  ['an invalid path', '/%00', 'form=subscribe', urlEncoded, 404, '页面不存在']
]
for (const [title, path, body, type, status, reason] of invalid)
  t.test(`${title} gets ${status} with a page that says so`, async (t) => {
    const answer = await sendRequest(site.base, path, { method: 'POST', headers: { 'content-type': type }, body })
    t.equal(answer.status, status)
    t.match(answer.headers['content-type'], 'text/html')
    t.match(answer.body, '<html lang="zh-CN"')
    t.match(readHtml(answer.body).body.textContent, reason)
    t.equal(answer.headers['cache-control'], 'no-store')
  })

t.test('submitted HTML is shown as text', async (t) => {
  const hostile = '"><script>alert(1)</script>\u2028</textarea>'
  const answer = await post('/exhibitor/booth', 'booth', { ...goodValues.booth, company: hostile, email: '' })
  t.notMatch(answer.body, '<script>alert(1)')
  t.equal(valuesOf(formOf(readHtml(answer.body), 'booth')).company, hostile)
})

/** Registers a visitor; gives the number of the stored pass, the address of the confirmation and the cookie. */
async function register(prefix = '', values: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const answer = await post(`${prefix}/visitor/register`, 'visitor', { ...goodValues.visitor, ...values }, headers)
  const [set = ''] = answer.headers['set-cookie'] ?? []
  return { answer, set, cookie: set.split(';')[0]!, number: storedRows(site.folder).at(-1)?.fields.pass ?? '' }
}

t.test('a registration redirects with a sealed cookie, and its confirmation shows the pass', async (t) => {
  const { answer, set, cookie, number } = await register('/en', { name: 'Lin <b>Sample</b>' })
  t.equal(answer.headers.location, '/en/visitor/register?done=visitor')
  t.equal(answer.headers['cache-control'], 'no-store')
  t.match(set, /^form_done=[\w-]+; Max-Age=600; Path=\/en\/visitor\/register; HttpOnly; SameSite=Lax$/)
  const sent = JSON.stringify(answer.headers) + Buffer.from(cookie.slice(10), 'base64').toString('latin1')
  for (const secret of ['Lin', 'Sample', number]) t.notMatch(sent, secret)
  for (let i = 0; i < 2; i += 1) {
    const page = await sendRequest(site.base, answer.headers.location!, { headers: { cookie } })
    t.same([page.status, page.headers['cache-control'], page.headers.etag], [200, 'no-store', undefined])
    const pass = readHtml(page.body).querySelector('.pass')
    t.match(pass?.textContent, number)
    t.match(pass?.textContent, 'Lin <b>Sample</b>')
    t.equal(pass?.querySelector('.pass-code svg')?.getAttribute('aria-label'), `QR code of pass ${number}`)
  }
})

t.test('a confirmation without its cookie shows no pass and is not stored for others', async (t) => {
  const { cookie, number } = await register()
  const address = '/visitor/register?done=visitor'
  t.match((await sendRequest(site.base, address, { headers: { cookie } })).body, number)
  const changed = cookie.slice(0, -4) + (cookie.endsWith('AAAA') ? 'BBBB' : 'AAAA')
  for (const header of ['', changed, 'form_done=', 'form_done=x']) {
    const page = await sendRequest(site.base, address, { headers: { cookie: header } })
    t.equal(page.headers['cache-control'], 'no-store')
    t.notMatch(page.body, number)
    t.equal(readHtml(page.body).querySelector('.pass'), null, header)
    t.match(readHtml(page.body).querySelector('.registered')?.textContent, '入口服务台按登记的姓名查找')
  }
  const other = await sendRequest(site.base, '/exhibitor/apply?done=exhibitor', { headers: { cookie } })
  t.notMatch(other.body, number, 'not on the confirmation of another form')
})

t.test('over TLS the cookie is Secure, and no log line has anything of the visitor or of the pass', async (t) => {
  const { set, cookie, number } = await register('', {}, { 'x-forwarded-proto': 'https' })
  t.match(set, /; Secure$/)
  await sendRequest(site.base, '/visitor/register?done=visitor', { headers: { cookie } })
  const log = JSON.stringify(site.lines)
  for (const secret of [number, 'Lin Sample', cookie]) t.notOk(log.includes(secret))
})
