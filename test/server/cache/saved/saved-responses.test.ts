import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import t, { type Test } from 'tap'
import { sendData, sendJson, startOrigin } from '../../../fixtures/origin.ts'
import { sendPurge, sendRequest } from '../../../fixtures/send-request.ts'
import { startProxied, startProxy, type TestProxyOptions } from '../../../fixtures/test-proxy.ts'

const menu = '/api/getHomeMenuList'
const token = 'a-long-token'
const statusOf = async (base: string, address = menu) =>
  String((await sendRequest(base, address)).headers['cache-status'])
const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.response')) : []

/** Starts an origin that answers with these fields, and stores each address in a process that then ends. */
async function saveResponses(t: Test, addresses: readonly string[], fields: Record<string, string> = {}) {
  const folder = path.join(t.testdir(), 'responses')
  const origin = await startOrigin(t, sendData('last good', fields))
  const start = (options: TestProxyOptions = {}) =>
    startProxy(t, origin.base, { saveIn: folder, purgeToken: token, ...options })
  const first = await start()
  for (const address of addresses) await sendRequest(first.base, address)
  await first.proxy.close()
  return { folder, origin, start, first }
}

t.test('a process that starts while the backend is down serves what an earlier one saved, and says so', async (t) => {
  const { origin, start } = await saveResponses(t, [menu, '/api/getNews?id=301'])
  await origin.stop()
  const next = await start()
  t.equal(next.proxy.restored(), 2)
  for (const address of [menu, '/api/getNews?id=301']) {
    const answer = await sendRequest(next.base, address)
    t.equal(answer.json().data, 'last good')
    t.match(answer.headers['cache-status'], /^bff; fwd=stale; .*detail=restored$/)
    t.match(await statusOf(next.base, address), /^bff; hit; .*detail=restored$/, 'also during back-off')
  }
  t.equal((await sendRequest(next.base, '/api/getWebInfo')).status, 502, 'nothing else')
})

t.test('with a healthy backend a restored response is revalidated before its first use', async (t) => {
  const { origin, start } = await saveResponses(t, [menu], { 'cache-control': 'max-age=3600', etag: '"v1"' })
  origin.respondWith(sendData('new'))
  const next = await start()
  const answer = await sendRequest(next.base, menu)
  t.equal(answer.json().data, 'new')
  t.equal(origin.requests.at(-1)?.headers['if-none-match'], '"v1"')
  t.match(await statusOf(next.base), /^bff; hit; ttl=\d+$/)
})

