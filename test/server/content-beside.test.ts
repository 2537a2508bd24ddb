/** CONTENT=embedded: a folder of content beside a backend that has the six fixed calls and nothing else. */
import t, { type Test } from 'tap'
import { crawl } from '../fixtures/crawl.ts'
import { runData } from '../fixtures/data-command.ts'
import { goodValues } from '../fixtures/form-values.ts'
import { sendData, startOrigin } from '../fixtures/origin.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { type LogLine, startProcess } from '../fixtures/site-process.ts'
import { startSixCalls, titles } from '../fixtures/six-calls.ts'
import { starterFolder } from '../fixtures/starter-folder.ts'
import { until } from '../fixtures/until.ts'

const menuMessage = 'an entry of the menu leads to a page that no backend has: add the page, or remove the entry'

async function startBoth(t: Test, env: Record<string, string> = {}) {
  const folder = starterFolder(t)
  const backend = await startSixCalls(t)
  const site = await startProcess(t, { API_UPSTREAM: backend.base, CONTENT: 'embedded', CONTENT_DIR: folder, ...env })
  return { backend, ...site }
}

/** The paths that the backend was asked for, without their query. */
const askedOf = (requests: readonly { url: string }[]) =>
  new Set(requests.map(({ url }) => url.replace('/api', '').split('?')[0]))

/** For the tests that change no setting; the last of them ends it. */
const both = await startBoth(t)

t.test('every page of the menu is there in both languages, and no link is dead', async (t) => {
  const { base, backend, lines } = both
  for (const [start, language] of [
    ['/', 'cn'],
    ['/en/', 'en']
  ] as const) {
    const results = await crawl(base, start)
    t.match(results.get(start)?.page?.title, titles[language], "the shell is the backend's")
    const about = `${start}exhibition/about`
    t.equal(results.get(about)?.status, 200, about)
    t.ok(results.size > 40, `${results.size} addresses`)
    const dead = [...results.values()].filter(
      ({ address, status }) => status !== 200 && !(status === 302 && /[?&]lang=/.test(address))
    )
    const found = dead.map(({ address, from, status }) => `${status} ${address} from ${from}`)
    t.same(found, [])
  }
  const fixed = ['/getHomeMenuList', '/getWebInfo', '/industry/tree', '/getProductCategoryList']
  const others = [...askedOf(backend.origin.requests)].filter((path) => path !== undefined && !fixed.includes(path))
  t.same(others.sort(), ['/addSubscribe', '/wechat/share_sign'], 'the backend is asked for the fixed calls alone')
  const isFound = lines.some(({ msg }) => msg.includes('sample data') || msg === menuMessage)
  t.notOk(isFound, 'nothing is a sample, no entry of the menu is dead')
})

t.test("facts, look and words that the backend does not give are the folder's", async (t) => {
  const { base, backend } = both
  const home = (await sendRequest(base, '/en/')).body
  t.match(home, titles.en, "the title is the backend's")
  t.match(home, 'Jun 11 - Jun 13, 2025')
  t.match(home, 'Name of the organiser')
  t.match(home, '--look-deep:#1f3a52')
  t.notMatch(home, 'href="/en/unsubscribe"', 'subscriptions are with the backend')
  t.match((await sendRequest(base, '/en/visitor/register')).body, /Exhibits of interest[\s\S]*First group of exhibits/)
  t.equal((await sendRequest(base, '/calendar.ics')).status, 200)
  t.notOk(askedOf(backend.origin.requests).has('/getFairInfo'))
})

