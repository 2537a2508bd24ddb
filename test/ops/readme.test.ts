import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { root } from '../fixtures/root.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'

const readme = readFileSync(path.join(root, 'server/ops/README.md'), 'utf8')
const [, chapter = ''] = /^## Operate it\n(.*?)^## /ms.exec(readme) ?? []

/** The rows of the table: an address, its `Cache-Control` and `Vary`. */
const rows = [...chapter.matchAll(/^\| `(\/[^`]*)` \| `([^`]+)` \| (?:`([^`]+)`)? ?\|/gm)].map(
  ([, address, control, vary]) => ({ address: address!, control: control!, vary })
)

t.test('the site sends Cache-Control and Vary as the README’s table lists them', async (t) => {
  t.equal(rows.length, 7)
  const site = await startProcess(t, { SITE_ORIGIN: 'https://fair.example' })
  const script = /src="(\/assets\/[^"]+\.js)"/.exec((await sendRequest(site.base, '/')).body)![1]!
  for (const { address, control, vary } of rows) {
    const { status, headers } = await sendRequest(site.base, address === '/assets/...' ? script : address)
    t.equal(status, 200, address)
    t.equal(headers['cache-control'], control, address)
    t.equal(headers.vary, vary, address)
    if (control === 'no-cache') {
      const again = await sendRequest(site.base, address, { headers: { 'if-none-match': headers.etag } })
      t.equal(again.status, 304, `${address} with its ETag`)
    }
  }
})

t.test('the command of the README has the settings that nginx.conf requires', async (t) => {
  const configuration = readFileSync(path.join(root, 'server/ops/nginx.conf'), 'utf8')
  const [, settings = ''] = /^# Settings of the site: (.+)$/m.exec(configuration) ?? []
  t.ok(settings.includes('TRUST_PROXY=') && chapter.includes(`    ${settings} node dist/server/main.js`))
})

/** The sources of the server, for the messages that the page for the night cites. */
const sources = readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(path.join(root, 'server', file), 'utf8'))
  .join('\n')
const [, night = ''] = /^## At three in the morning\n(.*?)^## /ms.exec(readme) ?? []

t.test('the page for the night cites messages that the site logs, and every alert that wakes somebody', async (t) => {
  const cited = [...night.matchAll(/‘([^’]+)’/g)].map(([, text]) => text!).filter((text) => text !== 'quotes')
  t.ok(cited.length > 10)
  t.same(
    cited.filter((text) => !sources.includes(text)),
    []
  )
  const alerts = readFileSync(path.join(root, 'server/ops/alerts.yaml'), 'utf8')
  const waking = [...alerts.matchAll(/alert: (\w+)(?:(?!alert:)[\s\S])*?severity: page/g)].map(([, name]) => name!)
  t.ok(waking.length > 4)
  t.same(
    waking.filter((name) => !night.includes(name)),
    []
  )
  t.ok(night.match(/^\|/gm)!.length - 4 <= 30, 'thirty lines')
})

t.test('the purge of the page for the night purges', async (t) => {
  const [, body = '', address = ''] = /-d '([^']+)' http:\/\/localhost:3000(\/_cache\/purge)`/.exec(night) ?? []
  const site = await startProcess(t, { PURGE_TOKEN: 'sixteen-letters-x' })
  const headers = { authorization: 'Bearer sixteen-letters-x', 'content-type': 'application/json' }
  const answer = await sendRequest(site.base, address, { method: 'POST', headers, body })
  t.equal(answer.status, 200)
  t.match(answer.body, /"touched":\d/)
})
