import { pino } from 'pino'
import t from 'tap'
import { type Responder, startOrigin } from '../../fixtures/origin.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

interface Line {
  level: number
  call?: string
  path?: string
  why?: string
}

const answers: [string, Responder, RegExp][] = [
  [
    'a page',
    (_request, response) => void response.writeHead(200).end('<h1>Log in</h1>\u001b[31m'),
    /^200 and the body is no JSON: it is a page of HTML; .* “Log in +\[31m”$/
  ],
  [
    'a slash at the end',
    (request, response) => void response.writeHead(301, { location: `${request.url}/` }).end(),
    /^301 to \/getHomeMenuList\/, .*without a slash at its end/
  ],
  ['a refusal', (_request, response) => void response.writeHead(401).end('key?'), /^401, .* credentials: .*“key\?”$/],
  [
    'a code that is a text',
    (_request, response) => void response.writeHead(200).end('{"code":"1","data":[]}'),
    /numeric member code: it is "1"/
  ]
]
for (const [what, respond, why] of answers)
  t.test(`the log says once what came where an answer cannot be used: ${what}`, async (t) => {
    const origin = await startOrigin(t, respond)
    const lines: Line[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
    const site = await startSite(t, origin.base, {}, { log })
    for (const _ of 'ab') await sendRequest(site, '/api/getHomeMenuList', { headers: { lang: 'cn' } })
    const named = lines.filter(({ level, call }) => level === 40 && call === 'menu')
    t.equal(named.length, 1)
    t.match(named[0]?.why, why)
  })

t.test('a redirect out of the API says where to, without its query, also where a form gets it', async (t) => {
  const origin = await startOrigin(
    t,
    (_request, response) => void response.writeHead(302, { location: '/thanks?mail=a%40b.example' }).end()
  )
  const lines: Line[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const site = await startSite(t, `${origin.base}/api`, {}, { log })
  const headers = { 'content-type': 'application/x-www-form-urlencoded', lang: 'en' }
  await sendRequest(site, '/api/addSubscribe', { method: 'POST', headers, body: 'email=a%40b.example' })
  const line = lines.find(({ level, path }) => level === 40 && path === '/addSubscribe')
  t.match(line?.why, /^302 to \/thanks, and redirects are not followed: answer the call itself, in the envelope$/)
  t.notMatch(JSON.stringify(line), 'b.example')
})

t.test('what a visitor typed is not in it', async (t) => {
  const origin = await startOrigin(t, (request, response) => void response.writeHead(200).end(`no ${request.url}`))
  const lines: Line[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const site = await startSite(t, origin.base, {}, { log })
  await sendRequest(site, '/api/checkCode?code=secret-4711', { headers: { lang: 'cn' } })
  t.ok(lines.some(({ call }) => call === 'code'))
  t.notMatch(JSON.stringify(lines.filter(({ call }) => call === 'code')), '4711')
})
