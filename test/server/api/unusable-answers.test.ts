import { pino } from 'pino'
import t, { type Test } from 'tap'
import { type Responder, startOrigin } from '../../fixtures/origin.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { postForm, sendRequest } from '../../fixtures/send-request.ts'

interface Line {
  level: number
  call?: string
  path?: string
  why?: string
}

/** A site in front of a backend that answers so, and the lines of its log. */
async function startLogged(t: Test, respond: Responder) {
  const origin = await startOrigin(t, respond)
  const lines: Line[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { site: await startSite(t, `${origin.base}/api`, {}, { log }), lines }
}

t.test('the log says once what came where an answer cannot be used, without control characters', async (t) => {
  const page: Responder = (_request, response) => void response.writeHead(200).end('<h1>Log in</h1>\u001b[31m')
  const { site, lines } = await startLogged(t, page)
  for (const _ of 'ab') await sendRequest(site, '/api/getHomeMenuList', { headers: { lang: 'cn' } })
  const named = lines.filter(({ level, call }) => level === 40 && call === 'menu')
  t.equal(named.length, 1)
  t.match(named[0]?.why, /^200 and the body is no JSON: it is a page of HTML; .* “Log in +\[31m”$/)
})

t.test('a redirect out of the API says where to, without its query, also where a form gets it', async (t) => {
  const location = '/thanks?mail=a%40b.example'
  const { site, lines } = await startLogged(t, (_request, response) => void response.writeHead(302, { location }).end())
  await postForm(site, '/api/addSubscribe', { email: 'a@b.example' }, { lang: 'en' })
  const line = lines.find(({ level, path }) => level === 40 && path === '/addSubscribe')
  t.match(line?.why, /^302 to \/thanks, and redirects are not followed: answer the call itself, in the envelope$/)
  t.notMatch(JSON.stringify(line), 'b.example')
})

t.test('what a visitor typed is not in it', async (t) => {
  const { site, lines } = await startLogged(t, ({ url }, response) => void response.writeHead(200).end(`no ${url}`))
  await sendRequest(site, '/api/checkCode?code=secret-4711', { headers: { lang: 'cn' } })
  t.ok(lines.some(({ call }) => call === 'code'))
  t.notMatch(JSON.stringify(lines.filter(({ call }) => call === 'code')), '4711')
})
