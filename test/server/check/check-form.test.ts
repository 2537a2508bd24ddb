import t from 'tap'
import { checkForm } from '../../../server/check/check-form.ts'
import { type Responder, sendJson, startOrigin } from '../../fixtures/origin.ts'

const page: Responder = (_request, response) => void response.writeHead(403).end('<h1>CSRF verification failed</h1>')
const cases: [what: string, respond: Responder, severity: 'note' | 'error', message: RegExp][] = [
  [
    'one that is taken',
    sendJson({ code: 200, msg: 'ok', data: null }),
    'note',
    /was taken: 200 “\{"code":200.*delete it/
  ],
  ['a protection of forms', page, 'error', /CSRF.*: 403 “<h1>CSRF.*visitors read that the service is unavailable$/],
  [
    'another success',
    sendJson({ code: 1, msg: 'ok', data: null }),
    'error',
    /may have been stored: 200 .*unavailable$/
  ],
  ['a failure', sendJson({ code: 500, msg: 'full', data: null }, {}, 500), 'error', /did not take .* read “full”$/],
  [
    'a refusal',
    sendJson({ code: 0, msg: 'This address is blocked', data: null }),
    'error',
    /refused as a mistake of its visitor, who reads “This address is blocked”: 200/
  ],
  [
    'a slash at the end',
    (request, response) => void response.writeHead(307, { location: `${request.url}/` }).end(),
    'error',
    /^307 to \/api\/addSubscribe\/, .*without a slash at its end as well; visitors read/
  ],
  [
    'no call',
    (_request, response) => void response.writeHead(404).end(),
    'error',
    /^404, .* no such address: “”; visit/
  ],
  ['no response', (_request, response) => void response.destroy(), 'error', /^the connection ended before/]
]
for (const [what, respond, severity, message] of cases)
  t.test(`a form's answer is one line: ${what}`, async (t) => {
    const origin = await startOrigin(t, respond)
    const { isAccepted, found } = await checkForm({
      base: `${origin.base}/api`,
      fields: ['x-api-key', 'k'],
      timeoutMs: 5000
    })
    t.equal(found.severity, severity)
    t.match(found.message, message)
    t.equal(isAccepted, severity === 'note')
    const [sent] = origin.requests
    t.match(sent, { method: 'POST', url: '/api/addSubscribe', headers: { 'x-api-key': 'k', lang: 'en' } })
    t.match(sent?.body, 'contract-check@example.com')
    t.equal(origin.requests.length, 1)
  })
