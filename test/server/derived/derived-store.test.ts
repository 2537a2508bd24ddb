import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t from 'tap'
import type { Answer, Answers, Call } from '../../server/answers.ts'
import { chosenCoding } from '../../server/cache/accept-encoding.ts'
import { fieldLines, noFields } from '../../server/cache/send-whole.ts'
import { matches } from '../../server/cache/validators.ts'
import { createMadeStore, MadeBusy, type Making } from '../../server/made.ts'
import { sendMade } from '../../server/made-bytes.ts'

const menu: Call = { name: 'menu', locale: 'cn', params: {} }
const config: Call = { name: 'config', locale: 'cn', params: {} }

/** Answers that a test sets by hand. */
function answersOf(values: Record<string, Answer>): Answers & { reads: number } {
  let was = ''
  let changes = 0
  const versionOf = (call: Call) => {
    const answer = values[call.name]
    return answer === undefined || answer.kind === 'failed' ? undefined : answer.version
  }
  const answers = {
    reads: 0,
    changes: () => {
      const is = JSON.stringify(values)
      if (is !== was) changes += 1
      was = is
      return changes
    },
    standFor: (calls: readonly Call[], versions: readonly (string | undefined)[]) =>
      calls.every((call, i) => versionOf(call) !== undefined && versionOf(call) === versions[i]) ? 1e9 : undefined,
    peek: (call: Call) => values[call.name],
    read: async (call: Call) => {
      answers.reads += 1
      return values[call.name] ?? { kind: 'failed' as const, status: 502 as const, detail: 'test' }
    }
  }
  return answers
}

const ok = (version: string | undefined): Answer => ({ kind: 'ok', data: version, version })
const store = (answers: Answers, limit = 10) =>
  createMadeStore({ answers, maxBytes: 1_000_000, headers: fieldLines(['X-Common', 'yes']), limit })
const making = (make: Making['make'], more: Partial<Making> = {}): Making => ({
  key: 'page',
  calls: [menu, config],
  keep: true,
  make,
  ...more
})
const text = (body: string) => ({ status: 200, type: 'text/html; charset=utf-8', body })

/** What a request with these headers is sent. */
function sent(
  entry: Parameters<typeof sendMade>[2],
  headers: Record<string, string> = {},
  method = 'GET',
  more: string[] = []
) {
  const result = { status: 0, headers: {} as Record<string, string>, body: Buffer.alloc(0) as Buffer }
  const response = Object.assign(new EventEmitter(), {
    writeHead(status: number, list: string[]) {
      result.status = status
      for (let i = 0; i < list.length; i += 2) result.headers[list[i]!.toLowerCase()] = list[i + 1]!
    },
    end(body?: Buffer) {
      if (body) result.body = body
    }
  })
  sendMade({ method, headers } as unknown as IncomingMessage, response as unknown as ServerResponse, entry, more)
  return result
}

t.test('what is kept holds no more memory than its bytes take, in every coding', async (t) => {
  const made = store(answersOf({ menu: ok('1'), config: ok('2') }))
  const entry = await made.get(making(() => text(`<p>${'word '.repeat(4000)}${'<b>a</b>'.repeat(500)}</p>`)))
  for (const coding of ['br', 'gzip', 'identity']) {
    const { body } = sent(entry, { 'accept-encoding': coding })
    t.ok(body.length > 0, coding)
    t.equal(body.buffer.byteLength, body.length, coding)
  }
})

t.test('a product is made once for these answers and again when one of them changes', async (t) => {
  const values: Record<string, Answer> = { menu: ok('m1'), config: ok('c1') }
  const made = store(answersOf(values))
  let count = 0
  const work = making((answers) =>
    text(`${++count} of ${answers.map((answer) => answer.kind === 'ok' && answer.data)}`)
  )
  const first = await made.get(work)
  t.equal((await made.get(work)).bodies.identity?.toString(), '1 of m1,c1')
  t.equal(made.peek('page'), first)
  values.menu = ok('m2')
  t.equal(made.peek('page'), undefined, 'the kept bytes no longer stand')
  t.equal((await made.get(work)).bodies.identity?.toString(), '2 of m2,c1')
})

