import t from 'tap'
import { FormView } from '../../../client/forms/form-view.tsx'
import { FormWordsContext } from '../../../client/forms/form-words.ts'
import { formWords } from '../../../shared/form-words.ts'
import { consentVersion, type FormName, honeypot } from '../../../shared/forms.ts'
import type { PageState } from '../../../shared/state.ts'
import { type Origin, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { act, cleanup, fireEvent, renderWith, screen, waitFor, within } from '../../fixtures/rendered.tsx'

t.afterEach(() => cleanup())

function draw(given: Partial<PageState> = {}, name: FormName = 'subscribe') {
  const locale = given.locale ?? 'cn'
  const { store } = renderWith(
    { categories: [{ id: 7, name: '茶' }], ...given },
    <FormWordsContext value={formWords[locale]}>
      <FormView name={name} place="page" />
    </FormWordsContext>
  )
  const form = document.querySelector('form')!
  const field = (part: string) => form.querySelector<HTMLInputElement>(`[name="${part}"]`)!
  return { form, field, store, button: within(form).getByRole('button') }
}

const posts = (origin: Origin) => origin.asked.filter(({ method }) => method === 'POST')

async function fillAndSend({ form, field }: ReturnType<typeof draw>, email = 'reader@example.com') {
  fireEvent.change(field('email'), { target: { value: email } })
  fireEvent.click(field('consent'))
  await act(async () => fireEvent.submit(form))
}

t.test('the call of the specification: its two parts, the consent and nothing else', async (t) => {
  const origin = await startOrigin(t, sendJson({ code: 200, msg: 'ok', data: null }))
  const drawn = draw({ apiBase: `${origin.base}/`, locale: 'en' })
  fireEvent.change(drawn.field('product_category_id'), { target: { value: '7' } })
  await fillAndSend(drawn)
  await waitFor(() => within(drawn.form).getByText('Subscribed successfully!'))
  const { url, headers, body } = posts(origin)[0]!
  t.equal(url, '/addSubscribe')
  t.equal(headers.lang, 'en')
  const parts = Object.fromEntries(
    [...body.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)].map(([, name, value]) => [name, value])
  )
  t.same(parts, {
    email: 'reader@example.com',
    product_category_id: '7',
    consent: '1',
    consent_version: consentVersion,
    consent_lang: 'en'
  })
  t.equal(drawn.field('email').value, '', 'the form is empty again')
})

t.test('without consent nothing is sent', async (t) => {
  const origin = await startOrigin(t, sendJson({ code: 200, msg: 'ok', data: null }))
  const { form, field } = draw({ apiBase: `${origin.base}/` })
  fireEvent.change(field('email'), { target: { value: 'reader@example.com' } })
  await act(async () => fireEvent.submit(form))
  t.ok(within(form).getByText('请先阅读隐私说明并勾选同意'))
  t.same(posts(origin), [])
})

t.test('what is wrong stands beside a field before the focus comes to it', async (t) => {
  const { form, field } = draw({})
  let described: string | null | undefined
  field('email').addEventListener('focus', ({ currentTarget }) => {
    const id = (currentTarget as HTMLElement).getAttribute('aria-describedby')
    described = id && document.getElementById(id)?.textContent
  })
  await act(async () => fireEvent.submit(form))
  t.equal(described, '请输入邮箱')
  t.equal(document.activeElement, field('email'))
})

t.test('the category is never required', async (t) => {
  const origin = await startOrigin(t, sendJson({ code: 200, msg: 'ok', data: null }))
  const drawn = draw({ apiBase: `${origin.base}/` })
  await fillAndSend(drawn)
  await waitFor(() => within(drawn.form).getByText('订阅成功！'))
  t.equal(posts(origin).length, 1)
})

t.test('whoever fills the field that nobody sees is thanked, and nothing is sent', async (t) => {
  const origin = await startOrigin(t, sendJson({ code: 200, msg: 'ok', data: null }))
  const drawn = draw({ apiBase: `${origin.base}/` })
  fireEvent.change(drawn.field(honeypot), { target: { value: 'x' } })
  await fillAndSend(drawn)
  await waitFor(() => within(drawn.form).getByText('订阅成功！'))
  t.same(posts(origin), [])
})

const failures: [string, object, string][] = [
  ['its own words', { code: 500, msg: '该邮箱已被停用', data: null }, '该邮箱已被停用'],
  ['the default words where it has none', { code: 500, msg: '', data: null }, '输入的数据不合法!'],
  ['the default words where it is no answer', {}, '输入的数据不合法!']
]
for (const [title, answer, words] of failures) {
  t.test(`a failure says ${title}, loses nothing and lets the visitor send again`, async (t) => {
    const origin = await startOrigin(t, sendJson(answer))
    const drawn = draw({ apiBase: `${origin.base}/` })
    await fillAndSend(drawn)
    await waitFor(() => within(drawn.form).getByText(words))
    t.equal(screen.getByRole('alert').textContent, words)
    t.equal(drawn.field('email').value, 'reader@example.com')
    t.equal(drawn.field('consent').checked, true)
    t.equal(drawn.button.getAttribute('aria-disabled'), 'false')
    t.equal(drawn.store.getState().progress, 'failed')
  })
}

