import t from 'tap'
import { freePort } from '../../fixtures/free-port.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProcess } from '../../fixtures/site-process.ts'

const port = await freePort()
const { base } = await startProcess(t, { METRICS_PORT: String(port) })

/** The value of a line of the exposition; 0 where there is none. */
async function readValues(): Promise<(name: string) => number> {
  const lines = (await sendRequest(`http://127.0.0.1:${port}`, '/metrics')).body.split('\n')
  return (name) => Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1] ?? 0)
}

const results = (call: string) =>
  ['hit', 'miss'].map((result) => `api_cache_requests_total{call="${call}",locale="cn",result="${result}"}`)

t.test('ten views of a page count one miss and nine hits for a call that it asks first', async (t) => {
  const before = await readValues()
  for (let i = 0; i < 10; i += 1) await sendRequest(base, '/')
  const after = await readValues()
  const grown = (name: string) => after(name) - before(name)
  t.same(results('home').map(grown), [9, 1])
  t.same(results('config').map(grown), [9, 1])
  t.same(['page_renders_total', 'page_cache_hits_total'].map(grown), [1, 9])
})

t.test('a page that is rendered from responses of another one counts them as hits', async (t) => {
  await sendRequest(base, '/news')
  const before = await readValues()
  for (let i = 0; i < 3; i += 1) await sendRequest(base, '/_data/news')
  const after = await readValues()
  const found = results('menu').map((name) => after(name) - before(name))
  t.same(found, [3, 0])
  const seen = ['page_renders_total', 'page_cache_hits_total'].map((name) => after(name) - before(name))
  t.same(seen, [1, 2])
})

t.test('other addresses of a stored page count as hits too', async (t) => {
  const before = await readValues()
  for (let i = 0; i < 4; i += 1) await sendRequest(base, `/?utm_source=${i}`)
  const after = await readValues()
  const found = results('home').map((name) => after(name) - before(name))
  t.same(found, [4, 0])
  t.equal(after('page_cache_hits_total') - before('page_cache_hits_total'), 4)
})