t.test(
  'whether a product stands is looked at again after a change, after five seconds and when a refresh is due',
  async (t) => {
    const values: Record<string, Answer> = { menu: ok('m1'), config: ok('c1') }
    let looks = 0
    let standMs = 60_000
    let clock = 0
    const standFor = () => {
      looks += 1
      return standMs
    }
    const answers = { ...answersOf(values), standFor }
    const made = createMadeStore({ answers, maxBytes: 1_000_000, headers: noFields, limit: 10, now: () => clock })
    const entry = await made.get(making(() => text('x')))
    const looksFor = (what: () => void) => {
      what()
      const before = looks
      for (let i = 0; i < 10; i += 1) t.equal(made.peek('page'), entry)
      return looks - before
    }
    t.equal(
      looksFor(() => {}),
      1
    )
    t.equal(
      looksFor(() => {}),
      0
    )
    t.equal(
      looksFor(() => {
        values.other = ok('o2')
      }),
      1
    )
    t.equal(
      looksFor(() => {
        clock += 5000
      }),
      1
    )
    t.equal(
      looksFor(() => {
        clock += 5000
        standMs = 300
      }),
      1
    )
    t.equal(
      looksFor(() => {
        clock += 300
        standMs = 0
      }),
      10
    )
  }
)

t.test('one making serves all who wait', async (t) => {
  const made = store(answersOf({ menu: ok('m'), config: ok('c') }))
  let count = 0
  const work = making(() => text(String(++count)))
  const all = await Promise.all(Array.from({ length: 50 }, () => made.get(work)))
  t.equal(count, 1)
  t.equal(new Set(all).size, 1)
})

for (const [why, values, more] of [
  ['an answer may not be stored', { menu: ok(undefined), config: ok('c') }, {}],
  ['a read failed', { menu: ok('m'), config: { kind: 'failed', status: 502, detail: 'x' } }, {}],
  ['free text takes part', { menu: ok('m'), config: ok('c') }, { keep: false }]
] as [string, Record<string, Answer>, Partial<Making>][]) {
  t.test(`nothing is kept and no-store is said where ${why}`, async (t) => {
    const made = store(answersOf(values))
    const entry = await made.get(making(() => text('x'), more))
    t.equal(made.peek('page'), undefined)
    t.equal(made.entries(), 0)
    const answer = sent(entry)
    t.equal(answer.headers['cache-control'], 'no-store')
    t.notOk(answer.headers.etag)
  })
}

t.test('makings take turns with the event loop', async (t) => {
  const made = store(answersOf({ menu: ok('m'), config: ok('c') }), 100)
  let turns = 0
  let going = true
  const tick = () => {
    turns += 1
    if (going) setImmediate(tick)
  }
  setImmediate(tick)
  await Promise.all(Array.from({ length: 20 }, (_, i) => made.get(making(() => text('x'), { key: `page ${i}` }))))
  going = false
  t.ok(turns >= 19, `${turns} turns between 20 makings`)
})

t.test('too many waiting makings are refused, and later ones are not', async (t) => {
  const made = store(answersOf({ menu: ok('m'), config: ok('c') }), 3)
  const all = await Promise.allSettled(
    Array.from({ length: 6 }, (_, i) => made.get(making(() => text('x'), { key: `page ${i}` })))
  )
  t.equal(all.filter(({ status }) => status === 'fulfilled').length, 3)
  t.ok(all.some((one) => one.status === 'rejected' && one.reason instanceof MadeBusy))
  t.equal((await made.get(making(() => text('y'), { key: 'later' }))).status, 200)
})

t.test('while makings wait longer than a second no more are taken on, and once nobody waits they are', async (t) => {
  let at = 0
  const answers = answersOf({ menu: ok('m'), config: ok('c') })
  const made = createMadeStore({ answers, maxBytes: 1_000_000, headers: noFields, limit: 100, now: () => at })
  const slow = () => {
    at += 700
    return text('x')
  }
  const statuses: Promise<unknown>[] = []
  const ask = (i: number) => void statuses.push(made.get(making(slow, { key: `page ${i}` })).then(() => 200, String))
  for (let i = 0; i < 5; i += 1) ask(i)
  while (made.counts.makings < 3) await new Promise((resolve) => setImmediate(resolve))
  ask(5)
  t.match(await statuses[5], /too many pages/)
  t.same(await Promise.all(statuses.slice(0, 5)), [200, 200, 200, 200, 200], 'those that were taken on are made')
  ask(6)
  t.equal(await statuses[6], 200)
})

t.test('a making that throws is told to those who wait, and is tried again', async (t) => {
  const made = store(answersOf({ menu: ok('m'), config: ok('c') }))
  let count = 0
  const work = making(() => {
    count += 1
    if (count === 1) throw new Error('first')
    return text('second')
  })
  await t.rejects(made.get(work), { message: 'first' })
  t.equal((await made.get(work)).bodies.identity?.toString(), 'second')
})

