import t from 'tap'
import { isFormCall } from '../../server/form-guard.ts'
import { type Answered, ask } from '../fixtures/client.ts'
import { type Origin, type Script, sendJson, startOrigin } from '../fixtures/origin.ts'
import { startSite } from '../fixtures/running-site.ts'

const script: Script = (request, response, count) => {
  const isForm = request.method === 'POST'
  const found = isForm || request.url === '/getPage?path=/media/e-news'
  const data = isForm ? null : { path: '/media/e-news', title_cn: '订阅', title_en: 'Subscribe' }
  sendJson({ code: found ? 200 : 404, msg: 'ok', data: found ? data : null })(request, response, count)
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const fields = 'form=subscribe&email=kept%40example.com&consent=1'

interface Posted {
  path?: string
  headers?: Record<string, string>
}

async function site(t: Parameters<typeof startOrigin>[0], env: Record<string, string> = {}) {
  const origin: Origin = await startOrigin(t, script)
  const base = await startSite(t, origin.base, env)
  const post = ({ path = '/api/addSubscribe', headers = {} }: Posted = {}): Promise<Answered> =>
    ask(base, path, { method: 'POST', body: fields, headers: { ...form, lang: 'en', ...headers } })
  return { base, post, forms: () => origin.asked.filter(({ method }) => method === 'POST').length }
}

/** Posts until one is refused; gives that one, and how many passed before. A second of waiting lets one more pass. */
async function untilRefused(
  post: () => Promise<Answered>
): Promise<{ refused: Answered; passed: number; most: number }> {
  const began = performance.now()
  for (let passed = 0; passed < 500; passed += 1) {
    const answer = await post()
    if (answer.status === 429)
      return { refused: answer, passed, most: 30 + Math.ceil((performance.now() - began) / 1000) }
  }
  throw new Error('none was refused')
}

async function statuses(count: number, post: () => Promise<Answered>): Promise<Set<number>> {
  const seen = new Set<number>()
  for (let i = 0; i < count; i += 1) seen.add((await post()).status)
  return seen
}

t.test(
  'an address may send thirty forms at once; more are told when to come again, in the call’s language',
  async (t) => {
    const { post, forms } = await site(t)
    const { refused, passed, most } = await untilRefused(post)
    t.ok(passed >= 30 && passed <= most, `${passed} passed`)
    t.match(refused, { status: 429, headers: { 'retry-after': /^\d+$/, 'cache-control': 'no-store', vary: 'lang' } })
    t.same(refused.json(), { code: 429, msg: 'Too many submissions, please try again a little later', data: null })
    t.equal(forms(), passed, 'the backend hears nothing of it')
    const chinese = await untilRefused(() => post({ headers: { lang: 'cn' } }))
    t.match(chinese.refused.json().msg, '提交过于频繁')
  }
)

t.test('the API and the form door count together, and a refused form keeps what was typed', async (t) => {
  const { post } = await site(t)
  await untilRefused(post)
  const { refused, passed } = await untilRefused(() => post({ path: '/en/' }))
  t.ok(passed < 30, `${passed} passed`)
  t.match(refused, { status: 429, headers: { 'retry-after': /^\d+$/, 'content-type': /^text\/html/ } })
  t.match(refused.body, 'Too many submissions')
  t.match(refused.body, 'value="kept@example.com"')
})

t.test('a flood is answered in one sentence, so that it costs next to nothing', async (t) => {
  const { post } = await site(t)
  let last = await post({ path: '/en/media/e-news' })
  for (let i = 0; i < 500 && (last.status !== 429 || last.bytes.length > 500); i += 1)
    last = await post({ path: '/en/media/e-news' })
  t.match(last, { status: 429, headers: { 'retry-after': /^\d+$/, 'content-security-policy': String } })
  t.match(last.body, '<html lang="en">')
})

t.test('a flood from one address keeps no other from sending, where a trusted proxy tells them apart', async (t) => {
  const { post } = await site(t, { TRUST_PROXY: 'loopback' })
  const from = (address: string) => post({ headers: { 'x-forwarded-for': address } })
  await untilRefused(() => from('192.0.2.1'))
  t.equal((await from('192.0.2.2')).status, 200)
  await untilRefused(() => from('2001:db8:1:2::1'))
  const { passed } = await untilRefused(() => from('2001:db8:1:2:ffff::9'))
  t.ok(passed < 30, 'one household of IPv6 is one address')
  t.equal((await from('2001:db8:1:3::1')).status, 200)
})

t.test('other calls are not limited', async (t) => {
  const { post } = await site(t)
  t.same(await statuses(70, () => post({ path: '/api/other' })), new Set([200]))
})

const foreign: [string, Record<string, string>, boolean][] = [
  ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }, true],
  ['another site, though its Origin looks right', { 'sec-fetch-site': 'cross-site', origin: 'http://HOST' }, true],
  ['this site', { 'sec-fetch-site': 'same-origin' }, false],
  ['a sister host', { 'sec-fetch-site': 'same-site', origin: 'http://other.fair.example' }, false],
  ['another Origin, of an older browser', { origin: 'http://evil.example' }, true],
  ['an Origin that is no address', { origin: '://' }, true],
  ['our own Origin', { origin: 'http://HOST' }, false],
  ['the public origin, where a proxy has replaced Host', { origin: 'https://fair.example' }, false],
  ['no Origin that is told', { origin: 'null' }, false],
  ['no Origin at all', {}, false]
]
t.test('posts that another site caused are refused at both doors, and reach no backend', async (t) => {
  const { base, post, forms } = await site(t, { SITE_ORIGIN: 'https://fair.example' })
  for (const [name, given, refused] of foreign) {
    const headers = { ...given, ...(given.origin ? { origin: given.origin.replace('HOST', new URL(base).host) } : {}) }
    const before = forms()
    t.equal((await post({ headers })).status, refused ? 403 : 200, `${name}, API`)
    t.equal((await post({ headers, path: '/media/e-news' })).status, refused ? 403 : 303, `${name}, page`)
    t.equal(forms() - before, refused ? 0 : 2, name)
  }
})

t.test('a form call is known in every spelling that a lenient backend would take', async (t) => {
  for (const url of [
    '/api/addBooth',
    '/api/addbooth/',
    '/api/%61ddVisitor?x=1',
    '/api/removeSubscribe;a=b',
    '/api/addBooth/x'
  ])
    t.equal(isFormCall(url), true, url)
  for (const url of ['/api/getPage', '/addBooth', '/api/../addBooth']) t.equal(isFormCall(url), false, url)
})
