import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { editorAccess } from '../../../server/editor/editor-access.ts'
import { hashSource } from '../../../server/http/content-security-policy.ts'
import { cookieOf, logIn } from '../../fixtures/editor-session.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProcess } from '../../fixtures/site-process.ts'
import { startSixCalls } from '../../fixtures/six-calls.ts'
import { replaceIn, starterFolder, until } from '../../fixtures/starter-folder.ts'
import { until as untilTrue } from '../../fixtures/until.ts'

const token = 'open-sesame-open-sesame'
t.test('the page is for those who have the token', async (t) => {
  const folder = starterFolder(t)
  const { base, lines } = await startProcess(t, { CONTENT_DIR: folder, EDITOR_TOKEN: token })
  const stranger = await sendRequest(base, '/_editor/records?kind=pages')
  t.match(stranger, { status: 200, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } })
  t.match(stranger.body, '<input id="token"')
  t.notMatch(stranger.body, '.yaml')
  t.notMatch(stranger.body, '<script')
  t.notMatch(String(stranger.headers['content-security-policy']), 'script-src')
  t.equal((await sendRequest(base, '/_editor/page?language=en&path=/')).status, 404)

  t.match(await logIn(base, `${token}x`), { status: 403, headers: { 'set-cookie': undefined } })
  t.equal((await logIn(base, token, { 'sec-fetch-site': 'cross-site' })).status, 403)
  const { headers } = await logIn(base, token, {})
  const found = headers['set-cookie']?.[0]
  t.match(found, /^editor_session=\d+-[\w-]{16}\.[\w-]{43}; Max-Age=43200; Path=\/_editor; HttpOnly; SameSite=Strict$/)
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  const get = (address: string) => sendRequest(base, address, { headers: { cookie } })

  t.match((await get('/_editor/en')).body, 'The content folder has no faults')
  t.match((await get('/_editor/records?kind=pages&q=contact')).body, /\/contact\/us<.*pages\/contact\/us\.yaml/s)
  t.notMatch((await get('/_editor/records?kind=pages&q=contact')).body, 'about.yaml')
  const framed = await get('/_editor/page?language=cn&path=/exhibition/about')
  t.match(framed.body, '关于展会')
  t.match(String(framed.headers['content-security-policy']), /frame-ancestors 'self'; sandbox allow-same-origin$/)
  const styles = /<style>([^<]*)<\/style>/.exec(framed.body)?.[1] ?? ''
  t.match(framed.headers['content-security-policy'], hashSource(styles), 'it has the hash of its own styles')
  t.match(framed.headers, { 'cache-control': 'no-store', 'set-cookie': undefined })
  const preview = (await get('/_editor/en/preview?path=/exhibition/about')).body
  t.equal(preview.match(/<iframe [^>]*sandbox="allow-same-origin"/g)?.length, 4)

  replaceIn(path.join(folder, 'menu.yaml'), 'path: /contact/us', 'path: /contact/them')
  writeFileSync(path.join(folder, '<img src=x>.yaml'), '')
  const body = await until(`${base}/_editor/en`, (text) => text.includes('changed: menu.yaml'), { cookie })
  t.match(body, '&lt;img src=x&gt;.yaml')
  t.notMatch(body, '<img')

  const login = await sendRequest(base, '/_editor/en/login')
  t.match(login, { status: 303, headers: { location: '/_editor/en', 'cache-control': 'no-store' } })

  const loggedOut = await sendRequest(base, '/_editor/logout', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie }
  })
  t.match(loggedOut.headers['set-cookie'], ['editor_session=; Max-Age=0; Path=/_editor; HttpOnly; SameSite=Strict'])
  t.match((await get('/_editor')).body, '<input id="token"', 'a copy of the cookie is worth nothing')
  t.match((await sendRequest(base, '/_editor', { headers: { cookie: `${cookie}x` } })).body, '<input id="token"')
  const log = JSON.stringify(lines)
  t.ok(log.includes('a login was refused'))
  t.notOk(log.includes(token) || log.includes(cookie.slice(-20)))
})

