import { pino } from 'pino'
import t from 'tap'
import { createContractWatch } from '../../../server/api/contract-watch.ts'
import { createThrottledLog } from '../../../server/observe/log.ts'
import { hostileKinds, hostileRecord } from '../../fixtures/hostile-values.ts'
import { sendJson, startOrigin } from '../../fixtures/origin.ts'
import { samples } from '../../fixtures/page-kinds.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

/** A watch with a clock that the test advances, and the lines that it logs. */
function startWatch() {
  let time = 1_000_000
  const lines: object[] = []
  const log = { info: () => {}, warn: (fields: object) => void lines.push(fields), error: () => {} }
  const watch = createContractWatch(
    createThrottledLog(log, () => time),
    () => time,
    ''
  )
  return {
    watch,
    lines,
    advance: (ms: number) => {
      time += ms
    }
  }
}

/** Resolves when everything that was queued has been checked. */
const turns = async (count = 10) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
const newsCall = { name: 'news', path: '/getNews' }
const menuCall = { name: 'menu', path: '/getHomeMenuList' }
const menu = (path: unknown) => [{ name: 'News', path, is_nav: 1 }]

t.test('no value in any field of any call ends the process: what cannot be checked is a line', async (t) => {
  const { watch, lines } = startWatch()
  for (const [kind, values] of hostileKinds) {
    for (const path of Object.keys(samples)) {
      const data = hostileRecord(path, values, 0)
      const list = [{ id: values[0] }, { id: values.at(-1) }]
      watch.check({ name: path, path }, 'en', { target: path, data, bodyHash: kind })
      watch.check({ name: path, path }, 'en', { target: `${path}?page=2`, data: { list }, bodyHash: kind })
      await turns(500)
    }
  }
  // An object whose member `toString` is no function has no text.
  t.match(
    lines.find((line) => 'err' in line),
    { err: /Cannot convert object/ }
  )
  const before = lines.length
  watch.check(menuCall, 'cn', { target: '/getHomeMenuList', data: menu(7), bodyHash: 'z' })
  await turns()
  t.ok(lines.length > before)
})

t.test('a fault is one line, a count and an entry of the list, until the response is right', async (t) => {
  const { watch, lines, advance } = startWatch()
  const respond = async (path: unknown, bodyHash: string | undefined) => {
    watch.check(menuCall, 'en', { target: '/getHomeMenuList', data: menu(path), bodyHash })
    await turns()
  }
  await respond(7, 'a')
  const line = {
    call: 'menu',
    locale: 'en',
    field: 'data[0].path',
    expected: 'text',
    got: 'a number',
    seen: 'it is read as text'
  }
  t.same(lines, [line])
  t.same(watch.counts().get('menu'), 1)
  const { call: _call, locale: _locale, field: path, ...fault } = line
  t.same(watch.faultyResponses(), [
    {
      call: 'menu',
      locale: 'en',
      id: undefined,
      faults: [{ path, ...fault, isLost: false }],
      count: 1
    }
  ])
  await respond(7, 'a')
  t.equal(lines.length, 1, 'the same body is not checked again')
  advance(20_000)
  await respond(8, 'b')
  t.equal(lines.length, 2, 'another body is')
  await respond('/news', 'c')
  t.same(watch.faultyResponses(), [])
  t.equal(watch.counts().get('menu'), 2)
})

t.test('a response that is not stored is checked once a minute', async (t) => {
  const { watch, advance } = startWatch()
  for (const [ms, count] of [
    [0, 1],
    [30_000, 1],
    [40_000, 2]
  ] as const) {
    advance(ms)
    watch.check(newsCall, 'cn', { target: '/getNews?id=3', data: [], bodyHash: undefined })
    await turns()
    t.equal(watch.counts().get('news'), count)
  }
  t.equal(watch.faultyResponses()[0]?.id, '3')
})

