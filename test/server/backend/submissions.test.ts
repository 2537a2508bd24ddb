import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { submissionsFile } from '../../../server/backend/submissions-file.ts'
import { formMessages } from '../../../shared/forms/form-messages.ts'
import { runBackend } from '../../fixtures/running-backend.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'
import { storedRows } from '../../fixtures/stored-rows.ts'

const pack = compiledSmallPack()

async function post(origin: string, call: string, values: Record<string, string>, lang = 'cn') {
  const answer = await fetch(origin + call, { method: 'POST', body: new URLSearchParams(values), headers: { lang } })
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: (await answer.json()) as { code: number; msg: string; data: unknown }
  }
}

const consent = { consent: '1', consent_version: '2025-01', consent_lang: 'en' }
const booth = {
  company: '=HYPERLINK("x")',
  product_type: 'Tea',
  contact: 'Lan Zhi',
  phone: '+86 138 0000 0000',
  email: 'Booth@Example.com',
  booth_type: 'bare',
  booth_area: '３６',
  ...consent
}

t.test('a subscription is stored with consent, version and language before its response is sent', async (t) => {
  const backend = await runBackend(t, pack)
  const { body } = await post(
    backend.origin,
    '/addSubscribe',
    { email: ' A@Example.com ', product_category_id: '2', ...consent },
    'cn'
  )
  t.same(body, { code: 200, msg: '订阅成功！', data: null })
  const [row] = storedRows(backend.dataDir)
  t.match(row, {
    form: 'subscribe',
    edition: 'organic',
    address: 'a@example.com',
    fields: { email: 'A@Example.com', product_category_id: '2' },
    consent: 'given',
    consent_version: '2025-01',
    consent_lang: 'en',
    consent_time: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
    repeated: null
  })
  t.equal(statSync(path.join(backend.dataDir, submissionsFile)).mode & 0o077, 0, 'only its owner may read the file')
})

t.test('a subscription of email and category alone succeeds and is stored without stated consent', async (t) => {
  const backend = await runBackend(t, pack)
  const { body } = await post(
    backend.origin,
    '/addSubscribe',
    { email: 'a@example.com', product_category_id: '' },
    'en'
  )
  t.same(body, { code: 200, msg: 'Subscribed successfully!', data: null })
  t.match(storedRows(backend.dataDir), [
    { consent: 'not stated', consent_version: null, fields: { email: 'a@example.com' } }
  ])
})

t.test('a known address gets the same response, and is stored once with first time and consent', async (t) => {
  const backend = await runBackend(t, pack)
  const send = (values: Record<string, string>) => post(backend.origin, '/addSubscribe', values)
  const first = await send({ email: 'a@example.com', product_category_id: '1' })
  const received = storedRows(backend.dataDir)[0]?.received
  const agreed = await send({ email: 'A@EXAMPLE.com', product_category_id: '2', ...consent })
  const bare = await send({ email: 'a@example.com', product_category_id: '' })
  t.same([agreed, bare], [first, first])
  const rows = storedRows(backend.dataDir)
  t.equal(rows.length, 1)
  t.match(rows[0], {
    received,
    repeated: String,
    consent: 'given',
    consent_version: '2025-01',
    fields: { product_category_id: '2' }
  })
})

t.test('unsubscribing deletes the address; an unknown address gets the same response', async (t) => {
  const backend = await runBackend(t, pack)
  await post(backend.origin, '/addSubscribe', { email: 'a@example.com', ...consent })
  await post(backend.origin, '/addBooth', { ...booth, email: 'a@example.com' })
  const known = await post(backend.origin, '/removeSubscribe', { email: 'A@example.com' }, 'en')
  const unknown = await post(backend.origin, '/removeSubscribe', { email: 'b@example.com' }, 'en')
  t.same(unknown, known)
  t.match(known.body, { code: 1, msg: formMessages.en.success.unsubscribe })
  const forms = storedRows(backend.dataDir).map(({ form }) => form)
  t.same(forms, ['booth'], 'other submissions are not deleted')
  t.match((await post(backend.origin, '/removeSubscribe', { email: 'x' }, 'en')).body, {
    code: 422,
    data: { errors: { email: 'Please enter a valid email' } }
  })
})