t.test('an editor with the token is never locked out by wrong attempts, of whichever addresses', async (t) => {
  const { base, lines } = await startProcess(t, { EDITOR_TOKEN: token, TRUST_PROXY: 'loopback' })
  const attempt = (from: string, given = 'wrong') => logIn(base, given, { 'x-forwarded-for': from })
  let last = await attempt('192.0.2.1')
  for (let i = 0; i < 50 && last.status === 403; i += 1) last = await attempt('192.0.2.1')
  t.match(last, { status: 429, headers: { 'retry-after': /^\d+$/ } })
  t.equal((await attempt('192.0.2.1', token)).status, 303, 'from the address that has failed')
  for (let i = 0; i < 100; i += 1)
    t.equal((await attempt(`198.51.100.${i}`)).status, 403, 'each address has a limit of its own')
  const network = (i: number) => `2001:db8:1:${i.toString(16)}::1`
  last = await attempt(network(0))
  for (let i = 1; i < 50 && last.status === 403; i += 1) last = await attempt(network(i))
  t.equal(last.status, 429, 'a /56 network of IPv6 counts as one address')
  t.equal((await attempt('no address, at all', token)).status, 303)
  const isLogged = () => lines.filter(({ audit, allowed }) => audit === 'editor' && allowed).length === 2
  // The log arrives after the answers.
  await untilTrue(isLogged)
  const audits = lines.filter(({ audit }) => audit === 'editor')
  t.match(
    audits.map(({ allowed, from }) => [allowed, from]).filter(([allowed]) => allowed),
    [
      [true, '192.0.2.1'],
      [true, undefined]
    ]
  )
  t.ok(audits.length < 100, `${audits.length} lines of 160 attempts`)
})

t.test('the state of the content is reached with the key alone, and through the site never', async (t) => {
  const backend = await startProcess(t, { EDITOR_TOKEN: token }, { program: 'backend.js' })
  const site = await startProcess(t, { EDITOR_TOKEN: token, API_UPSTREAM: backend.base })
  const authorization = `Bearer ${editorAccess({ editors: [{ name: '', token }] })?.stateKey}`
  const ask = (base: string, address: string, headers = {}) => sendRequest(base, address, { headers })
  t.equal((await ask(backend.base, '/_content-state', { authorization })).status, 200)
  t.equal((await ask(backend.base, '/_content-state')).status, 404)
  t.equal((await ask(backend.base, '/_content-state', { authorization: `Bearer ${token}` })).status, 404)
  for (const address of [
    '/api/_content-state',
    '/api/%5fcontent-state',
    '/api/_Content-State?kind=pages',
    '/_content-state'
  ])
    t.equal((await ask(site.base, address, { authorization })).status, 404, address)

  const cookie = await cookieOf(site.base, token)
  t.match((await ask(site.base, '/_editor/en', { cookie })).body, 'has no content folder')
})

t.test('remarks are there after a restart, until their cause is gone', async (t) => {
  const folder = starterFolder(t)
  const stray = path.join(folder, 'notes.yaml')
  writeFileSync(stray, '')
  const env = { CONTENT_DIR: folder, DATA_DIR: t.testdir(), EDITOR_TOKEN: token }
  const shown = async () => {
    const site = await startProcess(t, env)
    const { body } = await sendRequest(site.base, '/_editor/en', {
      headers: { cookie: await cookieOf(site.base, token) }
    })
    await site.stop()
    return body.includes('notes.yaml')
  }
  t.same([await shown(), await shown()], [true, true])
  rmSync(stray)
  t.same([await shown(), await shown()], [false, false])
})

t.test('without a token, and where the backend is another one, there is no such page', async (t) => {
  const without = await startProcess(t)
  t.equal((await sendRequest(without.base, '/_editor')).status, 404)
  t.equal((await logIn(without.base, token)).status, 404)
  const foreign = await startSixCalls(t)
  const { base } = await startProcess(t, { EDITOR_TOKEN: token, API_UPSTREAM: foreign.base })
  t.equal((await sendRequest(base, '/_editor')).status, 404)
  t.equal((await logIn(base, token)).status, 404)
})
