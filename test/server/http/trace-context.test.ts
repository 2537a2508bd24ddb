import t from 'tap'
import { createTraceContext, readTraceId, traceFields } from '../../../server/http/trace-context.ts'

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

t.test('a valid traceparent is kept, anything else gives a trace of its own', async (t) => {
  t.same(createTraceContext('one', traceparent), { requestId: 'one', traceparent })
  const made = [
    ...[undefined, '', 'x\r\ny: z', `${traceparent}-x`, traceparent.toUpperCase(), [traceparent, traceparent]],
    ...[`ff${traceparent.slice(2)}`, traceparent.slice(0, -3), ` ${traceparent}`, `${traceparent}\n`],
    ...[traceparent.replace(/4b\w+/, '0'.repeat(32)), traceparent.replace(/00f\w+/, '0'.repeat(16))]
  ].map((received) => createTraceContext('one', received))
  for (const { requestId, traceparent: own } of made) {
    t.equal(requestId, 'one')
    t.ok(readTraceId(own))
  }
  t.equal(new Set(made.map((context) => context.traceparent)).size, made.length)
  t.equal(readTraceId(traceparent), '4bf92f3577b34da6a3ce929d0e0e4736')
})

t.test('of a later version the parts of version 00 are kept, and nothing else', async (t) => {
  const longest = `-${'x'.repeat(200)}`
  for (const later of ['', '-what-follows', longest].map((rest) => `cc${traceparent.slice(2)}${rest}`))
    t.equal(createTraceContext('one', later).traceparent, traceparent)
  t.equal(createTraceContext('one', `cc${traceparent.slice(2, -2)}ff`).traceparent, traceparent, 'flags of version 00')
  for (const rest of ['x', '-\u00e9', '- ', '-\u0000', `${longest}x`])
    t.equal(readTraceId(`cc${traceparent.slice(2)}${rest}`), undefined, JSON.stringify(rest.slice(0, 9)))
})

t.test('a context without a request has an id of its own', async (t) => {
  const [a, b] = [createTraceContext(), createTraceContext()]
  t.match(a.requestId, /^[\da-f]{12}-\d+$/)
  t.not(a.requestId, b.requestId)
  t.same(traceFields(a), ['x-request-id', a.requestId, 'traceparent', a.traceparent])
})
