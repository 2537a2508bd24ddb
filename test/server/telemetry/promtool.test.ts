import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { freePort } from '../../fixtures/free-port.ts'
import { root } from '../../fixtures/root.ts'
import { scrape } from '../../fixtures/scraped.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProcess } from '../../fixtures/site-process.ts'

const promtool = process.env.PROMTOOL_PATH ?? ''
const skip = promtool === '' && `no promtool; install it with: ${process.env.NO_PROMTOOL}`

t.test('promtool accepts the metrics, names and HELP texts included', { skip }, async (t) => {
  const port = await freePort()
  const site = await startProcess(t, { METRICS_PORT: String(port) })
  for (const path of ['/', '/', '/api/getHomeMenuList', '/api/none', '/news/999']) await sendRequest(site.base, path)
  await sendRequest(site.base, '/api/addSubscribe', { method: 'POST' })
  const { text } = await scrape(port)
  t.match(text, /^forms_total\{/m)
  const { status, stdout, stderr } = spawnSync(promtool, ['check', 'metrics'], { input: text, encoding: 'utf8' })
  t.equal(`${stdout}${stderr}`, '')
  t.equal(status, 0)
})

t.test('promtool accepts the alerting rules of the README', { skip }, async (t) => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
  const rules = [...readme.matchAll(/^```yaml\n(groups:[^`]*)^```$/gm)].map(([, text]) => text!)
  t.equal(rules.length, 1)
  const folder = t.testdir({ 'rules.yml': rules[0]! })
  const checked = spawnSync(promtool, ['check', 'rules', path.join(folder, 'rules.yml')], { encoding: 'utf8' })
  t.match(checked.stdout, /SUCCESS: \d+ rules found/)
  t.equal(checked.status, 0, checked.stderr)
})
