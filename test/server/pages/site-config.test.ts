import t from 'tap'
import { readHtml } from '../../fixtures/html.ts'
import { type Responder, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProcess } from '../../fixtures/site-process.ts'

const configured =
  (entries: object[]): Responder =>
  (request, response, count) => {
    const isConfig = request.url === '/getWebInfo'
    const envelope = isConfig ? { code: 1, msg: 'ok', data: entries } : { code: 404, msg: 'none', data: null }
    return sendJson(envelope, {}, isConfig ? 200 : 404)(request, response, count)
  }

t.test('a statistics script whose host is not allowed is dropped with one warning', async (t) => {
  const script = '<script src="https://stats.example/s.js"></script>'
  const { base: api } = await startOrigin(t, configured([{ code: 'statistics_script', content: script }]))
  const table: [string | undefined, number][] = [
    [undefined, 1],
    ['other.example', 1],
    ['stats.example', 0]
  ]
  for (const [hosts, warnings] of table) {
    const site = await startProcess(t, { API_UPSTREAM: api, ...(hosts ? { ANALYTICS_HOSTS: hosts } : {}) })
    for (const path of ['/', '/en/', '/privacy']) {
      const { body } = await sendRequest(site.base, path)
      t.equal(body.includes('https://stats.example/s.js'), warnings === 0, `${path} with ${hosts}`)
    }
    const logged = site.lines.filter(({ msg }) => msg.includes('ANALYTICS_HOSTS'))
    const levels = logged.map(({ level }) => level)
    t.same(levels, Array(warnings).fill(40), `with ${hosts}`)
    await site.stop()
  }
})

t.test(
  'the configured mark is an icon of the installed site, with the media origin like every other picture',
  async (t) => {
    const { base: api } = await startOrigin(
      t,
      configured([{ code: 'mark_image', type: 1, content: '/uploads/mark.png' }])
    )
    const { base } = await startProcess(t, { API_UPSTREAM: api, MEDIA_ORIGIN: 'https://media.example' })
    const { icons } = JSON.parse((await sendRequest(base, '/manifest.webmanifest')).body)
    t.same(icons, [{ src: 'https://media.example/uploads/mark.png', sizes: 'any', purpose: 'any' }])
  }
)

t.test('the configured QR code of the official account gets the media origin like every other picture', async (t) => {
  const table: [string, string][] = [
    ['uploads/qr.png', 'https://media.example/uploads/qr.png'],
    ['/uploads/qr.png', 'https://media.example/uploads/qr.png'],
    ['https://full.example/qr.png', 'https://full.example/qr.png']
  ]
  for (const [content, src] of table) {
    const { base: api } = await startOrigin(t, configured([{ code: 'qr_image', type: 1, content }]))
    const site = await startProcess(t, { API_UPSTREAM: api, MEDIA_ORIGIN: 'https://media.example' })
    const page = readHtml((await sendRequest(site.base, '/')).body)
    const pictures = [...page.querySelectorAll('footer img')].map((picture) => picture.getAttribute('src'))
    t.ok(pictures.includes(src), `${content}: ${pictures}`)
    await site.stop()
  }
})

t.test('a configured address that is rich text is that of the link', async (t) => {
  const rich = (code: string, content_rich: string) => ({
    code,
    type: 2,
    content: 'https://wrong.example/',
    content_rich
  })
  const { base: api } = await startOrigin(
    t,
    configured([
      rich('booth_url_cn', '<p>https://booth.example/?a=1&amp;b=2</p>'),
      { code: 'preregister_url_cn', type: 1, content: 'https://visit.example/' },
      rich('sister_url_cn', '<p><span>https://sister.example/</span></p>')
    ])
  )
  const site = await startProcess(t, { API_UPSTREAM: api })
  const page = readHtml((await sendRequest(site.base, '/')).body)
  const addresses = new Set([...page.querySelectorAll('a')].map((link) => link.getAttribute('href')))
  for (const address of ['https://booth.example/?a=1&b=2', 'https://visit.example/', 'https://sister.example/'])
    t.ok(addresses.has(address), `${address} in ${[...addresses]}`)
})
