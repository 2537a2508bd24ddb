import t from 'tap'
import { FormMessagesContext } from '../../../client/forms/form-messages.ts'
import { FormView } from '../../../client/forms/form-view.tsx'
import { formMessages } from '../../../shared/forms/form-messages.ts'
import { consentVersion, type FormName, honeypot } from '../../../shared/forms/forms.ts'
import { localized } from '../../../shared/locale/locale.ts'
import type { PageState } from '../../../shared/pages/state.ts'
import { type Origin, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { act, cleanup, fireEvent, renderWith, screen, waitFor, within } from '../../fixtures/rendered.tsx'

t.afterEach(() => {
  cleanup()
  // What is typed into a form that is left stays for the next one.
  window.sessionStorage.clear()
})

/** Renders a form into the document; `field` finds an input by name. */
function renderForm(state: Partial<PageState> = {}, name: FormName = 'subscribe') {
  const locale = state.locale ?? 'cn'
  const { store } = renderWith(
    { categories: [{ id: 7, name: '茶' }], ...state },
    <FormMessagesContext.Provider value={localized(formMessages, locale)}>
      <FormView name={name} idPrefix="page" />
    </FormMessagesContext.Provider>
  )
  const form = document.querySelector('form')!
  const field = (fieldName: string) => form.querySelector<HTMLInputElement>(`[name="${fieldName}"]`)!
  return { form, field, store, button: within(form).getByRole('button') }
}

const posts = (origin: Origin) => origin.requests.filter(({ method }) => method === 'POST')

async function fillAndSend({ form, field }: ReturnType<typeof renderForm>, email = 'reader@example.com') {
  fireEvent.change(field('email'), { target: { value: email } })
  fireEvent.click(field('consent'))
  await act(async () => fireEvent.submit(form))
}

t.test('a form says what it means on the day that it is sent', (t) => {
  const noteOf = (name: FormName, date: string, locale: 'cn' | 'en' = 'en') => {
    const phase = date > '2025-06-13' ? 'after' : date < '2025-06-11' ? 'before' : 'during'
    const { form } = renderForm({ today: Date.parse(date) / 1000, phase, locale }, name)
    const note = form.querySelector('.form-note')?.textContent ?? ''
    cleanup()
    return note
  }
  t.match(noteOf('booth', '2025-03-31'), /close on 31\.03\.2025/)
  t.match(noteOf('booth', '2025-04-01'), /closed on 31\.03\.2025\..*next fair/)
  t.match(noteOf('exhibitor', '2025-04-01', 'cn'), /已于2025年3月31日截止.*下一届/)
  t.match(noteOf('visitor', '2025-06-10', 'cn'), /2025年6月10日（含）前登记，免费入场.*50元/)
  t.match(noteOf('visitor', '2025-06-11'), /ended on 10\.06\.2025.*RMB 50/)
  t.match(noteOf('visitor', '2025-06-14'), /This edition of the fair has closed/)
  t.equal(noteOf('subscribe', '2025-04-01'), '')
  t.end()
})

for (const [day, next] of [
  ['2025-03-31', formMessages.en.next.booth],
  ['2025-04-01', formMessages.en.late.booth('31.03.2025', '')]
] as const)
  t.test(
    `an application that is accepted on ${day} shows its number, what was sent, and then what comes next`,
    async (t) => {
      const origin = await startOrigin(t, sendJson({ code: 1, msg: 'ok', data: { number: 'B-7K3QXP' } }))
      const state = { apiBase: `${origin.base}/`, locale: 'en', today: Date.parse(day) / 1000 } as const
      const view = renderForm({ ...state, phase: 'before' }, 'booth')
      const values = {
        company: 'Sample Tea',
        product_type: 'Tea',
        contact: 'Lan Zhi',
        phone: '13800000000',
        booth_type: 'bare',
        booth_area: '36'
      }
      for (const [name, value] of Object.entries(values)) fireEvent.change(view.field(name), { target: { value } })
      await fillAndSend(view)
      await waitFor(() => within(view.form).getByText('B-7K3QXP'))
      const done = view.form.textContent
      for (const text of ['Sample Tea', 'Bare space', 'reader@example.com']) t.match(done, text)
      t.ok(done.indexOf(next) > done.indexOf('reader@example.com'), next)
      t.notMatch(done, 'bare,')
    }
  )

t.test('the last of an odd number of fields has the whole width', async (t) => {
  const wide = (name: FormName) => {
    cleanup()
    const { form } = renderForm({}, name)
    return [...form.querySelectorAll('.field.is-wide [name]')].map((field) => field.getAttribute('name'))
  }
  t.same(wide('booth'), ['booth_area'])
  t.same(wide('exhibitor'), [])
})

t.test('a subscription posts the two fields of the call, the consent and nothing else', async (t) => {
  const origin = await startOrigin(t, sendJson({ code: 200, msg: 'ok', data: null }))
  const view = renderForm({ apiBase: `${origin.base}/`, locale: 'en' })
  fireEvent.change(view.field('product_category_id'), { target: { value: '7' } })
  await fillAndSend(view)
  await waitFor(() => within(view.form).getByText('Subscribed successfully!'))
  const { url, headers, body } = posts(origin)[0]!
  t.equal(url, '/addSubscribe')
  t.equal(headers.lang, 'en')
  const fields = Object.fromEntries(
    [...body.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)].map(([, name, value]) => [name, value])
  )
  t.same(fields, {
    email: 'reader@example.com',
    product_category_id: '7',
    consent: '1',
    consent_version: consentVersion,
    consent_lang: 'en'
  })
  t.equal(view.field('email').value, '', 'the form is reset')
  t.same(errorsOf(view.form), [])
})

