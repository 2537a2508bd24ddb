import t from 'tap'
import { createFindings } from '../../../server/check/findings.ts'
import { checkRecords } from '../../../server/check/records.ts'
import { news, newsList } from '../../../shared/calls/rows.ts'
import { startClient } from '../../fixtures/contract-command.ts'
import { sendJson, startOrigin } from '../../fixtures/origin.ts'

const envelope = (data: unknown, code = 1) => ({ code, msg: '', data })
const item = (id: number) => ({ id, title_cn: '稻', title_en: 'Rice' })

/** What is found where the list of news has these pages, and where a record that does not exist is answered so. */
async function found(
  pages: number[][],
  unknown: { status: number; body: unknown },
  total = pages.flat().length
): Promise<string[]> {
  const origin = await startOrigin(t, (request, response, count) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://backend')
    const page = Number(searchParams.get('page') ?? 1)
    if (pathname === '/getNews' && searchParams.get('id') !== '1')
      return sendJson(unknown.body, {}, unknown.status)(request, response, count)
    if (pathname === '/getNews') return sendJson(envelope(item(1)))(request, response, count)
    const list = (pages[page - 1] ?? []).map(item)
    sendJson(envelope({ total, pageSize: 2, list }))(request, response, count)
  })
  const client = startClient(t, origin.base)
  const findings = createFindings()
  const answers = [await client.ask(newsList, {}, 'cn'), await client.ask(news, { id: '1' }, 'cn')]
  await checkRecords(answers, client, findings)
  return findings.all().map(({ severity, call, message }) => `${severity} ${call} ${message}`)
}

const missing = { status: 404, body: envelope(null, 404) }

t.test('two pages, and 404 in the envelope for a record that does not exist, are right', async (t) => {
  t.same(await found([[4, 3], [2]], missing), [])
  t.same(await found([[1]], missing), [], 'one page alone')
})

t.test('a second page with the records of the first one, or without any, is named', async (t) => {
  const twice = Array(2).fill([2, 1])
  t.match(await found(twice, missing), [/^error \/getNewsList page=2 has the records of the first page/])
  t.match(await found([[3, 2], [1]], missing, 2), [/page=2 has other records than the 2 that total counts/])
  t.match(await found([[3, 2], [], [1]], missing), [/^error .* page=2 has none of the 3 records: .* from 1$/])
  t.match(await found([[], [2, 1]], missing), [/^error .* total is 2, and the first page has no record: pages are/])
})

t.test('what a backend answers to an unknown id is named', async (t) => {
  t.match(await found([[1]], { status: 500, body: { detail: 'IndexError' } }), [
    /^error \/getNews an id that no record has is answered with no 404 .*: 500, .* its own log says why: “\{"detail"/
  ])
  t.match(await found([[1]], { status: 404, body: '<h1>Not Found</h1>' }), [
    /answered with no 404 in the envelope.*: 404, /
  ])
  t.match(await found([[1]], { status: 200, body: envelope(item(9)) }), [/^error \/getNews an id .* with a record/])
  for (const [status, body, told] of [
    [200, envelope({}), /answered with 200 and \{\}: a deleted one is never/],
    [200, envelope(false), /answered with 200 and false: a deleted one is never missing/],
    [200, envelope(null, 404), /with the status 200, so .*: 200 with “\{"code":404,.*”: send the HTTP status 404 with/],
    [404, { title: 'Not Found', status: 404 }, /no 404 .*: 404, and its body is no envelope, \{"code":404/]
  ] as const)
    t.match(await found([[1]], { status, body }), [told])
})
