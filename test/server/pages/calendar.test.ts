import ICAL from 'ical.js'
import t from 'tap'
import type { Input } from '../../../server/api/inputs/inputs.ts'
import { fairCalendarDerivation, talkCalendarDerivation } from '../../../server/pages/calendar.ts'
import { readSettings } from '../../../server/settings.ts'
import { startApiStub, startStubbed } from '../../fixtures/api-stub.ts'
import { sendJson } from '../../fixtures/origin.ts'
import { atTime } from '../../fixtures/other-day.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sampleEntries } from '../../fixtures/sample-facts.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

const origin = 'https://fair.example'
const talk = {
  id: 501,
  forum: 'roundtable',
  start: 1749608100,
  end: 1749609900,
  title_cn: '转换期三年，钱从哪里来；谁来付',
  title_en: 'Three years of conversion: who pays, and when; a debate\\discussion',
  room_cn: '论坛区',
  room_en: 'Forum stage',
  speakers: [
    {
      name_cn: '顾晚棠',
      name_en: 'Gu Wantang',
      position_cn: '检查员',
      position_en: 'Inspector',
      company_cn: '示例认证',
      company_en: 'Sample Certification'
    }
  ],
  html_cn: '<p>三位嘉宾讲账本。</p><ul><li>第一年</li><li>第二年</li></ul>',
  html_en: '<p>Three speakers <b>open</b> their books.</p><ul><li>Year one</li><li>Year two</li></ul>',
  exhibitors: [],
  updated: 1747699200
}
const configuration = sampleEntries('organic')
const responses = { '/getHome': { updated: 1749081600 }, '/getTalk': talk, '/getWebInfo': configuration }

const given: Input = { kind: 'ok', data: configuration, version: '1' }
const none: Input = { kind: 'missing', version: '1' }

