import t from 'tap'
import { resultOfAnswer, resultOfErrors, resultOfStatus } from '../../server/form-result.ts'
import { honeypot } from '../../shared/forms.ts'

const answers: [number, unknown, string][] = [
  [200, { code: 200 }, 'accepted'],
  [200, { code: 1 }, 'refused'],
  [200, { code: '200' }, 'refused'],
  [200, { code: 422, data: { errors: { email: 'x' } } }, 'validation'],
  [200, { code: 422, data: { errors: { consent: 'x' } } }, 'consent'],
  [200, { code: 422, data: { errors: { consent: 'x', email: 'x' } } }, 'validation'],
  [200, { code: 422, data: { errors: {} } }, 'refused'],
  [200, { code: 422, data: 'text' }, 'refused'],
  [200, undefined, 'upstream'],
  [200, 7, 'upstream'],
  [400, undefined, 'refused'],
  [413, { code: 413 }, 'too_large'],
  [429, { code: 429 }, 'upstream'],
  [503, { code: 200 }, 'upstream']
]
for (const [status, envelope, expected] of answers) {
  t.test(`${status} with ${JSON.stringify(envelope)} is ${expected}`, async (t) => {
    t.equal(resultOfAnswer('subscribe', status, envelope), expected)
  })
}

t.test('a form’s success is the code that its call names', async (t) => {
  t.equal(resultOfAnswer('visitor', 200, { code: 1 }), 'accepted')
  t.equal(resultOfAnswer('visitor', 200, { code: 200 }), 'accepted')
  t.equal(resultOfAnswer('unsubscribe', 200, { code: 1 }), 'accepted')
})

t.test('a filled honeypot counts more than every other mistake', async (t) => {
  t.equal(resultOfErrors({ [honeypot]: 'illegal', email: 'x' }), 'honeypot')
})

t.test('a status alone tells what our own refusals mean', async (t) => {
  t.same([403, 413, 429, 499, 502, 404].map(resultOfStatus), [
    'foreign',
    'too_large',
    'limited',
    'aborted',
    'upstream',
    'other'
  ])
})