t.test('a restored response is served no longer than its own lifetimes allow', async (t) => {
  for (const [control, seconds, expected] of [
    ['max-age=60', 86_400 + 61, 0],
    ['max-age=60', 86_400 - 61, 1],
    ['max-age=60, must-revalidate', 61, 0],
    ['max-age=60, must-revalidate', 0, 1],
    ['max-age=60, stale-if-error=10', 71, 0],
    ['no-cache', 0, 0]
  ] as const) {
    const { folder, start } = await saveResponses(t, [menu], { 'cache-control': control })
    const file = path.join(folder, filesIn(folder)[0] ?? '')
    // The file says when the response was generated.
    const shift = (_text: string, at: string) => `Time":${Number(at) - seconds * 1000}`
    const text = readFileSync(file, 'latin1').slice(32)
    const content = Buffer.from(text.replaceAll(/Time":(\d+)/g, shift), 'latin1')
    writeFileSync(file, Buffer.concat([createHash('sha256').update(content).digest(), content]))
    t.equal((await start()).proxy.restored(), expected, `${control}, ${seconds} s old`)
  }
})

t.test('nothing is saved that may not be stored, or is no 200', async (t) => {
  const { origin, folder: other } = await saveResponses(t, [])
  const created = await startProxy(t, origin.base, { saveIn: other })
  origin.respondWith(sendJson({ code: 1, msg: 'ok', data: [1] }, {}, 201))
  await sendRequest(created.base, menu)
  t.equal(created.proxy.entries(), 1)
  await created.proxy.close()
  t.same(filesIn(other), [])
  for (const fields of [{ 'cache-control': 'no-store' }, { 'cache-control': 'private' }, { 'set-cookie': 'a=1' }])
    t.same(filesIn((await saveResponses(t, [menu], fields)).folder), [], JSON.stringify(fields))
  const freeText = ['/api/search?q=tea', '/api/checkCode?code=12', '/api/getExhibitorList?q=tea', '/api/other']
  t.same(filesIn((await saveResponses(t, freeText, { 'cache-control': 'max-age=60' })).folder), [])
})

t.test('a hard purge removes the file, a soft one leaves it for the next outage', async (t) => {
  const { folder, origin, start } = await saveResponses(t, [menu, '/api/getNews?id=301', '/api/getHome'])
  const purge = (base: string, body: unknown) => sendPurge(base, body, token)
  const next = await start()
  await purge(next.base, { tag: 'menu' })
  t.equal(filesIn(folder).length, 3)
  t.equal((await purge(next.base, { call: 'news', id: 301, hard: true })).status, 200)
  t.same(
    filesIn(folder).map((name) => readFileSync(path.join(folder, name), 'latin1').match(/"key":"[^"]*"/)?.[0]),
    ['"key":"cn /getHomeMenuList"'],
    'without the record and the home page, which may contain it'
  )
  await origin.stop()
  t.equal((await sendRequest((await start()).base, menu)).json().data, 'last good')
  await purge(next.base, { all: true, hard: true })
  t.same(filesIn(folder), [])
})

t.test('a record that the backend no longer has is no longer saved', async (t) => {
  const { folder, origin, start } = await saveResponses(t, ['/api/getNews?id=301'])
  origin.respondWith(sendJson({ code: 404, msg: 'none', data: null }, {}, 404))
  const next = await start()
  await sendRequest(next.base, '/api/getNews?id=301')
  t.same(filesIn(folder), [])
})

t.test('unfinished files are removed once they are ten minutes old, and no others', async (t) => {
  const { folder, start } = await saveResponses(t, [menu])
  const prefix = (filesIn(folder)[0] ?? '').slice(0, 12)
  const names = [`.${prefix}-1-old`, `.${prefix}-1-new`, '.another-1-old']
  for (const name of names) writeFileSync(path.join(folder, name), '')
  mkdirSync(path.join(folder, `.${prefix}-1-folder`))
  for (const name of [...names, `.${prefix}-1-folder`].filter((name) => !name.endsWith('new')))
    utimesSync(path.join(folder, name), 0, 0)
  t.equal((await start()).proxy.restored(), 1)
  const left = readdirSync(folder).filter((name) => name.startsWith('.'))
  t.same(left.sort(), ['.another-1-old', `.${prefix}-1-folder`, `.${prefix}-1-new`].sort())
})

t.test('damaged and foreign files do not stop the start, and are not served', async (t) => {
  const { folder, start } = await saveResponses(t, [menu])
  const [name = ''] = filesIn(folder)
  const file = path.join(folder, name)
  const whole = readFileSync(file)
  const damages: Record<string, Buffer> = {
    empty: Buffer.alloc(0),
    'cut off': whole.subarray(0, whole.length - 3),
    'another body': Buffer.from(whole.toString('latin1').replace('good', 'evil'), 'latin1'),
    'without its digest': whole.subarray(32),
    'another key': Buffer.from(whole.toString('latin1').replace('"cn /', '"en /'), 'latin1'),
    'split fields': Buffer.from(whole.toString('latin1').replace('"fields":[', '"fields":["x","a\\r\\nb",'), 'latin1'),
    huge: Buffer.alloc(6 * 1_048_576, 'x')
  }
  for (const [title, bytes] of Object.entries(damages)) {
    t.notOk(bytes.equals(whole), title)
    writeFileSync(file, bytes)
    t.equal((await start()).proxy.restored(), 0, title)
  }
  writeFileSync(file, whole)
  mkdirSync(path.join(folder, name.replace(/.{10}\.response$/, 'abcdefghij.response')))
  writeFileSync(path.join(folder, 'notes.txt'), 'mine')
  t.equal((await start()).proxy.restored(), 1, 'the whole file is served')
  t.ok(existsSync(path.join(folder, 'notes.txt')))
})

t.test('a folder that cannot be written stops neither the start nor the serving', async (t) => {
  const folder = t.testdir({ file: 'no folder' })
  const { front } = await startProxied(t, sendData('x'), { saveIn: path.join(folder, 'file', 'responses') })
  t.equal((await sendRequest(front.base, menu)).json().data, 'x')
  await front.proxy.close()
  t.match(front.log.map(({ message }) => message).join(), /make DATA_DIR writable/)
  chmodSync(folder, 0o700)
})

t.test('two processes share a folder', async (t) => {
  const { folder, origin, start, first } = await saveResponses(t, [menu])
  const [one, two] = [await start(), await start()]
  for (const { base } of [one, two]) for (const id of [1, 2, 3]) await sendRequest(base, `/api/getNews?id=${id}`)
  await Promise.all([one.proxy.close(), two.proxy.close()])
  t.equal(filesIn(folder).length, 4)
  await origin.stop()
  t.equal((await start()).proxy.restored(), 4)
  t.equal((await sendRequest(first.base, menu)).status, 200)
  const found = readdirSync(folder).filter((name) => !name.endsWith('.response'))
  t.same(found, [], 'no unfinished file is left')
})