t.test('without consent nothing is sent', async (t) => {
  const origin = await startOrigin(t, sendJson({ code: 200, msg: 'ok', data: null }))
  const { form, field } = renderForm({ apiBase: `${origin.base}/` })
  fireEvent.change(field('email'), { target: { value: 'reader@example.com' } })
  await act(async () => fireEvent.submit(form))
  t.ok(within(form).getByText('请先阅读隐私说明并勾选同意'))
  t.same(posts(origin), [])
})

t.test('the error of a field is in the document before the field gets the focus', async (t) => {
  const { form, field } = renderForm({})
  let description: string | null | undefined
  field('email').addEventListener('focus', ({ currentTarget }) => {
    const id = (currentTarget as HTMLElement).getAttribute('aria-describedby')
    description = id && document.getElementById(id)?.textContent
  })
  await act(async () => fireEvent.submit(form))
  t.equal(description, '请输入邮箱')
  t.equal(document.activeElement, field('email'))
})

t.test('with a filled honeypot the form shows success and sends nothing', async (t) => {
  const origin = await startOrigin(t, sendJson({ code: 200, msg: 'ok', data: null }))
  const view = renderForm({ apiBase: `${origin.base}/` })
  fireEvent.change(view.field(honeypot), { target: { value: 'x' } })
  await fillAndSend(view)
  await waitFor(() => within(view.form).getByText('订阅成功！'))
  t.same(posts(origin), [])
})

