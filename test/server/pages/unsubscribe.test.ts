import t from 'tap'
import { formOf, messageBeside, readHtml, valuesOf } from '../../fixtures/html.ts'
import { runBackend } from '../../fixtures/running-backend.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { postForm, sendRequest } from '../../fixtures/send-request.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'
import { storedRows } from '../../fixtures/stored-rows.ts'

const backend = await runBackend(t, compiledSmallPack())
const base = await startSite(t, backend.origin)
const post = (path: string, values: Record<string, string>) => postForm(base, path, values)
const subscriptions = () =>
  storedRows(backend.dataDir).filter((row) => JSON.stringify(row.fields).includes('leaver@example.com'))

t.test('a GET of the link does not unsubscribe; the post of the form does, without JavaScript', async (t) => {
  const subscribed = await post('/', { form: 'subscribe', email: 'leaver@example.com', consent: '1' })
  t.equal(subscribed.status, 303)
  t.equal(subscriptions().length, 1)

  const page = await sendRequest(base, '/en/unsubscribe?email=leaver@example.com&done=unsubscribed')
  t.equal(page.status, 200)
  t.equal(subscriptions().length, 1, 'the GET changes nothing')
  const form = formOf(readHtml(page.body), 'unsubscribe')
  t.equal(form.getAttribute('action'), '/en/unsubscribe')
  t.notOk(form.querySelector('[name="consent"]'), 'the form has no consent field')
  t.equal(valuesOf(form).email, '', 'an address in the URL is not filled in')

  const unsubscribed = await post('/en/unsubscribe', { form: 'unsubscribe', email: 'leaver@example.com' })
  t.equal(unsubscribed.status, 303)
  t.equal(unsubscribed.headers.location, '/en/unsubscribe?done=unsubscribe')
  t.equal(subscriptions().length, 0)
  const confirmed = formOf(readHtml((await sendRequest(base, unsubscribed.headers.location!)).body), 'unsubscribe')
  t.match(confirmed.querySelector('[role="status"]')?.textContent, 'You have unsubscribed.')
  t.notOk(confirmed.querySelector('[name="email"]'), 'the form is not shown again')
})

t.test('an unknown address is answered like a known one, an invalid one gets a message at its field', async (t) => {
  t.equal((await post('/unsubscribe', { form: 'unsubscribe', email: 'nobody@example.com' })).status, 303)
  const wrong = await post('/unsubscribe', { form: 'unsubscribe', email: 'nobody@' })
  t.equal(wrong.status, 422)
  t.equal(messageBeside(formOf(readHtml(wrong.body), 'unsubscribe'), 'email'), '请输入有效的邮箱')
})

t.test('the footer links the page, because this backend has the call', async (t) => {
  const { body } = await sendRequest(base, '/en/visitor/guide')
  t.match(body.slice(body.indexOf('<footer')), 'href="/en/unsubscribe"')
})