/** The events of a file, read by a strict parser. */
function eventsOf(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

const instant = (time: ICAL.Time) => time.toJSDate().toISOString()
const property = (event: ICAL.Event, name: string) => event.component.getFirstPropertyValue(name)

t.test('the calendar has the three days with their hours, and the same UIDs in both languages', async (t) => {
  const { site } = await startStubbed(t, responses, { SITE_ORIGIN: origin })
  const uidsOfLanguages: string[][] = []
  for (const [path, title, home] of [
    ['/calendar.ics', '第18届上海有机与天然产品展览会', `${origin}/`],
    ['/en/calendar.ics', '18th Shanghai Organic and Natural Products Fair', `${origin}/en/`]
  ] as const) {
    const { status, headers, body } = await sendRequest(site, path, { headers: { host: 'evil.example' } })
    t.equal(status, 200)
    t.equal(headers['content-type'], 'text/calendar; charset=utf-8')
    t.equal(headers['content-disposition'], 'attachment; filename="organic-2025.ics"')
    t.notMatch(body, 'evil')
    const events = eventsOf(body)
    t.same(
      events.map(({ startDate, endDate }) => [instant(startDate), instant(endDate)]),
      [
        ['2025-06-11T01:00:00.000Z', '2025-06-11T09:00:00.000Z'],
        ['2025-06-12T01:00:00.000Z', '2025-06-12T09:00:00.000Z'],
        ['2025-06-13T01:00:00.000Z', '2025-06-13T07:00:00.000Z']
      ]
    )
    for (const event of events) {
      t.equal(event.summary, title)
      t.match(event.location, /2345/)
      t.equal(property(event, 'url'), home)
      t.same(property(event, 'geo'), [31.21, 121.56])
      t.equal(String(property(event, 'dtstamp')), '2025-06-05T00:00:00Z')
    }
    uidsOfLanguages.push(events.map(({ uid }) => uid))
  }
  const [uids] = uidsOfLanguages
  t.same(uidsOfLanguages[1], uids)
  t.equal(new Set(uids).size, 3)
  t.ok(uids?.every((uid) => uid.endsWith('@fair.example')))
})

t.test('a talk has a calendar file in each language, both with the same UID', async (t) => {
  const { site } = await startStubbed(t, responses, { SITE_ORIGIN: origin })
  const uids = new Set<string>()
  for (const [path, title, lines] of [
    [
      '/event/roundtable/501',
      talk.title_cn,
      ['顾晚棠 · 检查员 · 示例认证', '', '三位嘉宾讲账本。', '第一年', '第二年']
    ],
    [
      '/en/event/roundtable/501',
      talk.title_en,
      ['Gu Wantang · Inspector · Sample Certification', '', 'Three speakers open their books.', 'Year one', 'Year two']
    ]
  ] as const) {
    const { status, headers, body } = await sendRequest(site, `${path}.ics`)
    t.equal(status, 200)
    t.equal(headers['content-disposition'], 'attachment; filename="organic-2025-roundtable-501.ics"')
    const [event, ...others] = eventsOf(body)
    t.equal(others.length, 0)
    t.equal(event?.summary, title)
    t.equal(event?.description, [...lines, '', origin + path].join('\n'))
    t.equal(instant(event!.startDate), '2025-06-11T02:15:00.000Z')
    t.equal(instant(event!.endDate), '2025-06-11T02:45:00.000Z')
    t.equal(property(event!, 'url'), origin + path)
    t.notMatch(body, 'X-WR-CALNAME')
    uids.add(event!.uid)
    const again = await sendRequest(site, `${path}.ics`, { headers: { 'if-none-match': headers.etag } })
    t.equal(again.status, 304)
  }
  t.equal(uids.size, 1)
})

t.test('an unknown talk, an invalid id and a talk without time get the not-found page', async (t) => {
  const { api, site } = await startStubbed(t, { ...responses, '/getTalk': undefined })
  for (const path of [
    '/event/roundtable/501.ics',
    '/en/event/roundtable/0.ics',
    '/event/roundtable/x.ics',
    '/event/1/1.ics'
  ]) {
    const { status, headers, body } = await sendRequest(site, path)
    t.equal(status, 404, path)
    t.match(headers['content-type'], /^text\/html/)
    t.match(body, path.startsWith('/en/') ? /<h1[^>]*>This page could not be found/ : /<h1[^>]*>页面不存在/, path)
  }
  api.respondWith({ ...responses, '/getTalk': { ...talk, start: 'soon' } })
  t.equal((await sendRequest(site, '/event/roundtable/502.ics')).status, 404)
})

t.test('while its other calls fail, the calendar has the days of the configuration, and a talk is 502', async (t) => {
  const { api, site } = await startStubbed(t, { '/getHome': 500, '/getWebInfo': configuration, '/getTalk': 500 })
  const days = await sendRequest(site, '/calendar.ics')
  t.equal(days.status, 200)
  t.match(days.headers['cache-status'], 'detail="home 500"')
  t.equal(eventsOf(days.body).length, 3)
  api.respondWith({ '/getHome': 500, '/getWebInfo': 500, '/getTalk': 500 })
  for (const path of ['/event/roundtable/501.ics', '/en/calendar.ics']) {
    const failed = await sendRequest(site, path)
    t.equal(failed.status, 502, path)
    t.equal(failed.headers['cache-control'], 'no-store')
    t.match(failed.headers['retry-after'], /^\d+$/)
  }
})

/** What a browser sends when its visitor follows a link. */
const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

t.test('who follows a link to a failing file gets the error page in its language, a program plain text', async (t) => {
  const { site } = await startStubbed(t, { '/getWebInfo': 500, '/getTalk': 500, '/getTalkList': 500 })
  for (const [prefix, language, title] of [
    ['', 'zh-CN', '页面暂时打不开'],
    ['/en', 'en', 'This page cannot be shown just now']
  ] as const)
    for (const file of [
      '/calendar.ics',
      '/calendar.ics?forum=roundtable',
      '/event/roundtable/501.ics',
      '/plan.ics?s=t1'
    ]) {
      const path = prefix + file
      const page = await sendRequest(site, path, { headers: { accept } })
      t.equal(page.status, 502, path)
      t.match(page.headers['content-type'], /^text\/html/, path)
      t.match(page.body, `<html lang="${language}"`)
      t.match(page.body, title)
      t.equal(page.headers['cache-control'], 'no-store')
      t.match(page.headers['retry-after'], /^\d+$/)
      t.match(page.body, page.headers['x-request-id'], 'with the id of the request, for operations')
      t.match(page.body, ' href=""', 'the page links its address to try again, with the query')
      for (const own of ['text/calendar', '*/*', undefined]) {
        const text = await sendRequest(site, path, { headers: own === undefined ? {} : { accept: own } })
        t.equal(text.status, 502, path)
        t.match(text.headers['content-type'], /^text\/plain/, `${path} for ${own}`)
        t.equal(text.body, 'Bad Gateway\n')
      }
    }
})

t.test('the error page of a file has the Retry-After of the backend', async (t) => {
  const api = await startApiStub(t, {})
  api.origin.respondWith(sendJson({ code: 503, msg: 'busy', data: null }, { 'retry-after': '30' }, 503))
  const site = await startSite(t, api.base)
  const { status, headers, body } = await sendRequest(site, '/en/calendar.ics', { headers: { accept } })
  t.equal(status, 503)
  t.equal(headers['retry-after'], '30')
  t.match(body, /<html lang="en".*This page cannot be shown just now/s)
})

t.test('a talk of a fair whose days and place are not known has its own time and room alone', async (t) => {
  const { site } = await startStubbed(t, { ...responses, '/getWebInfo': [] }, { SITE_ORIGIN: origin })
  t.equal((await sendRequest(site, '/calendar.ics')).status, 404)
  const { status, headers, body } = await sendRequest(site, '/en/event/roundtable/501.ics')
  t.equal(status, 200)
  t.equal(headers['content-disposition'], 'attachment; filename="organic-roundtable-501.ics"')
  const [event] = eventsOf(body)
  t.equal(event?.location, talk.room_en)
  t.equal(event?.component.getFirstProperty('geo'), null)
  t.notMatch(body, /undefined|NaN/)
})

t.test('the file depends on the content only, not on the time of its derivation', async (t) => {
  const settings = readSettings({ SITE_ORIGIN: origin })
  const derivations = [
    () => fairCalendarDerivation(settings, 'cn').derive([given, none]),
    () =>
      talkCalendarDerivation(settings, 'en', 'roundtable', '501').derive([
        given,
        { kind: 'ok', data: talk, version: '1' }
      ])
  ]
  for (const derive of derivations)
    t.equal(new Set([0, 1e12, 2e12].map((time) => String(atTime(time, derive).body))).size, 1)
})

t.test('a talk with hostile texts is still one event with one summary', async (t) => {
  const hostile = 'a\u0000\u001f\ud800\ufffe]]>\r\nEND:VEVENT\r\nBEGIN:VALARM;X="\u2028\u0085\\,;:b'
  const api = await startApiStub(t, {
    ...responses,
    '/getTalk': { ...talk, title_cn: hostile, room_cn: hostile, html_cn: `<p>${hostile}</p><br${hostile}>` }
  })
  const site = await startSite(t, api.base, { SITE_ORIGIN: origin })
  const { status, body } = await sendRequest(site, '/event/roundtable/501.ics')
  t.equal(status, 200)
  t.notMatch(body.replaceAll('\r\n', ''), /[\p{Cc}\p{Cs}\ufffd]/u)
  const events = eventsOf(body)
  t.equal(events.length, 1)
  t.equal(events[0]!.component.getAllSubcomponents().length, 0)
  t.equal(events[0]!.summary, 'a\ufffe]]> END:VEVENT BEGIN:VALARM;X="\\,;:b'.replace('"\\', '" \\'))
})