t.test('every submission of the other forms is a row of its own, with normalized values', async (t) => {
  const backend = await runBackend(t, pack)
  for (let i = 0; i < 2; i += 1)
    t.match((await post(backend.origin, '/addBooth', booth, 'en')).body, { code: 1, msg: 'Submission Successful' })
  const rows = storedRows(backend.dataDir)
  t.equal(rows.length, 2)
  const { consent: _given, consent_version: _version, consent_lang: _lang, ...values } = booth
  const { number, ...fields } = rows[0]!.fields
  t.match(number, /^B-[2-9A-Z]{6}$/)
  t.same(fields, { ...values, booth_area: '36', phone: '+8613800000000' })
})

t.test('an invalid form gets a message for each field in its language, and is not stored', async (t) => {
  const backend = await runBackend(t, pack)
  const invalid: [string, Record<string, string>, string, Record<string, string>][] = [
    ['/addBooth', { ...booth, booth_area: '35' }, 'en', { booth_area: 'Bare space starts at 36 sqm' }],
    ['/addBooth', { ...booth, second_address: 'x' }, 'cn', { second_address: '输入的数据不合法!' }],
    [
      '/addSubscribe',
      { email: 'a@example.com', consent: '', consent_version: '1' },
      'en',
      { consent: formMessages.en.fieldErrors.consentRequired }
    ],
    [
      '/addSubscribe',
      { email: 'a@example.com', country: '256' },
      'cn',
      { product_category_id: '请选择您喜欢的展品类别' }
    ]
  ]
  for (const [call, values, lang, errors] of invalid)
    t.same((await post(backend.origin, call, values, lang)).body, {
      code: 422,
      msg: Object.values(errors)[0],
      data: { errors }
    })
  await post(backend.origin, '/addSubscribe', { email: 'kept@example.com' })
  t.equal(storedRows(backend.dataDir).length, 1)
})

t.test('while DATA_DIR is not writable forms get 503, content is served, and one line says why', async (t) => {
  const dataDir = path.join(t.testdir(), 'data')
  writeFileSync(dataDir, 'a file where a folder should be')
  const backend = await runBackend(t, pack, dataDir)
  for (const lang of ['cn', 'en'] as const) {
    const answer = await post(backend.origin, '/addBooth', booth, lang)
    t.same(answer, {
      status: 503,
      retryAfter: '30',
      body: { code: 503, msg: formMessages[lang].unavailable, data: null }
    })
  }
  t.equal((await post(backend.origin, '/removeSubscribe', { email: 'a@example.com' })).status, 503)
  t.equal((await fetch(`${backend.origin}/getHome`)).status, 200)
  t.equal(backend.log.length, 1, 'one log line, not one for each submission')
  t.match(backend.log[0], /^error .*refused: make DATA_DIR a writable folder/)
  t.notMatch(backend.log[0], /example\.com|Lan Zhi|138/i, 'no value of the form')
  rmSync(dataDir)
  mkdirSync(dataDir)
  t.equal((await post(backend.origin, '/addBooth', booth)).status, 200)
  t.match(backend.log[1], /^info submissions are stored again/)
  t.equal(storedRows(dataDir).length, 1)
})

t.test('after the file has been removed, submissions are stored in a new one', async (t) => {
  const backend = await runBackend(t, pack)
  await post(backend.origin, '/addSubscribe', { email: 'a@example.com' })
  for (const name of ['', '-wal', '-shm']) rmSync(path.join(backend.dataDir, submissionsFile + name), { force: true })
  t.equal((await post(backend.origin, '/addSubscribe', { email: 'b@example.com' })).body.code, 200)
  const addresses = storedRows(backend.dataDir).map(({ address }) => address)
  t.same(addresses, ['b@example.com'])
})

t.test('concurrent first submissions open one store', async (t) => {
  const backend = await runBackend(t, pack)
  const all = Array.from({ length: 20 }, (_, index) =>
    post(backend.origin, '/addSubscribe', { email: `v${index}@example.com` })
  )
  for (const { body } of await Promise.all(all)) t.equal(body.code, 200)
  t.equal(storedRows(backend.dataDir).length, 20)
})
