import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { answerOf, openAnswer, sealAnswer } from '../../../../server/api/forms/form-answer.ts'
import { openText, sealText } from '../../../../server/api/forms/sealed-text.ts'
import { createSendFormOnce, fingerprintOf } from '../../../../server/api/forms/send-form-once.ts'
import type { FormStore } from '../../../../server/cache/redis/shared-cache.ts'
import type { OriginFailure, OriginRequest } from '../../../../server/http/transport.ts'
import { createFakeOrigin } from '../../../fixtures/fake-origin.ts'

const hash = (text: string) => createHash('sha256').update(text).digest()
const form: OriginRequest = {
  method: 'POST',
  target: '/addSubscribe',
  client: '192.0.2.1',
  headers: ['content-type', 'application/x-www-form-urlencoded'],
  body: Buffer.from('email=a')
}

/** A store of one form that answers as the scripts do; `ends` has how long each answer is kept, `isBusy` holds it. */
function createStore() {
  const state = { value: '', isBusy: false, isDown: false, ends: [] as string[] }
  const store: FormStore = {
    hash,
    async runScript(script, _keys, [, value = '', ms = '']) {
      if (state.isDown) return undefined
      if (script.includes("'busy'")) {
        if (state.isBusy) return ['busy']
        if (state.value !== '') return ['answered', state.value]
        state.isBusy = true
        return ['claimed']
      }
      if (script.includes("'lost'")) {
        Object.assign(state, { isBusy: false, value })
        state.ends.push(ms)
      }
      return 'ok'
    }
  }
  return { store, state }
}

/** Replicas on one store; `post` sends a form to one of them, and gives what its client has received. */
function createReplicas(count = 2, maxWaitMs = 5000) {
  const { store, state } = createStore()
  const { send, exchanges } = createFakeOrigin()
  const warnings: string[] = []
  const log = { warn: (_topic: string, _fields: object, message: string) => void warnings.push(message) }
  const options = { store, log: { ...log, info: log.warn, once: log.warn }, maxWaitMs }
  const replicas = Array.from({ length: count }, () => createSendFormOnce(send, options))
  const post = (replica: number, change: Partial<OriginRequest> = {}) => {
    const got = { status: 0, fields: [] as string[], body: '', isEnded: false, failure: undefined as unknown }
    const exchange = replicas[replica]!(
      { ...form, ...change },
      {
        head: (status, fields) => Object.assign(got, { status, fields }),
        data: (chunk) => {
          got.body += chunk
        },
        end: () => Object.assign(got, { isEnded: true }),
        fail: (failure: OriginFailure) => Object.assign(got, { failure })
      }
    )
    return { got, exchange }
  }
  /** Resolves when the backend has so many requests. */
  const sent = async (count: number) => {
    while (exchanges.length < count) await wait(1)
    return exchanges.at(-1)!
  }
  return { post, sent, exchanges, state, warnings }
}
const turns = () => wait(5)

t.test('a double gets the answer of the first, at its replica and at others, without the cookies', async (t) => {
  const { post, sent, exchanges } = createReplicas()
  const [first, second, other] = [post(0), post(0), post(1)]
  const fields = ['Content-Type', 'a/b', 'Set-Cookie', 'a=1', 'Location', '/c']
  ;(await sent(1)).respond(303, fields, 'thanks')
  while (!other.got.isEnded) await wait(1)
  const later = post(1)
  await turns()
  t.match(first.got, { status: 303, fields, body: 'thanks', isEnded: true })
  for (const { got } of [second, other, later])
    t.same(got, { ...first.got, fields: ['Content-Type', 'a/b', 'Location', '/c'] })
  t.equal(exchanges.length, 1)
})

t.test('an answer is kept ten seconds, a failure and an error one', async (t) => {
  for (const [status, ms] of [
    [200, '10000'],
    [399, '10000'],
    [400, '1000'],
    [0, '1000']
  ] as const) {
    const { post, sent, state } = createReplicas()
    post(0)
    const exchange = await sent(1)
    if (status === 0) exchange.fail({ status: 502, reason: 'ECONNREFUSED' })
    else exchange.respond(status)
    await turns()
    t.same(state.ends, [ms], `${status}`)
    const double = post(1)
    await turns()
    t.match(double.got, status === 0 ? { failure: { reason: 'ECONNREFUSED' } } : { status, body: '', isEnded: true })
  }
})

t.test('an answer that is too large, or breaks off, is passed on and kept for nobody', async (t) => {
  for (const [bytes, isKept] of [
    [16_384, true],
    [16_385, false]
  ] as const) {
    const { post, sent, exchanges } = createReplicas()
    const first = post(0)
    ;(await sent(1)).respond(200, [], 'x'.repeat(bytes))
    await turns()
    t.same([first.got.body.length, first.got.isEnded], [bytes, true])
    const double = post(1)
    if (!isKept) (await sent(2)).respond(200, [], 'later')
    await turns()
    t.match(double.got, { body: isKept ? 'x'.repeat(bytes) : 'later', isEnded: true })
    t.equal(exchanges.length, isKept ? 1 : 2, `${bytes}`)
  }
  const { post, sent, exchanges } = createReplicas()
  post(0)
  const { listener } = await sent(1)
  listener.head(200, [])
  listener.fail({ status: 502, reason: 'UND_ERR_SOCKET' })
  await turns()
  post(1)
  ;(await sent(2)).respond(200)
  t.equal(exchanges.length, 2)
})