t.test('bytes are bounded', async (t) => {
  const made = createMadeStore({
    answers: answersOf({ menu: ok('m'), config: ok('c') }),
    maxBytes: 20_000,
    headers: noFields,
    limit: 100
  })
  const body = Array.from({ length: 500 }, (_, i) => String(i * 7919)).join()
  for (let i = 0; i < 50; i += 1) await made.get(making(() => text(body), { key: `page ${i}` }))
  t.ok(made.bytes() <= 20_000, `${made.bytes()} bytes`)
  t.ok(made.entries() < 50)
})

t.test('every coding carries the same bytes, its length, and Vary', async (t) => {
  const body = '<p>organic</p>'.repeat(200)
  const made = store(answersOf({ menu: ok('m'), config: ok('c') }))
  const entry = await made.get(making(() => ({ ...text(body), vary: ['Cookie'] })))
  const plain = sent(entry)
  const gzip = sent(entry, { 'accept-encoding': 'gzip' })
  const br = sent(entry, { 'accept-encoding': 'gzip, deflate, br' })
  t.equal(plain.body.toString(), body)
  t.equal(gunzipSync(gzip.body).toString(), body)
  t.equal(brotliDecompressSync(br.body).toString(), body)
  for (const answer of [plain, gzip, br]) {
    t.equal(answer.headers['content-length'], String(answer.body.length))
    t.equal(answer.headers.vary, 'Accept-Encoding, Cookie')
    t.equal(answer.headers['x-common'], 'yes')
    t.match(answer.headers.etag, /^W\//)
  }
  t.equal(br.headers['content-encoding'], 'br')
})

t.test('for those who come second br is packed smaller: fewer bytes of the same, under the same tag', async (t) => {
  const items = Array.from({ length: 3000 }, (_, i) => `<li>${(i * 7919) % 997} organic ${(i * 31) % 89} tea</li>`)
  const made = store(answersOf({ menu: ok('m'), config: ok('c') }))
  const entry = await made.get(making(() => text(items.join(''))))
  const first = sent(entry, { 'accept-encoding': 'br' })
  const packed = entry.bodies.br
  // Where another has just been packed, whoever comes next has this one packed.
  while (entry.tighten) {
    t.same(sent(entry, { 'accept-encoding': 'br' }).body, first.body, 'nobody waits for it')
    await new Promise((resolve) => setImmediate(resolve))
  }
  while (entry.bodies.br === packed) await new Promise((resolve) => setImmediate(resolve))
  const later = sent(entry, { 'accept-encoding': 'br' })
  t.ok(later.body.length < first.body.length, `${first.body.length} bytes, then ${later.body.length}`)
  t.equal(brotliDecompressSync(later.body).toString(), items.join(''))
  t.equal(later.headers['content-length'], String(later.body.length))
  t.equal(later.headers.etag, first.headers.etag)
})

t.test('the one whom it was made for does not have it packed again', async (t) => {
  const made = store(answersOf({ menu: ok('m'), config: ok('c') }))
  const entry = await made.get(making(() => text('x'.repeat(2000))))
  sent(entry, { 'accept-encoding': 'br' })
  t.type(entry.tighten, 'function')
})

t.test('If-None-Match is answered 304 without body, HEAD without body, and more headers replace', async (t) => {
  const made = store(answersOf({ menu: ok('m'), config: ok('c') }))
  const entry = await made.get(making(() => text('x'.repeat(2000))))
  const again = sent(entry, { 'if-none-match': `"other", ${entry.etag.slice(2)}` })
  t.equal(again.status, 304)
  t.equal(again.body.length, 0)
  t.notOk(again.headers['content-length'])
  const head = sent(entry, {}, 'HEAD')
  t.equal(head.headers['content-length'], '2000')
  t.equal(head.body.length, 0)
  t.equal(sent(entry, {}, 'GET', ['Cache-Control', 'no-store']).headers['cache-control'], 'no-store')
})

const fields: [string | undefined, string][] = [
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['BR', 'br']
]
for (const [field, coding] of fields) {
  t.test(`Accept-Encoding ${field} gets ${coding}`, async (t) => t.equal(chosenCoding(field), coding))
}

t.test('entity tags are compared weakly', async (t) => {
  t.ok(matches('*', 'W/"a"'))
  t.ok(matches('"a"', 'W/"a"'))
  t.ok(matches('"b" , W/"a"', 'W/"a"'))
  t.notOk(matches('"b"', 'W/"a"'))
})