t.test('while it is being sent the button says so, and a second press sends nothing', async (t) => {
  const answers: (() => void)[] = []
  const origin = await startOrigin(t, (request, response) => {
    answers.push(() => sendJson({ code: 200, msg: 'ok', data: null })(request, response, 0))
  })
  const drawn = draw({ apiBase: `${origin.base}/`, locale: 'en' })
  await fillAndSend(drawn)
  t.equal(drawn.button.textContent, 'Sending')
  t.equal(drawn.store.getState().progress, 'loading')
  t.equal(drawn.button.getAttribute('aria-disabled'), 'true')
  await act(async () => fireEvent.submit(drawn.form))
  await waitFor(() => {
    if (answers.length === 0) throw new Error('not asked yet')
  })
  for (const answer of answers) answer()
  await waitFor(() => within(drawn.form).getByText('Subscribed successfully!'))
  t.equal(drawn.store.getState().progress, 'idle')
  t.equal(posts(origin).length, 1)
})

t.test('what a post without script left is there again: values, messages, and the focus', async (t) => {
  const outcome = { form: 'exhibitor' as const, done: false, message: '' }
  const values = { company: 'Sample Foods', country: 'DE', partner_exhibition: 'both', email: 'x', consent: '1' }
  const form = { ...outcome, values, errors: { email: 'emailIncorrect' } }
  const { field } = draw({ form, countries: [{ code: 'DE', name: '德国' }] }, 'exhibitor')
  t.equal(field('company').value, 'Sample Foods')
  t.equal(field('country').value, 'DE')
  t.equal(field('partner_exhibition').value, 'both')
  t.equal(field('consent').checked, true)
  t.equal(field('email').getAttribute('aria-invalid'), 'true')
  t.ok(screen.getByText('请输入正确的邮箱'))
  t.equal(document.activeElement, field('email'))
})

t.test('a form that was accepted says so, by the address alone', async (t) => {
  draw({ query: { done: 'subscribe' }, locale: 'en' })
  t.ok(screen.getByText('Subscribed successfully!'))
  cleanup()
  draw({ query: { done: 'visitor' }, locale: 'en' })
  t.equal(screen.queryByText('Subscribed successfully!'), null, 'and no other form does')
})

t.test('after the fair a form says that this edition has closed, and stays open', async (t) => {
  const { button } = draw({ phase: 'after', locale: 'en' })
  t.ok(screen.getByText(/This edition of the fair has closed/))
  t.equal(button.getAttribute('aria-disabled'), 'false')
})

/** Chooses or types a value and goes on with the keyboard. */
function enter(element: HTMLElement, value: string) {
  fireEvent.change(element, { target: { value } })
  fireEvent.blur(element)
}

const errorsOf = (form: HTMLElement) => [...form.querySelectorAll('.error')].map((error) => error.textContent)

t.test('a field that was right when it was left is told to be wrong when another makes it so, and back', async (t) => {
  const { form, field } = draw({ locale: 'en' }, 'booth')
  enter(field('booth_type'), 'bare')
  enter(field('booth_area'), '9')
  t.same(errorsOf(form), ['Bare space starts at 36 sqm'])
  enter(field('booth_type'), 'standard')
  t.same(errorsOf(form), [])
  enter(field('booth_type'), 'bare')
  t.same(errorsOf(form), ['Bare space starts at 36 sqm'], 'and nothing of fields that nobody has been to')
})

t.test('a message that a post without script left goes when another field makes it untrue', async (t) => {
  const outcome = { form: 'booth' as const, done: false, message: '' }
  const values = { booth_type: 'bare', booth_area: '9' }
  const posted = { ...outcome, values, errors: { booth_area: 'areaBare' } }
  const { form, field } = draw({ form: posted, locale: 'en' }, 'booth')
  t.same(errorsOf(form), ['Bare space starts at 36 sqm'])
  enter(field('booth_type'), 'standard')
  t.same(errorsOf(form), [])
})

t.test('what is wrong is told after the press that leaves a field, and at once with the keyboard', async (t) => {
  const { form, field } = draw({ locale: 'en' })
  const wrong = ['Please enter your email']
  const later = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  fireEvent.mouseDown(field('consent'), { buttons: 1 })
  fireEvent.blur(field('email'))
  fireEvent.mouseMove(field('consent'), { buttons: 1 })
  await later()
  t.same(errorsOf(form), [], 'the page stands still')
  fireEvent.mouseUp(field('consent'))
  t.same(errorsOf(form), [], 'until the click has come')
  await later()
  t.same(errorsOf(form), wrong)
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
    t.same(errorsOf(form), wrong, 'a press that ends without its mouseup holds nothing up')
    enter(field('email'), 'reader@example.com')
  }
})
