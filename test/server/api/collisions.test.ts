import t, { type Test } from 'tap'
import { sendJson, startOrigin, startRawOrigin } from '../../fixtures/origin.ts'
import { sendBytes } from '../../fixtures/send-request.ts'
import { startProxy } from '../../fixtures/test-proxy.ts'

const many = Array.from({ length: 100_000 }, (_, i) => i)
const members = (name: (i: number) => string) => `{${many.map((i) => `"${name(i)}":${i}`).join(',')}}`
const blocks = ['Aa', 'BB']

const objects: [string, string][] = [
  ['100,000 keys', members((i) => `key${i}`)],
  ['one key 100,000 times', members(() => 'key')],
  ['100,000 keys that could change a prototype', members((i) => ['__proto__', 'constructor', 'prototype'][i % 3]!)],
  ['100,000 keys that are __proto__ in escapes', members(() => '\\u005f_proto__')],
  ['100,000 sparse numbers as keys', members((i) => String((i * 65_536) % 4_294_967_291))],
  [
    '100,000 keys with the same hash in Java',
    members((i) => [...i.toString(2).padStart(17, '0')].map((bit) => blocks[+bit]).join(''))
  ],
  ['100,000 keys with a common prefix', members((i) => `${'x'.repeat(20)}${i}`)],
  ['100,000 empty objects', `[${many.map(() => '{}').join(',')}]`],
  [
    '100,000 names of methods',
    members((i) => ['toString', 'valueOf', 'then', 'toJSON', 'length', 'hasOwnProperty'][i % 6]!)
  ]
]

/** Requests each path three times within 4 s of CPU time of this process, which other processes do not affect. */
async function assertCheap(t: Test, base: string, status: number): Promise<void> {
  const before = process.cpuUsage()
  for (const path of paths) {
    for (let i = 0; i < 3; i += 1) {
      const text = await sendBytes(base, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      t.equal(text.slice(9, 12), String(status), path)
    }
  }
  const { user, system } = process.cpuUsage(before)
  const cpuMs = Math.round((user + system) / 1000)
  t.ok(cpuMs < 4000, `${cpuMs} ms of CPU time`)
}

const paths = ['/api/getHomeMenuList', '/api/getNews?id=1', '/api/other']

for (const [title, data] of objects)
  t.test(`${title} in one response cost no more than their length`, async (t) => {
    const origin = await startOrigin(t, sendJson(`{"code":1,"msg":"","data":${data}}`))
    const front = await startProxy(t, origin.base, { maxBytes: 128 * 1_048_576 })
    await assertCheap(t, front.base, 200)
    t.equal(({} as Record<string, unknown>).x, undefined, 'no prototype was changed')
  })

const line = (name: string, value = 'x') => `${name}: ${value}\r\n`
const times = (count: number, text: (i: number) => string, between = '') =>
  Array.from({ length: count }, (_, i) => text(i)).join(between)
const heads: [string, string, number][] = [
  ['2,000 fields', times(2000, (i) => line(`h${i}`)), 200],
  ['one field 2,000 times', times(2000, () => line('same')), 200],
  ['2,000 ETags', times(2000, (i) => line('ETag', `"${i}"`)), 200],
  ['1,000 Cache-Controls', times(1000, (i) => line('Cache-Control', `max-age=${i}`)), 200],
  [
    '2,000 names in Vary',
    line(
      'Vary',
      times(2000, (i) => `n${i}`, ', ')
    ),
    200
  ],
  [
    '2,000 names in Connection',
    line(
      'Connection',
      times(2000, (i) => `n${i}`, ', ')
    ),
    200
  ],
  ['names of prototype members', line('__proto__') + line('constructor') + line('toString'), 200],
  ['more fields than the limit', times(20_000, (i) => line(`h${i}`)), 502]
]

for (const [title, fields, status] of heads)
  t.test(`${title} in one response cost no more than their length`, async (t) => {
    const body = '{"code":1,"msg":"","data":1}'
    const base = await startRawOrigin(t, (socket) => {
      const length = line('Content-Length', String(body.length)) + line('Content-Type', 'application/json')
      socket.write(`HTTP/1.1 200 OK\r\n${fields}${length}Cache-Control: max-age=60\r\n\r\n${body}`)
    })
    const front = await startProxy(t, base)
    await assertCheap(t, front.base, status)
  })

t.test('a response of empty arrays counts with its estimated size in memory', async (t) => {
  const lists = 500_000
  const origin = await startOrigin(t, sendJson(`{"code":1,"msg":"","data":[${Array(lists).fill('[]').join(',')}]}`))
  const front = await startProxy(t, origin.base, { maxBytes: 128 * 1_048_576 })
  await assertCheap(t, front.base, 200)
  t.ok(front.proxy.bytes() > 2 * lists * 40, `${front.proxy.bytes()} bytes for two responses`)
})