t.test('the faults of the entries of a list are one topic of the log', async (t) => {
  const { watch, lines } = startWatch()
  const data = Array.from({ length: 250 }, (_, at) => ({ name: `x${at}`, path: null, is_nav: 1 }))
  watch.check(menuCall, 'cn', { target: '/getHomeMenuList', data, bodyHash: 'a' })
  await turns()
  t.equal(lines.length, 1)
  t.equal(watch.counts().get('menu'), 250)
  t.equal(watch.faultyResponses()[0]?.faults.length, 20)
})

t.test('what is read all the same is one line for a call, and counted by field', async (t) => {
  const { watch, lines } = startWatch()
  const data = [{ name: 'x', path: '/a', is_nav: '1', hidden: '0' }]
  watch.check(menuCall, 'cn', { target: '/getHomeMenuList', data, bodyHash: 'a' })
  await turns()
  t.match(lines, [{ got: 'the text "1"', seen: 'it is read as true or false' }])
  t.equal(watch.counts().get('menu'), 2)
})

t.test('what visitors see otherwise is one line of a call, as are equal bytes in both languages', async (t) => {
  const { watch, lines, advance } = startWatch()
  const dates = { id: 3, date: 1725120000, picture: { src: 'http://10.0.0.7/a.png' } }
  for (const [id, bodyHash] of Object.entries(['a', 'b'])) {
    watch.check(newsCall, 'cn', { target: `/getNews?id=${id}`, data: { ...dates, id }, bodyHash })
    await turns()
    advance(60_000)
  }
  const told = () => lines.flatMap((line) => ('why' in line ? [line.why] : []))
  t.match(told(), [/^is 16:00 UTC, which is midnight in Shanghai/, /^is at http:\/\/10\.0\.0\.7:/])
  t.equal(told().length, 2)
  for (const locale of ['cn', 'en'] as const)
    watch.check(menuCall, locale, { target: '/getHomeMenuList', data: menu('/news'), bodyHash: 'c' })
  await turns()
  t.match(told().slice(2), [/^the same bytes in both languages: is the header `lang` read/])
})

t.test(
  'a second page with the records of the first is a line; one with others, or of another list, is none',
  async (t) => {
    const { watch, lines } = startWatch()
    const list = (...ids: number[]) => ({ list: ids.map((id) => ({ id })) })
    const told = async (target: string, data: object) => {
      watch.check({ name: 'newsList', path: '/getNewsList' }, 'cn', { target, data, bodyHash: target })
      await turns(20)
      return lines.flatMap((line) => ('why' in line && /page=/.test(String(line.why)) ? [line.why] : []))
    }
    await told('/getNewsList', list(2, 1))
    t.same(await told('/getNewsList?page=3', list(1)), [])
    t.same(await told('/getNewsList?kind=a&page=2', list(2, 1)), [])
    t.match(await told('/getNewsList?page=2', list(2, 1)), [
      /^page=2 has the records of the first page: visitors never/
    ])
  }
)

t.test('a running site logs a fault after it has answered, without text of the record, and counts it', async (t) => {
  const origin = await startOrigin(t, sendJson({ code: 1, msg: 'ok', data: { id: 7, title_cn: { secret: 'Anna' } } }))
  const lines: Record<string, unknown>[] = []
  const warned = new Promise<Record<string, unknown>>((resolve) => {
    const stream = {
      write(text: string) {
        const line = JSON.parse(text)
        if (line.field !== 'data.title_cn') return
        lines.push(line)
        resolve(line)
      }
    }
    const log = pino({ level: 'warn' }, stream)
    void startSite(t, origin.base, {}, { log }).then((base) => sendRequest(base, '/api/getNews?id=7'))
  })
  const { call, id, expected, got } = await warned
  t.same({ call, id, expected, got }, { call: 'news', id: '7', expected: 'text', got: 'an object with secret' })
  t.notMatch(JSON.stringify(lines), 'Anna')
})