const unavailable = '系统暂时无法保存您填写的内容，请稍后再提交。'
const failures: [string, object | string, string, number?][] = [
  ['the message of the response', { code: 500, msg: '该邮箱已被停用', data: null }, '该邮箱已被停用'],
  ['the default message for an empty message', { code: 500, msg: '', data: null }, '输入的数据不合法!'],
  ['that it is unavailable for a response without envelope', {}, unavailable],
  ['that it is unavailable for a page of HTML', '<h1>Welcome</h1>', unavailable],
  ['that it is unavailable for a firewall’s 403', '<h1>Forbidden</h1>', unavailable, 403],
  ['that it is unavailable for a failure', { code: 500, msg: '', data: null }, unavailable, 500],
  ['that it is unavailable for another call’s success', { code: 1, msg: 'success', data: null }, unavailable],
  ['that it is unavailable for a call that is not there', { detail: 'Not found' }, unavailable, 404]
]
for (const [title, answer, message, status] of failures) {
  t.test(`a failure shows ${title}, keeps the input and allows to submit again`, async (t) => {
    const origin = await startOrigin(t, sendJson(answer, {}, status))
    const view = renderForm({ apiBase: `${origin.base}/` })
    await fillAndSend(view)
    await waitFor(() => within(view.form).getByText(message))
    t.equal(screen.getByRole('alert').textContent, message)
    t.equal(view.field('email').value, 'reader@example.com')
    t.equal(view.field('consent').checked, true)
    t.equal(view.button.getAttribute('aria-disabled'), null)
    t.equal(view.store.getState().progress, 'failed')
  })
}

t.test('while a submission is in flight the button shows it, and a second submit sends nothing', async (t) => {
  const pendingResponses: (() => void)[] = []
  const origin = await startOrigin(t, (request, response) => {
    pendingResponses.push(() => sendJson({ code: 200, msg: 'ok', data: null })(request, response, 0))
  })
  const view = renderForm({ apiBase: `${origin.base}/`, locale: 'en' })
  await fillAndSend(view)
  t.equal(view.button.textContent, 'Sending')
  t.equal(view.store.getState().progress, 'loading')
  t.equal(view.button.getAttribute('aria-disabled'), 'true')
  await act(async () => fireEvent.submit(view.form))
  await waitFor(() => {
    if (pendingResponses.length === 0) throw new Error('the request has not arrived yet')
  })
  for (const respond of pendingResponses) respond()
  await waitFor(() => within(view.form).getByText('Subscribed successfully!'))
  t.equal(view.store.getState().progress, 'idle')
  t.equal(posts(origin).length, 1)
})

t.test('a form whose page is left while it is sent is no draft once it is accepted', async (t) => {
  let answer: (() => void) | undefined
  const origin = await startOrigin(t, (request, response) => {
    answer = () => sendJson({ code: 200, msg: 'ok', data: null })(request, response, 0)
  })
  await fillAndSend(renderForm({ apiBase: `${origin.base}/` }))
  await waitFor(() => {
    if (!answer) throw new Error('the request has not arrived yet')
  })
  cleanup()
  t.match(window.sessionStorage.getItem('form-drafts'), 'reader@example.com', 'nobody knows yet')
  answer?.()
  await waitFor(() => {
    if (window.sessionStorage.getItem('form-drafts') !== null) throw new Error('still a draft')
  })
})

const noAnswer = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
  )
for (const [what, fetcher, ms] of [
  ['gets no answer', noAnswer, 30_000],
  ['finds neither network nor a database that opens', () => Promise.reject(new TypeError('no network')), 5000]
] as const) {
  t.test(`a submission that ${what} ends`, async (t) => {
    const { setTimeout, fetch } = globalThis
    Object.assign(globalThis, {
      indexedDB: { open: () => ({}) },
      fetch: fetcher,
      setTimeout: (call: () => void, after: number) => setTimeout(call, after >= 5000 && after <= ms ? 1 : after)
    })
    t.teardown(() => {
      Object.assign(globalThis, { setTimeout, fetch })
      Reflect.deleteProperty(globalThis, 'indexedDB')
    })
    const view = renderForm({ apiBase: '/api/' })
    await fillAndSend(view)
    await waitFor(() => within(view.form).getByText(unavailable))
    t.equal(view.field('email').value, 'reader@example.com')
    t.equal(view.button.getAttribute('aria-disabled'), null)
  })
}

