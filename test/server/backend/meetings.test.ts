/** Requests for meetings: what the embedded backend accepts, stores, exports and erases (shared/README.md#meetings). */
import t from 'tap'
import { exportRows } from '../../../server/backend/commands/export.ts'
import { createPersonMatcher } from '../../../server/backend/commands/person.ts'
import { erase } from '../../../server/backend/commands/removal.ts'
import { commands } from '../../../server/backend/commands/table.ts'
import { runBackend, type TestBackend } from '../../fixtures/running-backend.ts'
import { sampleEntries } from '../../fixtures/sample-facts.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'
import { storedRows, withStore } from '../../fixtures/stored-rows.ts'

const small = compiledSmallPack()
const pack = { ...small, config: [...small.config, ...sampleEntries('organic')] }
const request = {
  exhibitor: '102',
  time: '2025-06-11T10:30',
  topic: '=1+1 每月200公斤\n"spring" tea',
  products: '1001,1002',
  name: 'Shen Yue',
  company: 'Sample Foods',
  phone: '138 0000 0000',
  email: 'Shen@Example.com',
  consent: '1',
  consent_version: '2025-01',
  consent_lang: 'en'
}

async function post({ origin }: TestBackend, values: Record<string, string>, key?: string) {
  const response = await fetch(`${origin}/addMeeting`, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { lang: 'en', ...(key === undefined ? {} : { 'idempotency-key': key }) }
  })
  return (await response.json()) as { code: number; data: { number?: string; errors?: Record<string, string> } }
}

t.test('a request is stored with its number and the names of exhibitor, booth and products', async (t) => {
  const backend = await runBackend(t, pack)
  const { code, data } = await post(backend, request)
  t.equal(code, 1)
  t.match(data.number, /^M-[2-9A-HJ-NP-Z]{6}$/)
  t.match(storedRows(backend.dataDir), [
    {
      form: 'meeting',
      address: 'shen@example.com',
      consent: 'given',
      fields: {
        number: data.number,
        exhibitor: '102',
        exhibitor_name: '青岭茶事 / Qingling Tea House',
        booth: 'N5A05',
        time: '2025-06-11T10:30',
        product_names: '有机绿茶 / Organic green tea; 产品1002 / Product 1002'
      }
    }
  ])
  t.not((await post(backend, request)).data.number, data.number, 'each request has a number of its own')
})

t.test('attempts with one key get one number and are one row', async (t) => {
  const backend = await runBackend(t, pack)
  const key = '5f0c8a4e-7d0b-4c39-9a52-0d2f6f1f8f11'
  const first = await post(backend, request, key)
  t.same(await post(backend, request, key), first)
  t.equal(storedRows(backend.dataDir).length, 1)
})

t.test('refused: unknown exhibitors, times outside the opening hours, products of others, no consent', async (t) => {
  const backend = await runBackend(t, pack)
  for (const [field, value] of [
    ['exhibitor', '999'],
    ['exhibitor', ''],
    ['time', '2025-06-11T08:30'],
    ['time', '2025-06-14T10:30'],
    ['time', 'noon'],
    ['products', '1004'],
    ['products', '1001,1001,x'],
    ['topic', ' '],
    ['consent', '']
  ] as const) {
    const { code, data } = await post(backend, { ...request, [field]: value })
    t.equal(code, 422, `${field} ${value}`)
    t.same(Object.keys(data.errors ?? {}), [field], `${field} ${value}`)
  }
})

t.test('the export has a row for each request, of one exhibitor where asked for, no formulas', async (t) => {
  const backend = await runBackend(t, pack)
  const { data } = await post(backend, request)
  await post(backend, { ...request, exhibitor: '103', products: '', email: 'other@example.com' })
  const csv = (exhibitor?: number) =>
    withStore(backend.dataDir, (db) => exportRows(db, { form: 'meeting', includeUnstated: false, exhibitor }))
  t.equal(
    csv(102).replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z/g, 'TIME'),
    'received,repeated,edition,number,exhibitor_name,booth,product_names,exhibitor,time,topic,products,name,company,phone,email,consent,consent_version,consent_lang,consent_time\r\n' +
      `TIME,,organic,${data.number},青岭茶事 / Qingling Tea House,N5A05,有机绿茶 / Organic green tea; 产品1002 / Product 1002,102,2025-06-11T10:30,"'=1+1 每月200公斤\n""spring"" tea","1001,1002",Shen Yue,Sample Foods,13800000000,Shen@Example.com,given,2025-01,en,TIME\r\n`
  )
  t.match(csv(103), /\r\n.*,安溪茶坊 \/ Zoe Tea Works,N5A09,,103,/)
  t.equal(csv().split('other@example.com').length, 2)
  t.equal(csv().split('Shen@Example.com').length, 2)

  const command = commands.find(({ name }) => name === 'export')!
  const env = { DATA_DIR: backend.dataDir }
  t.equal(await command.run('meetings', env, { exhibitor: '102' }), csv(102))
  await t.rejects(command.run('meetings', env, { exhibitor: 'x' }), /--exhibitor/)
  await t.rejects(command.run('visitors', env, { exhibitor: '102' }), /--exhibitor/)
})

t.test('erasure removes the requests of a person', async (t) => {
  const backend = await runBackend(t, pack)
  await post(backend, request)
  await post(backend, { ...request, phone: '+49 30 1234567', email: 'other@example.com' })
  const [erased] = await erase(backend.dataDir, createPersonMatcher('+86 138-0000-0000')!)
  t.same(erased?.counts, { meeting: 1 })
  const addresses = storedRows(backend.dataDir).map(({ address }) => address)
  t.same(addresses, ['other@example.com'])
})
