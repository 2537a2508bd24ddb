import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { root } from '../../../fixtures/root.ts'
import { startSite } from '../../../fixtures/running-site.ts'
import { sendRequest } from '../../../fixtures/send-request.ts'

t.test('/licenses.txt leads to the licences and notices of the packages in the browser’s files', async (t) => {
  const site = await startSite(t, 'http://127.0.0.1:9')
  const fixed = await sendRequest(site, '/licenses.txt')
  t.match(fixed, { status: 302, headers: { 'cache-control': 'no-cache', location: /^\/assets\/licenses-\w+\.txt$/ } })
  t.equal((await sendRequest(site, '/licenses.txt', { method: 'POST' })).status, 405)
  const { status, body } = await sendRequest(site, fixed.headers.location!)
  t.equal(status, 200)
  const packages = [...body.matchAll(/^={80}\n(\S+) (\S+) \(/gm)].map(([, name]) => name)
  t.same(packages, [
    '@fontsource-variable/familjen-grotesk',
    'leaflet',
    'react',
    'react-dom',
    'regexparam',
    'scheduler',
    'swagger-ui-dist',
    'uqr',
    'weixin-js-sdk',
    'wouter',
    'zustand'
  ])
  const part = (name: string) => body.split(`${'='.repeat(80)}\n`).find((text) => text.startsWith(`${name} `)) ?? ''
  t.match(part('react'), 'Copyright (c) Facebook, Inc.')
  t.match(part('@fontsource-variable/familjen-grotesk'), 'SIL OPEN FONT LICENSE')
  for (const file of ['LICENSE', 'NOTICE', 'swagger-ui-bundle.js.LICENSE.txt']) {
    const text = readFileSync(path.join(root, 'node_modules/swagger-ui-dist', file), 'utf8').trim()
    t.ok(text.length > 50 && part('swagger-ui-dist').includes(text), file)
  }
})