t.test('after a submission without script the form has its values, errors and focus', async (t) => {
  const result = { form: 'exhibitor' as const, accepted: false, message: '' }
  const values = { company: 'Sample Foods', country: 'DE', partner_exhibition: 'both', email: 'x', consent: '1' }
  const form = { ...result, values, errors: { email: 'emailIncorrect' } }
  const { field } = renderForm({ form, countries: [{ code: 'DE', name: '德国' }] }, 'exhibitor')
  t.equal(field('company').value, 'Sample Foods')
  t.equal(field('country').value, 'DE')
  t.equal(field('partner_exhibition').value, 'both')
  t.equal(field('consent').checked, true)
  t.equal(field('email').getAttribute('aria-invalid'), 'true')
  t.ok(screen.getByText('请输入正确的邮箱'))
  t.equal(document.activeElement, field('email'))
})

t.test('a category that was chosen stays chosen where the categories have failed since', async (t) => {
  const values = { email: 'x', product_category_id: '7' }
  const form = { form: 'subscribe' as const, accepted: false, message: '', values, errors: {} }
  t.equal(renderForm({ categories: null }).field('product_category_id').value, '')
  cleanup()
  t.equal(renderForm({ form, categories: null }).field('product_category_id').value, '7')
})

t.test('the query parameter done shows the confirmation of its form', async (t) => {
  renderForm({ query: { done: 'subscribe' }, locale: 'en' })
  t.ok(screen.getByText('Subscribed successfully!'))
  cleanup()
  renderForm({ query: { done: 'visitor' }, locale: 'en' })
  t.equal(screen.queryByText('Subscribed successfully!'), null, 'no other form shows it')
})

/** Chooses or types a value and leaves the field by keyboard. */
function enter(element: HTMLElement, value: string) {
  fireEvent.change(element, { target: { value } })
  fireEvent.blur(element)
}

const errorsOf = (form: HTMLElement) => [...form.querySelectorAll('.error')].map((error) => error.textContent)

t.test('a touched field is validated again when the field that its rule depends on changes', async (t) => {
  const { form, field } = renderForm({ locale: 'en' }, 'booth')
  enter(field('booth_type'), 'bare')
  enter(field('booth_area'), '9')
  t.same(errorsOf(form), ['Bare space starts at 36 sqm'])
  enter(field('booth_type'), 'standard')
  t.same(errorsOf(form), [])
  enter(field('booth_type'), 'bare')
  t.same(errorsOf(form), ['Bare space starts at 36 sqm'], 'untouched fields show no error')
})

t.test('an error of a submission without script disappears when another field makes the value valid', async (t) => {
  const result = { form: 'booth' as const, accepted: false, message: '' }
  const values = { booth_type: 'bare', booth_area: '9' }
  const submission = { ...result, values, errors: { booth_area: 'areaBare' } }
  const { form, field } = renderForm({ form: submission, locale: 'en' }, 'booth')
  t.same(errorsOf(form), ['Bare space starts at 36 sqm'])
  enter(field('booth_type'), 'standard')
  t.same(errorsOf(form), [])
})

t.test('an error appears after the click that leaves the field, and at once with the keyboard', async (t) => {
  const { form, field } = renderForm({ locale: 'en' })
  const expected = ['Please enter your email']
  const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  fireEvent.mouseDown(field('consent'), { buttons: 1 })
  fireEvent.blur(field('email'))
  fireEvent.mouseMove(field('consent'), { buttons: 1 })
  await nextTask()
  t.same(errorsOf(form), [], 'no error while the button is pressed')
  fireEvent.mouseUp(field('consent'))
  t.same(errorsOf(form), [], 'no error before the click event')
  await nextTask()
  t.same(errorsOf(form), expected)
  enter(field('email'), 'reader@example.com')
  t.same(errorsOf(form), [])

  for (const release of [
    () => fireEvent.mouseMove(form),
    () => fireEvent.dragEnd(form),
    () => fireEvent.keyDown(form, { key: 'Tab' })
  ]) {
    fireEvent.mouseDown(form, { buttons: 1 })
    release()
    enter(field('email'), '')
    t.same(errorsOf(form), expected, 'a press that ends without mouseup delays nothing')
    enter(field('email'), 'reader@example.com')
  }
})
