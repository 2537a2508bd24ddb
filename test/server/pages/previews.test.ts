import { pino } from 'pino'
import type { Test } from 'tap'
import t from 'tap'
import { sendJson, startOrigin } from '../../fixtures/origin.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { postForm, sendRequest, type TestResponse } from '../../fixtures/send-request.ts'

const token = 'a-token-for-previews'
/** A backend that gives drafts to requests with the preview's field, and what is published to all others. */
async function startBackend(t: Test) {
  let saves = 0
  const origin = await startOrigin(t, (request, response, count) => {
    const text = request.headers['x-preview'] === '1' ? `draft ${saves}` : 'as released'
    const title = ['cn', 'en'].map((code) => ({ code: `meta_title_${code}`, content: text }))
    const data = { '/getWebInfo': title, '/other': text }[request.url ?? '']
    const fields = { 'cache-control': 'max-age=3600', etag: `"${text}"` }
    if (data === undefined) sendJson({ code: 404, msg: 'none', data: null }, {}, 404)(request, response, count)
    else sendJson({ code: 1, msg: 'ok', data }, fields)(request, response, count)
  })
  const save = () => {
    saves += 1
  }
  return { origin, save }
}

const cookieOf = ({ headers }: TestResponse) => String(headers['set-cookie']).split(';')[0] ?? ''

/** Asks the link and gives the cookie. */
async function begin(site: string, query = `token=${token}&path=/news/301`) {
  const answer = await sendRequest(site, `/_preview?${query}`)
  return { answer, headers: { cookie: `i18n_locale=cn; ${cookieOf(answer)}` } }
}

t.test('a preview asks the backend anew each time, for its browser alone, and nothing of it is stored', async (t) => {
  const { origin, save } = await startBackend(t)
  const site = await startSite(t, origin.base, {
    PREVIEW_TOKEN: token,
    SITE_ORIGIN: 'https://fair.example',
    CDN_TTL_S: '60'
  })
  const targets = ['/search', '/en/', '/_data/search', '/api/getWebInfo', '/api/other']
  const published = await Promise.all(targets.map((target) => sendRequest(site, target)))
  for (const { body, headers } of published) {
    t.match(body, /as released/)
    t.notMatch(body, /draft|noindex|_preview/)
    t.not(headers['cache-control'], 'no-store')
  }
  const { answer, headers } = await begin(site)
  t.match(answer, { status: 303, headers: { location: '/news/301', 'cache-control': 'no-store' } })
  for (const round of [0, 1, 2]) {
    for (const target of targets) {
      const before = origin.requests.length
      const { status, body, headers: fields } = await sendRequest(site, target, { headers })
      t.equal(status, 200, target)
      t.match(body, `draft ${round}`, target)
      t.notMatch(body, /as released/, target)
      t.match(fields, { 'cache-control': 'no-store' }, target)
      t.equal(fields['cdn-cache-control'], undefined, target)
      t.match(String(fields['cache-status']), /fwd=/, target)
      t.ok(origin.requests.length > before, `${target} asks the backend`)
      const isFound = origin.requests.slice(before).every((request) => request.headers['x-preview'] === '1')
      t.ok(isFound, target)
      const found = origin.requests.slice(before).map((request) => request.headers)
      t.notMatch(found, [{ 'if-none-match': /./ }])
      if (target === '/api/other')
        t.equal(origin.requests.at(-1)?.headers.cookie, 'i18n_locale=cn', 'the session is not forwarded')
      if (!/api|_data/.test(target)) {
        t.match(body, '<meta name="robots" content="noindex">')
        t.notMatch(body, 'rel="manifest"', 'no service worker is registered')
        t.match(body, 'href="/_preview/end"')
        t.match(body, target.startsWith('/en') ? 'End the preview' : '结束预览')
      }
    }
    save()
  }
  const asked = origin.requests.length
  for (const [i, target] of targets.entries()) {
    const again = await sendRequest(site, target)
    t.equal(again.body, published[i]?.body, `${target} is what it was without the cookie`)
  }
  t.equal(origin.requests.slice(asked).filter(({ headers }) => headers['x-preview']).length, 0)
})

t.test('a link or a form with the token begins a preview, its link ends it, and nothing else does', async (t) => {
  const { origin } = await startBackend(t)
  const lines: { audit?: string; allowed?: boolean }[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const env = { PREVIEW_TOKEN: token, SITE_ORIGIN: 'https://fair.example', TRUST_PROXY: 'loopback' }
  const site = await startSite(t, origin.base, env, { log })
  const posted = await postForm(site, '/_preview', { token, path: '/en/news/301' }, { 'x-forwarded-proto': 'https' })
  t.match(posted, { status: 303, headers: { location: '/en/news/301' } })
  const found = String(posted.headers['set-cookie'])
  t.match(found, /^preview_session=[\w.-]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  t.notMatch(String(posted.headers['set-cookie']), token)

  const { headers } = await begin(site)
  const isPreview = async (cookie: string) =>
    (await sendRequest(site, '/api/other', { headers: { cookie } })).json().data !== 'as released'
  t.ok(await isPreview(headers.cookie))
  for (const cookie of [
    'preview_session=',
    `preview_session=${token}`,
    `${headers.cookie}x`,
    headers.cookie.replace('preview', 'xpreview')
  ])
    t.notOk(await isPreview(cookie), cookie)
  t.equal((await sendRequest(site, '/api/other', { headers: { 'x-preview': '1' } })).json().data, 'as released')

  const ended = await sendRequest(site, '/_preview/end', {
    headers: { ...headers, referer: 'https://fair.example/en/news?page=2' }
  })
  t.match(ended, { status: 303, headers: { location: '/en/news?page=2', 'cache-control': 'no-store' } })
  t.match(String(ended.headers['set-cookie']), /^preview_session=; Max-Age=0; Path=\//)
  t.notOk(await isPreview(headers.cookie), 'a copy of the cookie is of no use')

  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/_editor',
    '',
    '/a b',
    '/a%0d%0a\r\n'
  ]
  for (const path of elsewhere) {
    const { answer } = await begin(site, `token=${token}&path=${encodeURIComponent(path)}`)
    t.equal(answer.headers.location, '/', path)
  }
  const statuses = []
  for (let i = 0; i < 8; i += 1) statuses.push((await sendRequest(site, '/_preview?token=wrong')).status)
  t.same(statuses.slice(0, 4), [403, 403, 403, 403])
  t.equal(statuses.at(-1), 429)
  t.equal((await begin(site)).answer.status, 303, 'the right token is never refused')
  t.ok(lines.some(({ audit, allowed }) => audit === 'preview' && allowed === false))
  t.notMatch(JSON.stringify(lines), token)
})

t.test('without PREVIEW_TOKEN there are no previews', async (t) => {
  const { origin } = await startBackend(t)
  const site = await startSite(t, origin.base)
  t.equal((await sendRequest(site, `/_preview?token=${token}`)).status, 404)
})
