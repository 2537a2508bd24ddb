import t from 'tap'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

const unusedUpstream = 'http://127.0.0.1:9'
const origin = 'https://fair.example'

t.test('a site with a public origin names its sitemap and forbids paths that are no pages', async (t) => {
  const site = await startSite(t, unusedUpstream, { SITE_ORIGIN: origin })
  const { status, headers, body } = await sendRequest(site, '/robots.txt', { headers: { host: 'evil.example' } })
  t.equal(status, 200)
  t.equal(headers['content-type'], 'text/plain; charset=utf-8')
  const lines = body.trimEnd().split('\n')
  t.equal(lines[0], 'User-agent: *')
  const found = lines.filter((line) => line.startsWith('Disallow'))
  t.same(
    found,
    ['/api/', '/_data/', '/_cache/', '/*?lang=', '/*&lang='].map((path) => `Disallow: ${path}`)
  )
  t.equal(lines.at(-1), `Sitemap: ${origin}/sitemap.xml`)
  t.notMatch(body, 'evil')
  t.match(headers.etag, /^W\/"/)
  const again = await sendRequest(site, '/robots.txt', { headers: { 'if-none-match': headers.etag } })
  t.equal(again.status, 304)
})

for (const [what, env] of [
  ['without a public origin', {}],
  ['with a simulated clock', { SITE_ORIGIN: origin, PREVIEW_DATE: '2025-06-12' }]
] as const)
  t.test(`a site ${what} forbids all crawling`, async (t) => {
    const { body } = await sendRequest(await startSite(t, unusedUpstream, env), '/robots.txt')
    t.equal(body, 'User-agent: *\nDisallow: /\n')
  })
