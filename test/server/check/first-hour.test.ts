import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import type { Report } from '../../../server/check/check-backend.ts'
import { reportOn, runContract } from '../../fixtures/contract-command.ts'
import { type Responder, startOrigin } from '../../fixtures/origin.ts'
import { root } from '../../fixtures/root.ts'

t.setTimeout(120_000)

/** Answers with a body as it is. */
const body =
  (text: string, type = 'application/json', status = 200): Responder =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(text)

t.test('the tree has one code of success, which is named', async (t) => {
  const origin = await startOrigin(t, body('{"code":200,"msg":"","data":[]}'))
  const { findings } = await reportOn(origin.base)
  t.match(findings.find(({ call }) => call === '/industry/tree')?.message, /: 1 means success$/)
})

t.test('data as JSON in a text are named so', async (t) => {
  const origin = await startOrigin(t, body('{"code":1,"msg":"","data":"[{}]"}'))
  const { findings } = await reportOn(origin.base)
  const found = findings.find(({ call, check }) => check === 'contract' && call === '/getHomeMenuList')?.message
  t.match(found, 'got JSON in a text, which was encoded twice')
})

t.test('the options of the command are named by it alone', async (t) => {
  const origin = await startOrigin(t, body('slow down', 'text/plain', 429))
  const { code, stdout, stderr } = await runContract([origin.base])
  t.same([code, stdout], [2, ''])
  t.match(stderr, /“slow down”; see --concurrency/)
})

t.test('redirects that differ in the address of their call alone are one line', async (t) => {
  const origin = await startOrigin(
    t,
    (request, response) => void response.writeHead(301, { location: request.url!.replace(/(?=\?|$)/, '/') }).end()
  )
  const { stderr } = await runContract([origin.base])
  t.equal(stderr.trim().split('\n').length, 2, stderr)
})

t.test('what the site reads all the same is a note, one line for all calls', async (t) => {
  const origin = await startOrigin(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('\ufeff{"code":1,"msg":"","data":[]}')
  })
  const { findings } = await reportOn(origin.base)
  const notes = findings.filter(({ check, message }) => check === 'answer' && /Content-Type|BOM/.test(message))
  t.same(
    notes.map(({ message, severity }) => [severity, message]),
    [
      ['note', 'the Content-Type is text/html: wanted is application/json'],
      ['note', 'the body begins with a byte order mark (BOM), which some programs do not read']
    ]
  )
  t.ok(notes.every(({ alsoIn }) => alsoIn.length > 5))
})

t.test('a port without TLS is not a certificate that is not trusted', async (t) => {
  const origin = await startOrigin(t)
  const { stderr } = await runContract([origin.base.replace('http:', 'https:')])
  t.match(stderr, /speaks no TLS \(\w+\): name the URL with http\?/)
})

t.test('the report has the same where nothing can be checked', async (t) => {
  const origin = await startOrigin(t, body('[]'))
  const { code, stdout } = await runContract([origin.base, '--json'])
  t.equal(code, 2)
  const { findings, calls } = JSON.parse(stdout) as Report
  t.ok(calls.length > 6)
  const ofMenu = findings.find(({ call, alsoIn }) => [call, ...alsoIn].includes('/getHomeMenuList'))
  t.match(ofMenu?.message, 'the data are not wrapped')
})

const manual = readFileSync(path.join(root, 'shared/BACKEND.md'), 'utf8')
const [, hour = ''] = /^## The first hour\n(.*?)^## /ms.exec(manual) ?? []

t.test('the ten mistakes of the manual are named with words of the check or the log', async (t) => {
  const sources = readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(root, 'server', file), 'utf8'))
    .join('\n')
  const cited = [...hour.matchAll(/‘([^’]+)’/g)].map(([, text]) => text!)
  t.equal(cited.length, 11, 'a line for a call that is found, and one for each mistake')
  const wrong = cited.filter((text) => !sources.includes(text))
  t.same(wrong, [])
})

t.test('a backend that answers the six calls as the manual shows them passes', async (t) => {
  const rows = [...hour.matchAll(/^ *\| `(GET|POST) ([\w/]+)[^`]*` \| ([^|]+) \| (.+) \|$/gm)]
  t.equal(rows.length, 6)
  const answers = new Map(
    rows.map(([, , call = '', codes = '', shown = '']) => {
      const data = /^`([^`]+)`/.exec(shown)?.[1] ?? 'null'
      return [`/${call}`, `{"code":${Number.parseInt(codes, 10)},"msg":"OK","data":${data}}`]
    })
  )
  const origin = await startOrigin(t, (request, response) => {
    const answer = answers.get(request.url!.split('?', 1)[0]!)
    response.writeHead(answer === undefined ? 404 : 200, {
      'content-type': 'application/json',
      'cache-control': 'max-age=60'
    })
    response.end(answer ?? '{"code":404,"msg":"not found","data":null}')
  })
  const { code, stdout } = await runContract([origin.base])
  t.equal(code, 0, stdout)
})
