import t, { type Test } from 'tap'
import { checkForm } from '../../../server/check/check-form.ts'
import { type Responder, sendJson, startOrigin } from '../../fixtures/origin.ts'

const page: Responder = (_, response) => void response.writeHead(403).end('<h1>CSRF verification failed</h1>')
const cases: Record<string, [respond: Responder, message: RegExp]> = {
  'one that is taken': [sendJson({ code: 200, msg: 'ok', data: null }), /was taken: 200 “\{"code":200.*delete it/],
  'a protection of forms': [
    page,

    /without JSON: 403, by protection against CSRF.*: “CSRF.*visitors read that the service is unavailable$/
  ],
  'another success': [
    sendJson({ code: 1, msg: 'ok', data: null }),

    /may have been stored: 200 .*unavailable$/
  ],
  'a failure': [sendJson({ code: 500, msg: 'full', data: null }, {}, 500), /did not take .* read “full”$/],
  'a refusal': [
    sendJson({ code: 0, msg: 'This address is blocked', data: null }),

    /refused as a mistake of its visitor, who reads “This address is blocked”: 200/
  ],
  'a slash at the end': [
    (request, response) => void response.writeHead(307, { location: `${request.url}/` }).end(),

    /^307 to \/api\/addSubscribe\/, .*without a slash at its end as well; visitors read/
  ],
  'no call': [(_, response) => void response.writeHead(404).end(), /^404, .* no such address; visit/],
  'an expired page': [
    (_, response) => void response.writeHead(419).end('<h1>Page Expired</h1>'),

    /: 419, is it protection against CSRF.*“Page Expired/
  ],
  'a page of thanks': [
    (_, response) => void response.end('<h1>Thank you</h1>'),

    /^(?!.*CSRF).*no JSON: it is a page of HTML: “/
  ],
  'a character in two chunks': [
    (_, response) => {
      const body = Buffer.from(JSON.stringify({ code: 0, msg: '茶', data: null }))
      const middle = body.indexOf('茶') + 1
      response.writeHead(200, { 'content-type': 'application/json' }).write(body.subarray(0, middle))
      setImmediate(() => response.end(body.subarray(middle)))
    },

    /who reads “茶”: 200 “\{"code":0,"msg":"茶"/
  ],
  'a limit': [
    sendJson({ code: 429, msg: 'Too many', data: null }, {}, 429),

    /^(?!.*mistake of its visitor).*429/
  ]
}
for (const [what, [respond, message]] of Object.entries(cases))
  t.test(`a form's answer is one line: ${what}`, async (t) => {
    const origin = await startOrigin(t, respond)
    const { isAccepted, found } = await checkForm({
      base: `${origin.base}/api`,
      fields: ['x-api-key', 'k'],
      timeoutMs: 5000,
      siteOrigin: 'https://fair.example'
    })
    t.equal(found[0]?.severity, isAccepted ? 'note' : 'error')
    t.match(found[0]?.message, message)
    t.equal(isAccepted, what === 'one that is taken')
    const [sent] = origin.requests
    t.match(sent, {
      method: 'POST',
      url: '/api/addSubscribe',
      headers: { 'x-api-key': 'k', lang: 'en', origin: 'https://fair.example' }
    })
    t.match(sent?.body, 'contract-check@example.com')
  })

const ok = { code: 200, msg: 'Subscribed', data: null }
const invalid = { code: 422, msg: 'Please enter an address', data: null }
interface Sent {
  type: string
  origin: string | undefined
  email: string
  names: string[]
  count: number
}
/** What is found where the backend answers so by what was sent, in order. */
async function foundOf(t: Test, answer: (sent: Sent) => [object, number?]) {
  let count = 0
  const origin = await startOrigin(t, async (request, response, ...rest) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { 'content-type': type = '', origin } = request.headers
    const email = /contract-check(?:(?:@|%40)example\.com)?/.exec(body)?.[0].replace('%40', '@') ?? ''
    const names = [...body.matchAll(/name="(\w+)"|(?:^|&)(\w+)=/g)].map(
      ([, posted, encoded]) => posted ?? encoded ?? ''
    )
    count += 1
    const [envelope, status] = answer({ type, origin, email, names, count })
    sendJson(envelope, {}, status)(request, response, ...rest)
  })
  const site = { fields: [], timeoutMs: 5000, siteOrigin: 'https://fair.example' }
  const { found } = await checkForm({ base: origin.base, ...site })
  return found.map(({ severity, message }) => `${severity} ${message}`)
}
const isAddress = (email: string) => email.includes('@')

t.test('a form that is refused is sent in another way, which tells why', async (t) => {
  t.match(await foundOf(t, ({ type }) => [type.startsWith('multipart') ? invalid : ok]), [
    /^error .*refused as a mistake.*; as application\/x-www-form-urlencoded it is taken: does the backend read multipart/
  ])
  t.match(await foundOf(t, ({ origin }) => (origin ? [{ detail: 'Origin' }, 403] : [ok])), [
    /^error .*403.*; without Origin it is taken: .* \(CORS\) lack https:\/\/fair\.example\?/
  ])
  t.match(await foundOf(t, ({ type }) => (type.includes('json') ? [ok] : [{ detail: 'no dictionary' }, 422])), [
    /^error as JSON it is taken \(delete it\), and forms come as multipart.*“\{"detail":/
  ])
  t.match(await foundOf(t, ({ names }) => [names.includes('consent') ? invalid : ok]), [
    /^error .*; without consent, consent_version, consent_lang it is taken/
  ])
  t.match(await foundOf(t, () => [invalid]), [
    /^error (?!.*it is taken).*; its fields are email, consent, consent_version, consent_lang$/
  ])
  t.match(await foundOf(t, ({ count }) => [{ ...ok, code: count === 1 ? 1 : 200 }]), [/^error (?!.*it is taken)/])
})

t.test('after a form that is taken its double, one without consent and one without an address are sent', async (t) => {
  t.match(await foundOf(t, ({ email }) => [isAddress(email) ? ok : invalid]), [/^note .* was taken/])
  t.match(await foundOf(t, ({ count }) => (count === 2 ? [{ detail: 'UNIQUE' }, 500] : [count === 3 ? invalid : ok])), [
    /^note/,
    /^error the same a second time: .*500, .*: “\{"detail":"UNIQUE"/
  ])
  t.match(await foundOf(t, () => [ok]), [/^note/, /^error “contract-check”, which is no address, was taken too/])
  t.match(await foundOf(t, ({ email }) => [isAddress(email) ? ok : { ...invalid, msg: '请输入有效的邮箱' }]), [
    /^note/,
    /^error “请输入有效的邮箱” is msg where lang is en/
  ])
  for (const msg of ['', 'validation.email'])
    t.match(await foundOf(t, ({ email }) => [isAddress(email) ? ok : { ...invalid, msg }]), [
      /^note/,
      /^note a refusal has (?:no text|“validation\.email”) as msg/
    ])
  t.match(await foundOf(t, ({ email, names }) => [isAddress(email) && names.includes('consent') ? ok : invalid]), [
    /^note/,
    /^note without the consent, which the contract takes as not stated: .*its fields are email$/
  ])
})