t.test('a client that leaves ends neither the form nor its double, but a response that is too large', async (t) => {
  const { post, sent, exchanges } = createReplicas()
  const [first, second] = [post(0), post(0)]
  const { listener } = await sent(1)
  first.exchange.pause()
  t.equal(exchanges[0]?.isPaused, false, 'the answer is read however slowly a client reads')
  listener.head(200, [])
  first.exchange.abort()
  listener.data(Buffer.from('thanks'))
  t.equal(exchanges[0]?.isAborted, false)
  listener.end()
  await turns()
  t.match(first.got, { body: '', isEnded: false })
  t.match(second.got, { body: 'thanks', isEnded: true })

  const large = createReplicas()
  const reader = large.post(0)
  const exchange = await large.sent(1)
  exchange.listener.head(200, [])
  exchange.listener.data(Buffer.alloc(16_385))
  reader.exchange.pause()
  t.equal(exchange.isPaused, true)
  reader.exchange.resume()
  t.equal(exchange.isPaused, false)
  reader.exchange.abort()
  t.equal(exchange.isAborted, true)
  const next = large.post(0)
  ;(await large.sent(2)).respond(200)
  await turns()
  t.equal(next.got.isEnded, true, 'a form that was aborted leaves the place to the next')
})

t.test('a form whose client has left before it is sent is not sent', async (t) => {
  const { post, exchanges } = createReplicas()
  post(0).exchange.abort()
  await turns()
  t.equal(exchanges.length, 0)
})

t.test('a replica sends the form itself where the store does not protect, or for too long', async (t) => {
  for (const change of [{ isDown: true }, { value: 'nonsense' }, { isBusy: true }]) {
    const { post, sent, state, warnings } = createReplicas(1, 100)
    Object.assign(state, change)
    const { got } = post(0)
    ;(await sent(1)).respond(200)
    await turns()
    t.equal(got.isEnded, true)
    t.match(warnings, [/^this replica protects forms against doubles by itself/])
  }
})

t.test('without a client or a body nobody can say whose form it is: each is sent', async (t) => {
  for (const change of [{ client: undefined }, { body: undefined }]) {
    const { post, exchanges } = createReplicas()
    for (let i = 0; i < 2; i += 1) post(0, change)
    await turns()
    t.equal(exchanges.length, 2)
  }
})

const multipart = (boundary: string, value = 'a') => ({
  headers: ['Content-Type', `multipart/form-data; boundary=${boundary}`],
  body: Buffer.from(`--${boundary}\r\n\r\n${value}\r\n--${boundary}--\r\n`)
})
const doubles: [what: string, one: Partial<OriginRequest>, other: Partial<OriginRequest>, isDouble: boolean][] = [
  ['another boundary', multipart('--Kit1'), multipart('--Kit2'), true],
  ['a boundary within a value', multipart('0'), multipart('0', 'a0'), false],
  ['Via and Date', {}, { headers: [...form.headers, 'via', '1.1 a', 'Date', 'x', 'content-length', '7'] }, true],
  ['a cookie', {}, { headers: [...form.headers, 'cookie', 'a=1'] }, false],
  ['another type', {}, { headers: ['content-type', 'text/plain'] }, false],
  ['another client', {}, { client: '192.0.2.2' }, false],
  ['another call', {}, { target: '/addBooth' }, false],
  ['another method', {}, { method: 'PUT' }, false],
  ['another value', {}, { body: Buffer.from('email=b') }, false]
]
for (const [what, one, other, isDouble] of doubles)
  t.test(`a form that differs by ${what} is ${isDouble ? 'the same' : 'another one'}`, async (t) => {
    const [first, second] = [one, other].map((change) => {
      const request = { ...form, ...change }
      return fingerprintOf(hash, request, request.body ?? Buffer.alloc(0))
    })
    t.equal(first?.id === second?.id, isDouble)
    t.equal(first?.key.equals(second?.key ?? Buffer.alloc(0)), isDouble)
    t.notSame(first?.key, Buffer.from(first?.id ?? '', 'base64url'))
  })

t.test('a sealed answer opens with its key alone', async (t) => {
  const key = hash('key')
  t.equal(openText(sealText('', key, 'base64url'), key), '')
  const answers = [
    answerOf(200, ['Content-Type', 'a/b', 'X-Other', '1', 'Retry-After', '3'], Buffer.from([255, 0])),
    { failure: { status: 504, reason: 'timeout' } } as const
  ]
  for (const answer of answers) {
    const sealed = sealAnswer(answer, key)
    t.same(openAnswer(sealed, key), answer)
    t.equal(openAnswer(sealed, hash('other')), undefined)
    t.equal(openAnswer(`AAAA${sealed.slice(4)}`, key), undefined)
    t.equal(openAnswer(sealed.slice(0, 36), key), undefined)
  }
})
