/** Forms that are posted without script to a page that cannot display them: nothing that was typed is lost. */
import t, { type Test } from 'tap'
import type { FormName } from '../../../shared/forms/forms.ts'
import { startStubbed } from '../../fixtures/api-stub.ts'
import { formPages, goodValues } from '../../fixtures/form-values.ts'
import { formOf, messageBeside, readHtml, valuesOf } from '../../fixtures/html.ts'
import { runBackend } from '../../fixtures/running-backend.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { postForm } from '../../fixtures/send-request.ts'
import { compiledPackWithFacts } from '../../fixtures/small-pack.ts'

const shell = {
  '/getHomeMenuList': [],
  '/getWebInfo': [{ code: 'meta_title_en', type: 1, content: 'The fair' }],
  '/industry/tree': { tree: [] },
  '/getProductCategoryList': [{ id: 71, name: 'Tea' }]
}
const languages = [
  ['', '这个表单所在的页面暂时打不开', '请输入正确的邮箱', '请输入有效的邮箱', '服务暂时不可用'],
  [
    '/en',
    'The page of this form cannot be shown',
    'Please enter the correct email',
    'Please enter a valid email',
    'not available'
  ]
] as const

/** Says that a page has the form once, with these values. */
function holds(t: Test, body: string, name: string, values: Readonly<Record<string, string>>): HTMLFormElement {
  const document = readHtml(body)
  const form = formOf(document, name)
  t.equal(document.querySelectorAll(`input[name="form"][value="${name}"]`).length, 1)
  const kept = valuesOf(form)
  for (const [field, value] of Object.entries(values)) t.equal(kept[field] ?? '', value, field)
  return form
}

const withPages = (failing: object) => startStubbed(t, { ...shell, ...failing })

for (const [prefix, said, incorrect, invalid] of languages)
  t.test(`${prefix}: where the call of its page fails a form comes back with its values and errors`, async (t) => {
    const { site } = await withPages({ '/getPage': 500 })
    for (const name of ['subscribe', 'booth', 'exhibitor', 'visitor'] satisfies FormName[]) {
      const values = { ...goodValues[name], email: 'lin@' }
      const answer = await postForm(site, prefix + formPages[name], { form: name, ...values })
      t.equal(answer.status, 422, name)
      t.equal(answer.headers['cache-control'], 'no-store')
      t.equal(answer.headers['retry-after'], undefined)
      const form = holds(t, answer.body, name, values)
      t.equal(messageBeside(form, 'email'), name === 'subscribe' ? invalid : incorrect)
      t.equal(form.getAttribute('action'), prefix + formPages[name])
      t.match(readHtml(answer.body).querySelector('main')?.textContent, said)
    }
    const values = { ...goodValues.subscribe, email: 'lin@' }
    const footer = await postForm(site, `${prefix}/exhibition/about`, { form: 'subscribe', ...values })
    t.equal(footer.status, 422)
    t.ok(holds(t, footer.body, 'subscribe', values).closest('footer'), 'that of the footer is in the footer')
  })

t.test('a valid form that is sent while the backend is down comes back with 502 and the reason', async (t) => {
  const { site, api } = await withPages({ '/getPage': 500 })
  await api.origin.stop()
  for (const [prefix, said, , , unavailable] of languages) {
    const answer = await postForm(site, `${prefix}/visitor/register`, { form: 'visitor', ...goodValues.visitor })
    t.equal(answer.status, 502)
    t.ok(Number(answer.headers['retry-after']) > 0)
    const form = holds(t, answer.body, 'visitor', goodValues.visitor)
    t.match(form.querySelector('.form-failed[role="alert"]')?.textContent, unavailable)
    t.match(readHtml(answer.body).querySelector('main')?.textContent, said)
  }
})

const backend = await runBackend(t, compiledPackWithFacts())
const meeting = {
  exhibitor: '102',
  time: '2025-06-12T11:30',
  topic: 'Tea for 40 shops\nand prices',
  name: 'Shen Sample',
  company: 'Sample Foods',
  phone: '13800000000',
  email: 'shen@example.com',
  consent: '1'
}

t.test('a request for a meeting after the fair comes back with its values and says why it is too late', async (t) => {
  const base = await startSite(t, backend.origin, { PREVIEW_DATE: '2026-11-29' })
  for (const [prefix, closed, time] of [
    ['', '本届展会已经结束，不再接受展台约见', '11:30'],
    ['/en', 'This edition of the fair has closed: you can no longer ask for meetings.', '12.06.2025 11:30']
  ] as const)
    for (const values of [meeting, { ...meeting, topic: '', email: 'x' }]) {
      const answer = await postForm(base, `${prefix}/exhibitor/featured/102`, { form: 'meeting', ...values })
      t.equal(answer.status, 422)
      const form = holds(t, answer.body, 'meeting', values)
      t.match(form.textContent, closed)
      t.match(form.querySelector('[name="time"] option[selected]')?.textContent, time)
      t.equal(form.querySelector('[type="submit"]'), null, 'nothing to send again')
      t.equal(form.querySelector('.error, .form-mistakes'), null, 'nor to mend')
    }
})

t.test('a form that its page does not have comes back with its values and errors', async (t) => {
  const base = await startSite(t, backend.origin, { PREVIEW_DATE: '2025-06-12T10:00+08:00' })
  for (const [prefix, gone, message] of [
    ['', '提交时的页面没有这个表单', '请输入正确的邮箱'],
    ['/en', 'The page you sent this from does not have the form', 'Please enter the correct email']
  ] as const) {
    const values = { ...goodValues.visitor, email: 'lin@' }
    const answer = await postForm(base, `${prefix}/exhibition/about`, { form: 'visitor', ...values })
    t.equal(answer.status, 422)
    const form = holds(t, answer.body, 'visitor', values)
    t.equal(messageBeside(form, 'email'), message)
    t.match(readHtml(answer.body).querySelector('main')?.textContent, gone)
    t.ok(form.querySelector('[type="submit"]'))
  }
})

t.test(
  'the confirmation in the address of a form that is posted again is no confirmation of the new one',
  async (t) => {
    const base = await startSite(t, backend.origin, { PREVIEW_DATE: '2025-06-12T10:00+08:00' })
    for (const [name, done] of [
      ['visitor', 'visitor'],
      ['visitor', 'subscribe'],
      ['subscribe', 'subscribe']
    ] as const) {
      const values = { ...goodValues[name], email: 'lin@' }
      const answer = await postForm(base, `/en${formPages[name]}?done=${done}`, { form: name, ...values })
      t.equal(answer.status, 422)
      const form = holds(t, answer.body, name, values)
      t.match(messageBeside(form, 'email'), /^Please enter/)
      t.notMatch(readHtml(answer.body).body.textContent, /Submission Successful|Subscribed successfully/)
      const right = await postForm(base, `/en${formPages[name]}?done=${done}`, { form: name, ...goodValues[name] })
      t.equal(right.headers.location, `/en${formPages[name]}?done=${name}`)
    }
  }
)
