import t from 'tap'
import { ask } from '../../fixtures/client.ts'
import { formOf, messageBeside, readHtml, valuesOf } from '../../fixtures/html.ts'
import { startProcess } from '../../fixtures/site-process.ts'
import { storedRows } from '../../fixtures/stored-rows.ts'

const site = await startProcess(t)
const post = (path: string, values: Record<string, string>) =>
  ask(site.base, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(values).toString()
  })
const listed = () => storedRows(site.folder).filter((row) => JSON.stringify(row.fields).includes('leaver@example.com'))

t.test('a link alone takes nobody off the list; the post of the form does, without script', async (t) => {
  const subscribed = await post('/', { form: 'subscribe', email: 'leaver@example.com', consent: '1' })
  t.equal(subscribed.status, 303)
  t.equal(listed().length, 1)

  const page = await ask(site.base, '/en/unsubscribe?email=leaver@example.com&done=unsubscribed')
  t.equal(page.status, 200)
  t.equal(listed().length, 1, 'looking changes nothing')
  const form = formOf(readHtml(page.body), 'unsubscribe')
  t.equal(form.getAttribute('action'), '/en/unsubscribe')
  t.notOk(form.querySelector('[name="consent"]'), 'nobody has to agree to anything')
  t.equal(valuesOf(form).email, '', 'an address in the link is not even filled in')

  const answer = await post('/en/unsubscribe', { form: 'unsubscribe', email: 'leaver@example.com' })
  t.equal(answer.status, 303)
  t.equal(answer.headers.location, '/en/unsubscribe?done=unsubscribe')
  t.equal(listed().length, 0)
  const confirmed = formOf(readHtml((await ask(site.base, answer.headers.location!)).body), 'unsubscribe')
  t.match(confirmed.querySelector('[role="status"]')?.textContent, 'You have unsubscribed.')
})

t.test('an unknown address is answered like a known one, a wrong one beside its field', async (t) => {
  t.equal((await post('/unsubscribe', { form: 'unsubscribe', email: 'nobody@example.com' })).status, 303)
  const wrong = await post('/unsubscribe', { form: 'unsubscribe', email: 'nobody@' })
  t.equal(wrong.status, 422)
  t.equal(messageBeside(formOf(readHtml(wrong.body), 'unsubscribe'), 'email'), '请输入有效的邮箱')
})

t.test('the footer leads there, since this backend has the call', async (t) => {
  const { body } = await ask(site.base, '/en/visitor/guide')
  t.match(body.slice(body.indexOf('<footer')), 'href="/en/unsubscribe"')
})
