import t from 'tap'
import { insideApp } from '../../../../client/boot/user-agent.ts'
import { QrCode } from '../../../../client/ui/share/qr-code.tsx'
import { ShareButton } from '../../../../client/ui/share/share-button.tsx'
import { act, cleanup, fireEvent, htmlWith, renderWith, screen, waitFor } from '../../../fixtures/rendered.tsx'
import { userAgents } from '../../../fixtures/wechat.ts'

const browserAgent = window.navigator.userAgent
const setAgent = (value: string) => Object.defineProperty(window.navigator, 'userAgent', { value, configurable: true })
const setPointer = (coarse: boolean) => Object.assign(window, { matchMedia: () => ({ matches: coarse }) })

t.beforeEach(() => setPointer(false))
t.afterEach(() => {
  cleanup()
  setAgent(browserAgent)
  Object.assign(window.navigator, { share: undefined, clipboard: undefined })
})

const page = { locale: 'en' as const, path: '/exhibitor/featured', query: { row: 'A', done: 'subscribe' } }
const address = `${window.location.origin}/en/exhibitor/featured?row=A`
const pressShare = () => {
  const { store } = renderWith(page, <ShareButton />)
  act(() => store.setState({ isInteractive: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
}

t.test('on a touch device the system’s share dialog gets the page with its declared query', async (t) => {
  const shared: unknown[] = []
  setPointer(true)
  Object.assign(window.navigator, { share: async (data: unknown) => shared.push(data) })
  pressShare()
  await waitFor(() => t.equal(shared.length, 1))
  t.match(shared[0], { url: address })
  t.notOk(screen.queryByRole('dialog'))
})

t.test('on a desktop a closable panel has a QR code and a link to copy', async (t) => {
  const copied: string[] = []
  Object.assign(window.navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } })
  pressShare()
  await screen.findByRole('dialog')
  t.ok(screen.getByRole('img', { name: 'Scan to open it on a phone' }))
  fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }))
  t.equal((await screen.findByText('Copied')).getAttribute('role'), 'status')
  t.same(copied, [address])
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  t.notOk(screen.queryByRole('dialog'))
})

t.test('inside WeChat the panel refers to WeChat’s own menu', async (t) => {
  setAgent(userAgents.ios)
  pressShare()
  await screen.findByRole('dialog')
  t.ok(screen.getByText(/“…” menu/))
  t.notOk(screen.queryByRole('img'))
})

t.test('a QR code has a quiet zone and three finder patterns', async (t) => {
  const html = htmlWith({}, <QrCode text="https://fair.example.com/" name="code" />)
  const size = Number(/viewBox="0 0 (\d+)/.exec(html)?.[1])
  const dark = new Set([...html.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))
  for (const [x, y] of [
    [4, 4],
    [size - 5, 4],
    [4, size - 5]
  ])
    t.ok(dark.has(`${x} ${y}`), `${x} ${y}`)
  t.notOk(
    [...dark].some((at) => /^[0-3] | [0-3]$/.test(at)),
    'a margin of four white modules'
  )
})

const agents: [agent: string, inside: boolean][] = [
  [userAgents.android, true],
  [userAgents.ios, true],
  ['Mozilla/5.0 (Linux; Android 13) DingTalk/7.0.50', true],
  ['Mozilla/5.0 (iPhone) Weibo (iPhone14,5__weibo__13.1.0)', true],
  ['Mozilla/5.0 (Linux; Android 13) MQQBrowser/6.2 QQ/8.9.68', true],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (Linux; Android 13) MQQBrowser/14.5 Mobile Safari/537.36', false]
]
for (const [agent, inside] of agents) {
  t.test(`files ${inside ? 'cannot' : 'can'} be downloaded in ${agent.slice(-40)}`, async (t) =>
    t.equal(insideApp(agent), inside)
  )
}
