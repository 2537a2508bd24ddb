import ICAL from 'ical.js'
import t from 'tap'
import { startStubbed } from '../../fixtures/api-stub.ts'
import { sendJson } from '../../fixtures/origin.ts'
import { sampleEntries } from '../../fixtures/sample-facts.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

const talk = (id: number, forum: string) => ({
  id,
  forum,
  start: 1749608100 + id * 60,
  end: 1749609900 + id * 60,
  title_cn: `活动${id}`,
  title_en: `Entry ${id}`,
  room_cn: '论坛区',
  room_en: 'Forum stage',
  admission_cn: '需预约，共四十座',
  admission_en: 'By booking, forty seats in all',
  speakers: []
})
const responses = {
  '/getWebInfo': sampleEntries('organic'),
  '/getTalkList': [talk(1, 'award'), talk(2, 'other'), talk(3, 'award')],
  '/getBooths': [{ id: 101, company_cn: '谷野', company_en: 'Guye', booth: 'N5A01', row: 'A', country: 'CN', area: 36 }]
}

function read(body: string) {
  const calendar = new ICAL.Component(ICAL.parse(body))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  return {
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    refresh: String(calendar.getFirstPropertyValue('refresh-interval')),
    uids: events.map(({ uid }) => uid.split('.')[0]),
    text: events.map(({ summary, description }) => `${summary}: ${description}`).join('\n')
  }
}

t.test('calendar files to subscribe to', async (t) => {
  const { site } = await startStubbed(t, responses, { SITE_ORIGIN: 'https://fair.example' })
  const get = (path: string) => sendRequest(site, path, { headers: { host: 'evil.example' } })

  t.test('that of a forum has its entries alone, in both languages, and is stored', async (t) => {
    for (const [path, title] of [
      ['/calendar.ics?forum=award', '活动1'],
      ['/en/calendar.ics?forum=award', 'Entry 1']
    ] as const) {
      const { status, body, headers } = await get(path)
      t.equal(status, 200)
      t.equal(headers['content-type'], 'text/calendar; charset=utf-8')
      t.notMatch(body, 'evil')
      const { uids, text, refresh } = read(body)
      t.same(uids, ['talk-1', 'talk-3'])
      t.match(text, title)
      t.equal(refresh, 'PT1H')
      t.equal(headers['cache-control'], 'no-cache')
    }
    t.equal(read((await get('/calendar.ics')).body).uids.length, 3, 'without forum: the days of the fair')
  })

  t.test('that of a selection has its talks, and its exhibitors on each day', async (t) => {
    const { status, body, headers } = await get('/en/plan.ics?s=t3,e101,t999')
    t.equal(status, 200)
    t.equal(headers['cache-control'], 'no-store', 'selections are too many to be stored')
    const { uids, text, name } = read(body)
    t.same(uids, ['day-2025-06-11', 'day-2025-06-12', 'day-2025-06-13', 'talk-3'])
    t.match(text, 'N5A01 Guye')
    t.match(text, 'By booking, forty seats in all')
    t.match(name, /^My visit plan · /)
    t.notMatch(body, 'evil')
    t.same(read((await get('/plan.ics?s=t999')).body).uids, [], 'what is gone leaves an empty calendar')
  })

  const refused = ['/calendar.ics?forum=none', '/calendar.ics?forum=A!', '/calendar.ics?forum=a&forum=b', '/plan.ics']
  const wrongSelections = ['', 'x1', 't0', 't1,', 't1234567890123456', Array.from({ length: 101 }, () => 't1').join()]
  for (const path of [...refused, ...wrongSelections.map((s) => `/plan.ics?s=${s}`)])
    t.test(`${path.slice(0, 40)} is not found`, async (t) => {
      const { status, body } = await get(path)
      t.equal(status, 404)
      t.match(body, /<h1[^>]*>页面不存在/)
    })
})

/** A selection, the call that fails, the status of its file and the events that it still has. */
const outages: [selection: string, call: keyof typeof responses, status: number, events: readonly string[]][] = [
  ['t1', '/getTalkList', 502, []],
  ['t1', '/getBooths', 200, ['talk-1']],
  ['t1', '/getWebInfo', 200, ['talk-1']],
  ['e101', '/getTalkList', 200, ['day-2025-06-11', 'day-2025-06-12', 'day-2025-06-13']],
  ['e101', '/getBooths', 502, []],
  ['e101', '/getWebInfo', 502, []],
  ['t1,e101', '/getTalkList', 502, []],
  ['t1,e101', '/getBooths', 502, []],
  ['t1,e101', '/getWebInfo', 502, []]
]
for (const [selection, call, status, events] of outages)
  t.test(`while ${call} fails, the file of ${selection} is ${status}: programs delete what it lacks`, async (t) => {
    const { site } = await startStubbed(t, { ...responses, [call]: 500 })
    for (const prefix of ['', '/en']) {
      const file = await sendRequest(site, `${prefix}/plan.ics?s=${selection}`)
      t.equal(file.status, status)
      if (status === 200) t.same(read(file.body).uids, events)
      else t.match(file.headers['retry-after'], /^\d+$/)
    }
  })

t.test('a list that the backend does not have at all is not found; one without the entries leaves none', async (t) => {
  const { api, site } = await startStubbed(t, { ...responses, '/getTalkList': undefined })
  t.equal((await sendRequest(site, '/plan.ics?s=t1,e101')).status, 404)
  api.respondWith({ ...responses, '/getBooths': [] })
  const { status, body } = await sendRequest(site, '/en/plan.ics?s=e101')
  t.equal(status, 200)
  t.same(read(body).uids, [])
})

t.test(
  'the file of a selection waits longer than pages do for the calls that it needs, and for no other',
  async (t) => {
    const hanging = new Set(['/getWebInfo', '/getBooths'])
    const { api, site } = await startStubbed(t, {}, { PAGE_WAIT_MS: '20', UPSTREAM_TIMEOUT_MS: '400' })
    api.origin.respondWith((request, response, count) => {
      const path = request.url!.split('?')[0]!
      if (!hanging.has(path)) sendJson({ code: 1, msg: 'ok', data: Object(responses)[path] })(request, response, count)
    })
    const talks = await sendRequest(site, '/plan.ics?s=t1')
    t.equal(talks.status, 200)
    t.same(read(talks.body).uids, ['talk-1'])
    t.notOk(api.origin.requests.some(({ url }) => url.startsWith('/getBooths')))
    hanging.delete('/getBooths')
    const days = await sendRequest(site, '/plan.ics?s=e101')
    t.equal(days.status, 504, 'the configuration has the days')
    t.match(days.headers['retry-after'], /^\d+$/)
  }
)
