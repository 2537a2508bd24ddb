import t from 'tap'
import { startApiStub } from '../../fixtures/api-stub.ts'
import { pageKinds, samples } from '../../fixtures/page-kinds.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

const controls = '\u0000\u0001\u0008\u000b\u000c\u001f\u007f\u009f'

/** The data with control characters after the first character of every text, so that its meaning is read as before. */
function withControls(data: unknown): unknown {
  if (typeof data === 'string') return data.slice(0, 1) + controls + data.slice(1)
  if (Array.isArray(data)) return data.map(withControls)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withControls(value)]))
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>'
const home = samples['/getHome'] as { bannerBox: { picture: object } }
const picture = { ...home.bannerBox.picture, src: '/assets/x.svg', drawing }
const records = { ...samples, '/getHome': { ...home, bannerBox: { ...home.bannerBox, picture } } }
const hostile = Object.fromEntries(Object.entries(records).map(([path, data]) => [path, withControls(data)]))
const plain = await startSite(t, (await startApiStub(t, records)).base)
const dirty = await startSite(t, (await startApiStub(t, hostile)).base)

const documents = pageKinds.flatMap(({ address }) => [address, address === '/' ? '/en/' : `/en${address}`])
const files = ['/rss.xml', '/en/rss.xml', '/calendar.ics', '/sitemap.xml', '/manifest.webmanifest']

for (const address of [...documents, ...documents.map((page) => `/_data${page}`), ...files])
  t.test(`${address} of a backend with control characters in its texts is the same as without them`, async (t) => {
    const [expected, answer] = await Promise.all([sendRequest(plain, address), sendRequest(dirty, address)])
    t.equal(answer.status, expected.status)
    t.equal(/.{0,30}(?:[^\P{Cc}\t\n\r]|\\u00[01])/u.exec(answer.body)?.[0], undefined)
    const withoutVersion = (body: string) => body.replaceAll(/"version":"[\w-]+"/g, '')
    t.ok(withoutVersion(answer.body) === withoutVersion(expected.body))
    if (address.startsWith('/_data')) t.doesNotThrow(() => answer.json())
  })

t.test('the home page shows the drawing of its banner in the document', async (t) => {
  t.match((await sendRequest(dirty, '/')).body, 'data:image/svg')
})
