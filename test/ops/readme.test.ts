import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { ask } from '../fixtures/client.ts'
import { root } from '../fixtures/root.ts'
import { startProcess } from '../fixtures/site-process.ts'

const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
const [, chapter = ''] = /^## Operate it\n(.*?)^## /ms.exec(readme) ?? []

/** The rows of the chapter's table: an address, `Cache-Control`, `Vary`. */
const rows = [...chapter.matchAll(/^\| `(\/[^`]*)` \| `([^`]+)` \| (?:`([^`]+)`)? ?\|/gm)].map(
  ([, address, control, vary]) => ({ address: address!, control: control!, vary })
)

t.test('what the README says a CDN may keep is what the site answers', async (t) => {
  t.equal(rows.length, 7)
  const site = await startProcess(t, { SITE_ORIGIN: 'https://fair.example' })
  const script = /src="(\/assets\/[^"]+\.js)"/.exec((await ask(site.base, '/')).body)![1]!
  for (const { address, control, vary } of rows) {
    const { status, headers } = await ask(site.base, address === '/assets/...' ? script : address)
    t.equal(status, 200, address)
    t.equal(headers['cache-control'], control, address)
    t.equal(headers.vary, vary, address)
    if (control === 'no-cache') {
      const again = await ask(site.base, address, { headers: { 'if-none-match': headers.etag } })
      t.equal(again.status, 304, `${address} with its ETag`)
    }
  }
})

t.test('the settings of its command are those that the configuration of nginx asks for', async (t) => {
  const configuration = readFileSync(path.join(root, 'server/ops/nginx.conf'), 'utf8')
  const [, settings = ''] = /^# Settings of the site: (.+)$/m.exec(configuration) ?? []
  t.ok(settings.includes('TRUST_PROXY=') && chapter.includes(`    ${settings} node dist/server/main.js`))
})
