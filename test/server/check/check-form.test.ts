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
  [
    'a protection of forms',
    page,
    'error',
    /without JSON: 403, is it protection against CSRF.*: “<h1>CSRF.*visitors read that the service is unavailable$/
  ],
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
  [
    'no content',
    (_request, response) => void response.writeHead(204).end(),
    'error',
    /: 204, which has no body; wanted: \{"code":200,/
  ],
  [
    'a text',
    (_request, response) => void response.end('ok'),
    'error',
    /^a form was answered without JSON: 200 and the body is no JSON: “ok”; visitors/
  ],
  [
    'another method',
    (_request, response) => void response.writeHead(405).end('no'),
    'error',
    /: 405, the backend has the address for another method than POST: “no”/
  ],
  [
    'a PHP warning',
    (_request, response) => void response.end('<b>Warning</b>: Undefined key\n{"code":200,"data":null}'),
    'error',
    /: 200 and the body is no JSON: an error message of PHP stands before it \(display_errors\): “<b>Warning/
  ],
  [
    'an expired page',
    (_request, response) => void response.writeHead(419).end('<h1>Page Expired</h1>'),
    'error',
    /: 419, is it protection against CSRF.*“<h1>Page Expired/
  ],
  [
    'a page of thanks',
    (_request, response) => void response.end('<h1>Thank you</h1>'),
    'error',
    /^(?!.*CSRF).*no JSON: it is a page of HTML: “/
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
