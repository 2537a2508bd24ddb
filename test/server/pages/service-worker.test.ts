/** `/sw.js` and the manifest of the installed site (shared/README.md#offline). */
import t from 'tap'
import { runBackend } from '../../fixtures/running-backend.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'

const backend = await runBackend(t, compiledSmallPack())

t.test('the worker is a script that browsers compare at each load, with the build and the edition in it', async (t) => {
  for (const edition of ['organic', 'silver'] as const) {
    const base = await startSite(t, backend.origin, { EDITION: edition })
    const answer = await fetch(`${base}/sw.js`, { headers: { 'sec-fetch-dest': 'serviceworker' } })
    t.equal(answer.headers.get('cache-control'), 'no-cache')
    t.equal(answer.headers.get('content-type'), 'text/javascript; charset=utf-8')
    const text = await answer.text()
    t.match(text, new RegExp(`"build":"\\w+","edition":"${edition}"`))
    const { build } = JSON.parse(/offlineSite=(\{.*?\});/.exec(text)?.[1] ?? '{}')
    const page = await (await fetch(base)).text()
    t.ok(page.includes(`<meta name="build" content="${build}">`))
    t.match(page, '<link rel="manifest" href="/manifest.webmanifest">')
  }
})

t.test('with OFFLINE=off the worker removes itself, and pages name no manifest', async (t) => {
  const base = await startSite(t, backend.origin, { OFFLINE: 'off' })
  const text = await (await fetch(`${base}/sw.js`)).text()
  t.match(text, /unregister/)
  t.notMatch(text, /offlineSite|respondWith/)
  t.notMatch(await (await fetch(base)).text(), /rel="manifest"/)
})

t.test('the manifest has the name of the fair, colours of the edition and its icons, in each language', async (t) => {
  const base = await startSite(t, backend.origin)
  for (const [path, lang, start] of [
    ['/manifest.webmanifest', 'zh-CN', '/'],
    ['/en/manifest.webmanifest', 'en', '/en/']
  ] as const) {
    const answer = await fetch(base + path)
    t.equal(answer.headers.get('content-type'), 'application/manifest+json; charset=utf-8')
    const manifest = await answer.json()
    t.match(manifest, { lang, start_url: start, id: start, scope: '/', display: 'standalone', theme_color: /^#/ })
    t.ok(manifest.name.length > 0 && manifest.short_name.length > 0)
    const home = await (await fetch(base + start)).text()
    t.ok(home.includes(`<link rel="manifest" href="${path}">`))
    t.ok(home.includes(`<meta name="theme-color" content="${manifest.theme_color}">`))
    const found = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)
    t.same(found, ['192x192 any', '512x512 any', '512x512 maskable'])
    for (const { src, type } of manifest.icons) {
      const icon = await fetch(base + src)
      t.equal(icon.status, 200, src)
      t.equal(icon.headers.get('content-type'), type)
    }
  }
})
