import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { readPack } from '../../../server/backend/content-source.ts'
import { operations } from '../../fixtures/api-document.ts'
import { reportOn, runContract, shortened } from '../../fixtures/contract-command.ts'
import { dist } from '../../fixtures/dist.ts'
import { sendJson, startOrigin } from '../../fixtures/origin.ts'
import { runBackend } from '../../fixtures/running-backend.ts'
import { startSixCalls } from '../../fixtures/six-calls.ts'
import { readXml } from '../../fixtures/xml.ts'

t.setTimeout(120_000)

for (const edition of ['organic', 'silver'])
  t.test(`the embedded backend has no fault: ${edition}`, async (t) => {
    const file = path.join(dist, 'server', `content-${edition}.json`)
    t.ok(existsSync(file))
    const backend = await runBackend(t, readPack(file))
    const { findings, missingPages, calls, code } = await reportOn(backend.origin)
    t.same(findings.map(shortened), ['note answer /wechat/share_sign'], 'no WeChat account is configured')
    t.same(missingPages, [])
    t.equal(code, 0)
    t.match(calls.find(({ call }) => call === '/getHome')?.caching, /^fresh 60 s \+ 600 s .* with your validator$/)
    t.ok(calls.find(({ call }) => call === '/getExhibitor')!.results.valid >= 100, 'ids are followed')
  })

t.test('six calls alone pass, with notes that say what is missing', async (t) => {
  const { base } = await startSixCalls(t)
  const { findings, missingPages, code } = await reportOn(base)
  t.equal(code, 0)
  t.same(
    findings.filter(({ severity }) => severity === 'error').map(({ target, message }) => `${target} ${message}`),
    []
  )
  t.match(
    findings.find(({ call }) => call === '/getPage'),
    { severity: 'note', message: 'the call is not there, or has none of the 3 pages that were asked for (404' }
  )
  t.ok(missingPages.some(({ path, why }) => path === '/news' && why === 'getNewsList has nothing (404)'))
})

t.test('a form is sent with --form and --yes alone, and the samples are compared with --diff', async (t) => {
  const { base, origin } = await startSixCalls(t)
  const posts = () => origin.requests.filter(({ method }) => method === 'POST')
  t.match(await runContract([base, '--form']), { code: 2, stderr: '--form asks on a terminal: --yes sends' })
  t.match(await runContract([base, '--yes']), { code: 2, stderr: '--yes is the answer to the question of --form' })
  t.same(posts(), [])
  const { stdout } = await runContract([base, '--form', '--yes', '--diff'])
  t.equal(posts().length, 4)
  t.match(stdout, /\/addSubscribe +1 ok/)
  t.match(stdout, 'the subscription of contract-check@example.com was taken: 200')
  t.match(stdout, /Compared with the samples.*\n(.*\n)* {2}\/getProductCategoryList: as the sample\n/)
})

t.test('what cannot be asked, and wrong usage, are exit code 2', async (t) => {
  const stopped = await startOrigin(t)
  await stopped.stop()
  const empty = await startOrigin(t, sendJson({ code: 404, msg: 'none', data: null }, {}, 404))
  for (const [args, message] of [
    [[`${stopped.base}/api`], /^the backend cannot be asked: nothing listens at 127\.0\.0\.1:\d+: .*\n$/],
    [
      [empty.base],
      /^none of the fixed calls has an answer: .* base URL\?\n\/\w+, .*: 404, the backend has no such address: /
    ],
    [[], /^name one URL/],
    [[' '], /^name one URL/],
    [['backend'], /^the URL "backend" is not allowed/],
    [['http://localhost/', '--limit', 'x'], /^--limit must be a whole number/],
    [['http://localhost/', '--colour'], /--help/]
  ] as const) {
    const { code, stdout, stderr } = await runContract([...args])
    t.same([code, stdout], [2, ''], args.join(' '))
    t.match(stderr, message)
  }
  const { code, stdout } = await runContract(['--help'])
  t.equal(code, 0)
  t.match(stdout, 'usage: contract.js URL')
})

t.test('a hostile backend neither leads elsewhere nor writes to the terminal', async (t) => {
  const elsewhere = await startOrigin(t)
  const hostile = '\u001b]0;owned\u0007\u009b31m\u202e'
  const origin = await startOrigin(t, (request, response, count) => {
    const call = request.url!.split('?')[0]!
    if (call === '/getWebInfo') return response.writeHead(302, { location: `${elsewhere.base}/getWebInfo` }).end()
    if (call === '/getBooths') return sendJson(`"${'x'.repeat(5_000_000)}"`)(request, response, count)
    const entry = {
      name: hostile,
      path: `/a/${hostile}`,
      [hostile]: { [hostile]: 1 },
      out_link: { [hostile]: hostile }
    }
    const data = call === '/getHome' ? { activeBox: [{ picture: { src: `${elsewhere.base}/x.png` } }] } : [entry]
    sendJson({ code: 1, msg: hostile, data }, { etag: 'x' })(request, response, count)
  })
  const junit = path.join(t.testdir(), 'report.xml')
  for (const args of [[], ['--json', '--junit', junit]]) {
    const { code, stdout, stderr } = await runContract([origin.base, ...args])
    t.equal(code, 1)
    t.notMatch(stdout.replaceAll('\n', '') + stderr.replaceAll('\n', ''), /[\p{Cc}\u202e]/u)
    t.match(stdout, 'redirects are not followed')
    t.match(stdout, 'larger than 4 MiB')
  }
  t.notMatch(readFileSync(junit, 'utf8').replaceAll('\n', ''), /[\p{Cc}\u202e]/u)
  t.same(elsewhere.requests, [])
})

t.test('JUnit has a case for each call and check, errors are failures', async (t) => {
  const folder = t.testdir()
  const { base, origin } = await startSixCalls(t)
  await runContract([base, '--junit', path.join(folder, 'report.xml')])
  const passed = readFileSync(path.join(folder, 'report.xml'), 'utf8')
  readXml(passed)
  // Eight checks of each call that reads; `getFairInfo` is asked of the embedded backend alone.
  const reading = operations.filter(({ method, call }) => method === 'get' && call !== '/getFairInfo')
  t.match(passed, `tests="${reading.length * 8}" failures="0"`)
  t.match(passed, '<testcase classname="contract.getPage" name="answer"><system-out>')
  await origin.stop()
  await origin.start()
  origin.respondWith(sendJson({ code: 1, msg: '<&"', data: [{ name: 1, path: '<&">' }] }))
  await runContract([base, '--junit', path.join(folder, 'report.xml')])
  const failed = readFileSync(path.join(folder, 'report.xml'), 'utf8')
  readXml(failed)
  t.match(failed, /name="contract"><failure message="/)
})