t.test('forms are stored beside, the subscription goes to the backend', async (t) => {
  const { base, backend, folder: dataDir, stop } = both
  const post = (call: string, values: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...values, consent: '1' })) body.set(name, value)
    return fetch(`${base}/api/${call}`, { method: 'POST', body, headers: { lang: 'en' } })
  }
  const subscribed = await post('addSubscribe', { email: 'reader@example.com', product_category_id: '71' })
  t.match(await subscribed.json(), { code: 200, msg: 'ok' })
  const applied = await post('addExhibitor', { ...goodValues.exhibitor, email: 'firm@example.com' })
  t.match(await applied.json(), { code: 1 })
  const withoutScript = await fetch(`${base}/en/visitor/register`, {
    method: 'POST',
    body: new URLSearchParams({ ...goodValues.visitor, exhibit_range: 'first_group', form: 'visitor' }),
    redirect: 'manual'
  })
  t.equal(withoutScript.status, 303)
  const posts = backend.origin.requests.filter(({ method }) => method === 'POST').map(({ url }) => url)
  t.same(posts, ['/api/addSubscribe'])
  await stop()
  const stored = async (form: string) => (await runData(dataDir, ['export', form, '--all'])).stdout
  t.match(await stored('exhibitors'), 'firm@example.com')
  t.match(await stored('visitors'), goodValues.visitor.email)
  const subscriptions = await stored('subscriptions')
  t.match(subscriptions, 'email', 'the header alone')
  t.notMatch(subscriptions, 'reader@example.com')
})

t.test('UPSTREAM_CALLS moves calls one by one, in both directions', async (t) => {
  const { base, backend } = await startBoth(t, { UPSTREAM_CALLS: 'config,newsList' })
  t.equal((await sendRequest(base, '/api/getNewsList')).status, 404, 'the backend does not have it')
  t.match(JSON.parse((await sendRequest(base, '/api/getProductCategoryList?pid=0')).body).data, [{ id: 1 }, { id: 2 }])
  t.notMatch((await sendRequest(base, '/en/')).body, 'Upstream section')
  t.match((await sendRequest(base, '/en/')).body, titles.en)
  t.same([...askedOf(backend.origin.requests)].sort(), ['/getNewsList', '/getWebInfo'])
})

t.test('an entry of the menu whose page neither has is named once in each language', async (t) => {
  const entry = (name: string, path: string) => ({ name, path, is_nav: 1, target: '_self' })
  const menu = [
    {
      ...entry('About', '/exhibition/about'),
      childlist: [entry('Partners', '/partners/none'), entry('History', 'exhibition/none')]
    },
    entry('Exhibitor', '/exhibitor/featured/101'),
    entry('None', '/exhibitor/featured/9999'),
    { ...entry('Unseen', '/unseen/none'), hidden: 1 },
    { ...entry('Elsewhere', '/else/none'), out_link: 'https://else.example/' }
  ]
  const { base } = await startOrigin(t, sendData(menu))
  const { lines } = await startProcess(t, { API_UPSTREAM: base, CONTENT: 'embedded', CONTENT_DIR: starterFolder(t) })
  const isLast = ({ msg, locale, name }: LogLine) => msg === menuMessage && locale === 'en' && name === 'None'
  await until(() => lines.some(isLast))
  t.same(
    lines
      .filter(({ msg }) => msg === menuMessage)
      .map(({ levelName, locale, path }) => `${levelName} ${locale} ${path}`)
      .sort(),
    [
      'warn cn /exhibition/none',
      'warn cn /exhibitor/featured/9999',
      'warn cn /partners/none',
      'warn en /exhibition/none',
      'warn en /exhibitor/featured/9999',
      'warn en /partners/none'
    ]
  )
})

t.test('sample content beside a backend is said in the log and in the footer', async (t) => {
  const backend = await startSixCalls(t)
  const { base, lines } = await startProcess(t, { API_UPSTREAM: backend.base, CONTENT: 'embedded' })
  t.ok(lines.some(({ msg }) => msg === 'CONTENT is embedded: the embedded backend serves sample data'))
  t.match((await sendRequest(base, '/en/')).body, /sample/i)
})

t.test("by default everything is the backend's, and a folder that is not read is named", async (t) => {
  const folder = starterFolder(t)
  const backend = await startSixCalls(t)
  const settings = { API_UPSTREAM: backend.base, CONTENT_DIR: folder, UPSTREAM_CALLS: 'menu' }
  const { base, lines } = await startProcess(t, settings)
  t.equal((await sendRequest(base, '/en/exhibition/about')).status, 404)
  for (const name of ['CONTENT_DIR', 'UPSTREAM_CALLS'])
    t.ok(lines.some(({ msg }) => msg.startsWith(`${name} is not read`)))
})
