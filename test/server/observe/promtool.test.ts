import t from 'tap'
import { freePort } from '../../fixtures/free-port.ts'
import { runPromtool, withoutPromtool } from '../../fixtures/promtool.ts'
import { scrape } from '../../fixtures/scraped.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProcess } from '../../fixtures/site-process.ts'

t.test('promtool accepts the metrics, names and HELP texts included', { skip: withoutPromtool }, async (t) => {
  const port = await freePort()
  const site = await startProcess(t, { METRICS_PORT: String(port) })
  for (const path of ['/', '/', '/api/getHomeMenuList', '/api/none', '/news/999']) await sendRequest(site.base, path)
  await sendRequest(site.base, '/api/addSubscribe', { method: 'POST' })
  const { text } = await scrape(port)
  t.match(text, /^forms_total\{/m)
  const { status, output } = runPromtool(['check', 'metrics'], text)
  t.equal(output, '')
  t.equal(status, 0)
})
