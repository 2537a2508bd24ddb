import t from 'tap'
import { sendRequest } from '../fixtures/send-request.ts'
import { type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { storedRows } from '../fixtures/stored-rows.ts'

const subscribe = async ({ base }: SiteProcess, visitor: string) =>
  (
    await sendRequest(base, '/api/addSubscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `email=${visitor}%40example.com`
    })
  ).status

t.test('two processes on one volume lose no form, nor does a third one after both have ended', async (t) => {
  const old = await startProcess(t)
  const young = await startProcess(t, { DATA_DIR: old.folder })
  t.equal((await sendRequest(young.base, '/readyz')).status, 200)
  const visitors = Array.from({ length: 20 }, (_, index) => [`old${index}`, `young${index}`]).flat()
  const statuses = await Promise.all(
    visitors.map((visitor) => subscribe(visitor.startsWith('old') ? old : young, visitor))
  )
  t.same([...new Set(statuses)], [200])
  t.equal(await old.stop(), 0)
  t.equal(await subscribe(young, 'later'), 200)
  t.equal(await young.stop(), 0)
  const rolledBack = await startProcess(t, { DATA_DIR: old.folder })
  t.equal(await subscribe(rolledBack, 'last'), 200)
  t.same(
    storedRows(old.folder)
      .map(({ address }) => address.replace('@example.com', ''))
      .sort(),
    [...visitors, 'later', 'last'].sort()
  )
})
