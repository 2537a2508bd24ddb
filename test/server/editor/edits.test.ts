import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import t, { type Test } from 'tap'
import { startEdited } from '../../fixtures/editor-session.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import type { Env, Limits } from '../../fixtures/site-process.ts'
import { starterFolder, until } from '../../fixtures/starter-folder.ts'

const about = 'pages/exhibition/about.yaml'

/** A site with a folder and two editors, and what they send. */
async function start(t: Test, ...site: [string?, Env?, Limits?]) {
  const edited = await startEdited(t, ...site)
  const { base, cookies } = edited
  /** Sends an action of Decap from a tab. */
  const act = async (
    action: string,
    params: object,
    { cookie = cookies.wang, tab = '1-a', headers = {}, path = '/_editor/en/forms/api' } = {}
  ) => {
    const { status, body } = await sendRequest(base, `${path}?tab=${tab}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json; charset=utf-8', ...headers },
      body: JSON.stringify({ branch: 'main', action, params })
    })
    return { status, body, value: body.startsWith('{') || body.startsWith('[') ? JSON.parse(body) : undefined }
  }
  const persist = (name: string, raw: string, options = {}, assets: object[] = []) =>
    act('persistEntry', { dataFiles: [{ path: name, slug: 'x', raw }], assets, options: {} }, options)
  return { ...edited, act, persist }
}

const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8')

/** A site with the folder that `init` writes: each test goes on with what the one before has left. */
const starter = await start(t)

t.test('an entry that an editor has read is published, seen, named, and can be undone', async (t) => {
  const { base, content, act, persist, overview, cookies, post } = starter
  const folder = { folder: 'pages/exhibition', extension: 'yaml', depth: 1 }
  const { value: entries } = await act('entriesByFolder', folder)
  const before = read(content, about)
  const found = entries.find(({ file }: { file: { path: string } }) => file.path === about)
  t.match(found, { data: before, file: { id: /^[\da-f]{64}$/ } })
  await act('getEntry', { path: about })
  t.equal((await persist(about, before.replace('关于展会', '我们的展会'))).status, 200)
  await until(`${base}/exhibition/about`, (text) => text.includes('我们的展会'))
  const page = await overview()
  t.match(page, /<td>王芳<\/td><td>pages\/exhibition\/about\.yaml<\/td>/)
  const id = /name="id" value="(\d+)"/.exec(page)?.[1]
  const undo = (cookie: string, headers = {}) => post('undo', id, { cookie, headers })
  t.equal((await undo('')).status, 403)
  t.equal((await undo(cookies.li, { 'sec-fetch-site': 'same-site' })).status, 403)
  t.match(await undo(cookies.li), { status: 303, headers: { location: '/_editor/en' } })
  t.equal(read(content, about), before)
  t.match(await undo(cookies.li), { status: 409, body: 'undo the later change first' })
  t.match(await overview(), /<td>Li<\/td><td>pages\/exhibition\/about\.yaml<\/td>/)
})

t.test('what has a fault is not written, and the fault is named', async (t) => {
  const { content, act, persist, lines } = starter
  const text = read(content, about)
  await act('getEntry', { path: about })
  const wrong = await persist(about, text.replace(/type: text/, 'type: texts'))
  t.match(wrong, { status: 422, value: { error: /Not published.*pages\/exhibition\/about\.yaml:\d+:\d+/s } })
  t.match((await persist(about, 'a: [')).status, 422)
  t.equal(read(content, about), text)
  const picture = { path: 'pictures/broken.png', content: Buffer.from('x').toString('base64'), encoding: 'base64' }
  t.match(await act('persistMedia', { asset: picture }), { status: 422, value: { error: /no JPEG, PNG, GIF or WebP/ } })
  t.notOk(existsSync(path.join(content, picture.path)))
  const found = lines.filter(({ level }) => level > 40)
  t.same(found, [])
})

t.test('editors alone, from the site’s own pages, and without scripts of others', async (t) => {
  const { base, act, cookies } = starter
  const list = { folder: 'news', extension: 'yaml', depth: 1 }
  t.match(await act('entriesByFolder', list, { cookie: '' }), { status: 401, value: { error: /session has ended/ } })
  for (const site of ['cross-site', 'same-site'])
    t.equal((await act('entriesByFolder', list, { headers: { 'sec-fetch-site': site } })).status, 403)
  t.equal((await act('entriesByFolder', list, { headers: { origin: 'https://evil.example' } })).status, 403)
  t.not((await act('entriesByFolder', list, { headers: { 'content-type': 'text/plain' } })).status, 200)
  const page = await sendRequest(base, '/_editor/en/forms', { headers: { cookie: cookies.li } })
  const policy = String(page.headers['content-security-policy'])
  t.match(policy, "script-src 'self' 'unsafe-eval'; ")
  t.notMatch(policy, /https?:/)
  t.match(page.headers, { 'cache-control': 'no-store' })
  const overview = await sendRequest(base, '/_editor/en', { headers: { cookie: cookies.li } })
  t.notMatch(String(overview.headers['content-security-policy']), 'unsafe-eval')
  for (const address of ['/_editor/en/forms', '/_editor/en/forms/config.yml', '/_editor/forms/decap-cms.js'])
    t.match((await sendRequest(base, address)).body, '<input id="token"', address)
})

t.test('what another one has changed since is not overwritten', async (t) => {
  const { content, act, persist } = starter
  const [mine, theirs] = [{ tab: '1-a' }, { tab: '1-b' }]
  for (const tab of [mine, theirs]) await act('getEntry', { path: about }, tab)
  const text = read(content, about)
  t.equal((await persist(about, `${text}# mine\n`, mine)).status, 200)
  const refused = await persist(about, `${text}# theirs\n`, theirs)
  t.match(refused, { status: 409, value: { error: /has been changed since you opened it, by 王芳/ } })
  const chinese = await persist(about, text, { ...theirs, path: '/_editor/forms/api' })
  t.match(chinese.value.error, '王芳修改了它')
  t.equal(read(content, about), `${text}# mine\n`)
  t.equal((await persist(about, text, { tab: '1-new' })).status, 409, 'a tab that has not read it')
  t.equal((await persist(about, text, mine)).status, 200, 'who has published it goes on')
  t.equal((await persist(about, text, { tab: `${Date.now() + 10_000}-new` })).status, 200, 'nothing has happened since')
  t.equal((await act('deleteFiles', { paths: [about] }, { tab: '1-c' })).status, 409)
  await act('getEntry', { path: about }, mine)
  t.equal((await act('deleteFiles', { paths: [about] }, mine)).status, 200)
  t.notOk(existsSync(path.join(content, about)))
})

t.test('nothing is read or written but what has a form, and pictures', async (t) => {
  const { content, act, persist } = starter
  symlinkSync(path.dirname(content), path.join(content, 'pages', 'linked'))
  symlinkSync('/etc/passwd', path.join(content, 'pictures', 'passwd.png'))
  const names = ['../out.yaml', 'pages/../../out.yaml', '/tmp/out.yaml', 'pages/linked/out.yaml', '.git/config']
  for (const name of [...names, 'menu.yaml', 'exhibitors.csv', 'pages/.x.yaml', 'pages\\x.yaml', 'downloads/x.yaml']) {
    t.equal((await persist(name, 'title_cn: x\n')).status, 403, name)
    t.not((await act('getEntry', { path: name })).value?.data?.length > 0, true, name)
    t.not((await act('deleteFile', { path: name })).status, 200, name)
  }
  t.notOk(existsSync(path.join(path.dirname(content), 'out.yaml')))
  const media = (name: string) => ({ asset: { path: name, content: 'eA==', encoding: 'base64' } })
  for (const name of ['pictures/x.html', 'pictures/../x.png', 'pictures/passwd.png'])
    t.equal((await act('persistMedia', media(name))).status, 403, name)
  t.equal((await act('getMediaFile', { path: 'pictures/passwd.png' })).status, 403)
  t.notMatch((await act('getMedia', { mediaFolder: 'pictures' })).body, 'passwd')
  t.equal((await act('deleteFile', { path: 'config.yaml' })).status, 403)
  t.equal((await act('unpublishedEntries', {})).status, 422)
})

t.test('a folder that cannot be written says so, and where it is a repository each edit is a commit', async (t) => {
  const folder = starterFolder(t)
  const git = (...args: string[]) => spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).stdout
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('-c', 'user.name=x', '-c', 'user.email=x@localhost', 'commit', '-qm', 'The folder as init wrote it')
  const { act, persist } = await start(t, folder)
  const { value } = await act('getEntry', { path: about })
  writeFileSync(path.join(folder, 'news', 'beside.txt'), 'not of this edit')
  t.equal((await persist(about, `${value.data}# edited\n`)).status, 200)
  const found = git('log', '-1', '--format=%an %s', '--name-only')
  t.match(found, /^王芳 Edit pages\/exhibition\/about\.yaml\n\n.*about\.yaml\n$/)
  t.match(git('status', '--short'), /^\?\? news\/beside\.txt\n$/)

  const locked = starterFolder(t)
  const parent = path.dirname(locked)
  chmodSync(parent, 0o755)
  const limits = process.getuid?.() === 0 ? { user: { uid: 1000, gid: 1000 } } : {}
  chmodSync(path.join(locked, 'pages/exhibition'), 0o555)
  const other = await start(t, locked, {}, limits)
  await other.act('getEntry', { path: about })
  const refused = await other.persist(about, `${read(locked, about)}# edited\n`)
  t.match(refused, { status: 503, value: { error: /content folder cannot be written/ } })
  t.notMatch(await other.overview(), /name="id" value="/, 'an edit that failed is none')
  t.ok(statSync(path.join(locked, about)).size > 0)
  chmodSync(path.join(locked, 'pages/exhibition'), 0o755)
})
