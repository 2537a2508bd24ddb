import t from 'tap'
import { resultOfErrors, resultOfResponse, resultOfStatus } from '../../../server/observe/form-result.ts'
import { honeypot } from '../../../shared/forms/forms.ts'

const responses: [number, unknown, string][] = [
  [200, { code: 200 }, 'accepted'],
  [200, { code: 1 }, 'upstream'],
  [200, { code: '200' }, 'upstream'],
  [200, { code: 0, msg: 'ok' }, 'upstream'],
  [200, { code: 0, msg: '提交成功！' }, 'upstream'],
  [200, { code: 0, msg: 'This address is blocked' }, 'refused'],
  [302, { code: 200 }, 'upstream'],
  [403, undefined, 'upstream'],
  [403, { detail: 'CSRF Failed' }, 'upstream'],
  [403, { code: 403, msg: 'This address is blocked' }, 'refused'],
  [405, { code: 405, msg: 'no' }, 'upstream'],
  [400, { email: ['wrong'] }, 'refused'],
  [200, { code: 422, data: { errors: { email: 'x' } } }, 'validation'],
  [200, { code: 422, data: { errors: { consent: 'x' } } }, 'consent'],
  [200, { code: 422, data: { errors: { consent: 'x', email: 'x' } } }, 'validation'],
  [200, { code: 422, data: { errors: {} } }, 'refused'],
  [200, { code: 422, data: 'text' }, 'refused'],
  [200, undefined, 'upstream'],
  [200, 7, 'upstream'],
  [400, undefined, 'upstream'],
  [413, { code: 413 }, 'too_large'],
  [429, { code: 429 }, 'upstream'],
  [503, { code: 200 }, 'upstream']
]
for (const [status, envelope, expected] of responses)
  t.test(`${status} with ${JSON.stringify(envelope)} is ${expected}`, async (t) => {
    t.equal(resultOfResponse('subscribe', status, envelope), expected)
  })

t.test('success is the code that the form’s call declares', async (t) => {
  t.equal(resultOfResponse('visitor', 200, { code: 1 }), 'accepted')
  t.equal(resultOfResponse('visitor', 200, { code: 200 }), 'accepted')
  t.equal(resultOfResponse('unsubscribe', 200, { code: 1 }), 'accepted')
})

t.test('a filled honeypot takes precedence over other errors', async (t) => {
  t.equal(resultOfErrors({ [honeypot]: 'illegal', email: 'x' }), 'honeypot')
})

t.test('the status alone gives the result of our own refusals', async (t) => {
  t.same([403, 413, 429, 499, 502, 404].map(resultOfStatus), [
    'foreign',
    'too_large',
    'limited',
    'aborted',
    'upstream',
    'other'
  ])
})
