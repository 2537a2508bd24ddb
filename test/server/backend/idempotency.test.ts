/** `Idempotency-Key`: attempts to send the same form are stored once (shared/README.md#forms). */
import t from 'tap'
import { formNames } from '../../../shared/forms/forms.ts'
import { goodValues } from '../../fixtures/form-values.ts'
import { runBackend, type TestBackend } from '../../fixtures/running-backend.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'
import { storedRows, withStore } from '../../fixtures/stored-rows.ts'

const pack = compiledSmallPack()
const calls = { subscribe: 'addSubscribe', booth: 'addBooth', exhibitor: 'addExhibitor', visitor: 'addVisitor' }
const key = '5f0c8a4e-7d0b-4c39-9a52-0d2f6f1f8f11'

async function post({ origin }: TestBackend, call: string, values: Record<string, string>, key?: string) {
  const headers = { lang: 'en', ...(key === undefined ? {} : { 'idempotency-key': key }) }
  const answer = await fetch(`${origin}/${call}`, { method: 'POST', body: new URLSearchParams(values), headers })
  return { status: answer.status, body: await answer.text() }
}

for (const form of formNames)
  t.test(`${form}: a second attempt with the same key gets the same answer and stores nothing`, async (t) => {
    const backend = await runBackend(t, pack)
    const values = goodValues[form]
    const first = await post(backend, calls[form], values, key)
    t.same(await post(backend, calls[form], values, `"${key}"`), first, 'as a string with quotes')
    t.equal(storedRows(backend.dataDir).length, 1)
    t.equal(storedRows(backend.dataDir)[0]?.repeated, null)
  })

/** A further value of each form, as valid as the first. */
const others = {
  subscribe: { email: 'other@example.com' },
  booth: { booth_area: '40' },
  exhibitor: { contact: 'Other Sample' },
  visitor: { position: 'Chef' }
}
for (const form of formNames)
  t.test(`${form}: other content with the same key is refused with 422 and not stored`, async (t) => {
    const backend = await runBackend(t, pack)
    const first = await post(backend, calls[form], goodValues[form], key)
    const stored = storedRows(backend.dataDir)
    const other = await post(backend, calls[form], { ...goodValues[form], ...others[form] }, key)
    t.equal(other.status, 422)
    t.match(JSON.parse(other.body), { code: 422, msg: /^This form was sent before with other content/, data: null })
    const consent = { ...goodValues[form], consent_version: '2019-01' }
    t.equal((await post(backend, calls[form], consent, key)).status, 422, 'consent to another text')
    t.same(storedRows(backend.dataDir), stored)
    t.same(await post(backend, calls[form], goodValues[form], key), first, 'the first content is answered as before')
  })

t.test('nothing of the content stays with the key when the row is removed', async (t) => {
  const backend = await runBackend(t, pack)
  const contents = () =>
    withStore(backend.dataDir, (db) => db.prepare('SELECT submission, content FROM idempotency_keys').all())
  await post(backend, 'addSubscribe', goodValues.subscribe, key)
  t.match(contents(), [{ submission: 1, content: /^[\w-]{43}$/ }])
  await post(backend, 'removeSubscribe', { email: goodValues.subscribe.email ?? '' })
  t.match(contents(), [{ submission: null, content: null }])
})

t.test('a file of an earlier version takes keys, and answers those that it has', async (t) => {
  const backend = await runBackend(t, pack)
  const { dataDir, close } = backend
  t.teardown(close)
  const first = await post(backend, 'addSubscribe', goodValues.subscribe, key)
  withStore(dataDir, (db) => {
    db.exec('DROP TRIGGER content_forgotten; ALTER TABLE idempotency_keys DROP COLUMN content')
  })
  const later = await runBackend(t, pack, dataDir)
  t.same(await post(later, 'addSubscribe', { ...goodValues.subscribe, email: 'other@example.com' }, key), first)
  await post(later, 'addBooth', goodValues.booth, key)
  t.equal((await post(later, 'addBooth', { ...goodValues.booth, ...others.booth }, key)).status, 422)
  t.equal(storedRows(dataDir).length, 2)
})

t.test('attempts at the same moment store one row', async (t) => {
  const backend = await runBackend(t, pack)
  const attempts = Array.from({ length: 12 }, () => post(backend, 'addVisitor', goodValues.visitor, key))
  t.equal(new Set((await Promise.all(attempts)).map(({ body }) => body)).size, 1)
  t.equal(storedRows(backend.dataDir).length, 1)
})

t.test('the key is remembered by the file: another process stores nothing either', async (t) => {
  const backend = await runBackend(t, pack)
  await post(backend, 'addVisitor', goodValues.visitor, key)
  const second = await runBackend(t, pack, backend.dataDir)
  await post(second, 'addVisitor', goodValues.visitor, key)
  t.equal(storedRows(backend.dataDir).length, 1)
})

t.test('a key counts for its form alone, and forms without key are stored each time', async (t) => {
  const backend = await runBackend(t, pack)
  await post(backend, 'addVisitor', goodValues.visitor, key)
  await post(backend, 'addBooth', goodValues.booth, key)
  for (const unusable of [undefined, undefined, 'short', 'with space in it']) {
    await post(backend, 'addBooth', goodValues.booth, unusable)
  }
  t.equal(storedRows(backend.dataDir).length, 6)
})

t.test('an attempt that was refused does not use up its key', async (t) => {
  const backend = await runBackend(t, pack)
  t.match((await post(backend, 'addVisitor', { ...goodValues.visitor, email: 'no' }, key)).body, /"code":422/)
  await post(backend, 'addVisitor', goodValues.visitor, key)
  t.equal(storedRows(backend.dataDir).length, 1)
})

t.test('a late attempt does not subscribe an address again that has been removed', async (t) => {
  const backend = await runBackend(t, pack)
  const { email } = goodValues.subscribe
  const first = await post(backend, 'addSubscribe', goodValues.subscribe, key)
  await post(backend, 'removeSubscribe', { email: email ?? '' })
  t.same(await post(backend, 'addSubscribe', goodValues.subscribe, key), first)
  t.equal(storedRows(backend.dataDir).length, 0)
})
