/** Requests for meetings without script, by the page of an exhibitor (shared/README.md#meetings). */
import t from 'tap'
import { formOf, messageBeside, readHtml, valuesOf } from '../../fixtures/html.ts'
import { runBackend } from '../../fixtures/running-backend.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { postForm, sendRequest } from '../../fixtures/send-request.ts'
import { compiledPackWithFacts } from '../../fixtures/small-pack.ts'
import { storedRows } from '../../fixtures/stored-rows.ts'

const backend = await runBackend(t, compiledPackWithFacts())
const base = await startSite(t, backend.origin, { PREVIEW_DATE: '2025-06-12T10:00+08:00' })
const address = '/en/exhibitor/featured/102'
const values = {
  exhibitor: '102',
  time: '2025-06-12T11:30',
  topic: 'Tea for 40 shops\nand prices',
  products: '',
  name: 'Shen Sample',
  company: 'Sample Foods',
  phone: '13800000000',
  email: 'shen@example.com',
  consent: '1'
}
const post = (changes: Record<string, string> = {}) =>
  postForm(base, address, { form: 'meeting', ...values, ...changes })
const pageAt = async (path: string) => readHtml((await sendRequest(base, path)).body)

t.test('the page of an exhibitor offers every half hour from the day on, and names itself in the form', async (t) => {
  const form = formOf(await pageAt(address), 'meeting')
  t.equal(form.getAttribute('action'), address)
  t.equal(valuesOf(form).exhibitor, '102')
  const times = [...form.querySelectorAll('option')].map((option) => option.value).filter(Boolean)
  t.equal(times.length, 16 + 12, 'of a day from 9 to 5 and one from 9 to 3')
  t.equal(times[0], '2025-06-12T09:00')
  t.notOk(form.closest('details')?.hasAttribute('open'))
})

t.test('a request is stored, and confirmed with its number and the chosen time', async (t) => {
  const answer = await post()
  t.equal(answer.status, 303)
  const [row] = storedRows(backend.dataDir)
  t.match(row, { form: 'meeting', fields: { topic: values.topic, exhibitor: '102' }, consent: 'given' })
  const location = new URL(answer.headers.location!, base)
  t.equal(location.pathname, address)
  t.same(Object.fromEntries(location.searchParams), {
    done: 'meeting',
    number: row?.fields.number,
    time: values.time
  })
  const form = formOf(await pageAt(location.pathname + location.search), 'meeting')
  t.ok(form.closest('details')?.hasAttribute('open'))
  const said = form.querySelector('[role="status"]')?.textContent
  t.match(said, 'Submission Successful. ')
  t.match(said, row?.fields.number)
  t.match(said, '12.06.2025 11:30–12:00')
})

t.test('a request with a mistake stores nothing and keeps what was typed, in a form that is open', async (t) => {
  const stored = storedRows(backend.dataDir).length
  for (const [field, value, message] of [
    ['topic', ' ', 'What you want to talk about is missing'],
    ['time', '2025-06-12T11:31', 'Please select from the list'],
    ['phone', '12', 'Please enter the correct phone number, starting with + and the country code']
  ] as const) {
    const answer = await post({ [field]: value })
    t.equal(answer.status, 422)
    const form = formOf(readHtml(answer.body), 'meeting')
    t.equal(messageBeside(form, field), message)
    t.ok(form.closest('details')?.hasAttribute('open'))
    t.equal(valuesOf(form).name, values.name)
    if (field !== 'time') t.equal(valuesOf(form).time, values.time)
  }
  const closed = await post({ time: '2025-06-12T20:00' })
  t.equal(closed.status, 422, 'a half hour after the closing time')
  t.match(readHtml(closed.body).querySelector('.form-failed')?.textContent, 'Please select from the list')
  t.equal(storedRows(backend.dataDir).length, stored)
})
