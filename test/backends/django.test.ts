import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import t, { type Test } from 'tap'
import { runContract } from '../fixtures/contract-command.ts'
import { root } from '../fixtures/root.ts'
import { sendRequest, type TestRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.setTimeout(180_000)
/** A python3 that has Django, such as that of a virtual environment. */
const python = process.env.DJANGO_PYTHON ?? 'python3'
const hasDjango = spawnSync(python, ['-c', 'import django']).status === 0
const skip = hasDjango ? false : `${python} has no Django: apt-get install python3-django, or DJANGO_PYTHON`
const token = 'sample-token-of-the-test'

/** Starts the backend; it ends with the test. Resolves to its origin, and to the folder in which it looks for the site. */
async function startDjango(t: Test): Promise<{ origin: string; folder: string }> {
  const folder = t.testdir()
  const file = path.join(root, 'test/backends/django-backend.py')
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(python, [file, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PURGE_TOKEN: token }
  })
  t.teardown(async () => {
    child.stdin.end()
    await once(child, 'exit')
  })
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`Django ended with ${code}`)))
  ])) as [Buffer]
  return { origin: String(line).trim(), folder }
}

/** A browser of the admin: keeps cookies, and posts forms with the token against forgery. */
function openAdmin(origin: string) {
  const cookies = new Map<string, string>()
  const send = async (target: string, options: TestRequest = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(options.headers as object), cookie, referer: origin + target }
    const answer = await sendRequest(origin, target, { ...options, headers })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  return async (target: string, values: Record<string, string>) => {
    await send(target)
    const body = new URLSearchParams({ ...values, csrfmiddlewaretoken: cookies.get('csrftoken') ?? '' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await send(target, { method: 'POST', headers, body })).status
  }
}

t.test('what an editor saves in Django’s admin is there at the next request, ten of ten', { skip }, async (t) => {
  const { origin, folder } = await startDjango(t)
  const site = await startProcess(t, { API_UPSTREAM: `${origin}/api`, PURGE_TOKEN: token })
  writeFileSync(path.join(folder, 'site'), site.base)
  const post = openAdmin(origin)
  t.equal(await post('/admin/login/', { username: 'editor', password: 'sample', next: '/admin/' }), 302)
  const languages = [
    { lang: 'cn', page: '/' },
    { lang: 'en', page: '/en/' }
  ]
  const menuOf = (lang: string) => sendRequest(site.base, '/api/getHomeMenuList', { headers: { lang } })
  for (let round = 1; round <= 10; round += 1) {
    for (const { lang, page } of languages) {
      await menuOf(lang)
      t.match((await menuOf(lang)).headers['cache-status'], /^bff; hit; ttl=3\d{3}$/, 'it is stored for an hour')
      await sendRequest(site.base, page)
    }
    const names: Record<string, string> = { cn: `第${round}次保存`, en: `Save number ${round}` }
    const values = { name_cn: names.cn ?? '', name_en: names.en ?? '', path: '/news' }
    t.equal(await post('/admin/fair/entry/1/change/', values), 302, 'the admin has saved it')
    for (const { lang, page } of languages) {
      const [entry] = (await menuOf(lang)).json<{ data: { name: string }[] }>().data
      t.equal(entry?.name, names[lang])
      t.match((await sendRequest(site.base, page)).body, names[lang])
    }
  }
})

t.test('the contract command finds no error in it, and says what it lacks', { skip }, async (t) => {
  const { origin } = await startDjango(t)
  const { code, stdout } = await runContract([`${origin}/api`, '--form', '--yes', '--diff'])
  t.equal(code, 0, stdout)
  t.match(stdout, 'the subscription of contract-check@example.com was taken: 200')
  t.match(stdout, '/getHomeMenuList: as the sample')
})

t.test('the first-hour mistakes of Django are named', { skip }, async (t) => {
  const { origin } = await startDjango(t)
  const elsewhere = origin.replace('127.0.0.1', 'localhost')
  const wrong = await runContract([`${elsewhere}/api`])
  t.match([wrong.code, wrong.stderr], [2, /400, .*\(ALLOWED_HOSTS\)\?/])
  const login = await runContract([`${origin}/admin`])
  t.match([login.code, login.stderr], [2, /302 to \/admin\/login.*it is a login/])
  const root = await runContract([origin])
  t.match([root.code, root.stderr], [2, /404, the backend has no such address/])
})
