import { existsSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import type { CompiledPack } from '../../../server/backend/content/compiled.ts'
import { readPack } from '../../../server/backend/content-source.ts'
import { faultsOf, headerSchema, operations, responseOf } from '../../fixtures/api-document.ts'
import { dist } from '../../fixtures/dist.ts'
import { runBackend } from '../../fixtures/running-backend.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'

/** Requests to each call: query and expected status. */
function requestsOf(pack: CompiledPack): Record<string, [query: string, status: number][]> {
  const ids = (records: { id: number }[]) => records.map(({ id }): [string, number] => [`?id=${id}`, 200])
  const noRecord: [string, number][] = [
    ['?id=999999', 404],
    ['?id=x', 404],
    ['', 400]
  ]
  return {
    '/getHomeMenuList': [['', 200]],
    '/getWebInfo': [['', 200]],
    '/getFairInfo': [['', 200]],
    '/getProductCategoryList': [
      ['?pid=0', 200],
      ['?pid=7', 200]
    ],
    '/industry/tree': [['', 200]],
    '/getHome': [['', 200]],
    '/getPageList': [['', 200]],
    '/getPage': [
      ...pack.pages.map((page): [string, number] => [`?path=${encodeURIComponent(page.path)}`, 200]),
      ['?path=/none', 404],
      ['', 400]
    ],
    '/getNewsList': [
      ['', 200],
      ['?kind=industry_news&page=2', 200],
      ['?kind=none', 200]
    ],
    '/getNews': [...ids(pack.news), ...noRecord],
    '/getExhibitorList': [
      ['', 200],
      ['?country=CN&category=12&row=A&q=tea&sort=country&page=1', 200],
      ['?country=XX&page=99', 200]
    ],
    '/getExhibitor': [...ids(pack.exhibitors), ...noRecord],
    '/getBooths': [['', 200]],
    '/getProductList': [
      ['', 200],
      ['?category=1&company=102&q=tea&sort=name', 200]
    ],
    '/getProduct': [...ids(pack.products), ...noRecord],
    '/getTalkList': [
      ['', 200],
      ['?forum=roundtable', 200]
    ],
    '/getTalk': [
      ...pack.talks.map((talk): [string, number] => [`?forum=${talk.forum}&id=${talk.id}`, 200]),
      [`?forum=other&id=${pack.talks[0]?.id}`, 404],
      ['', 400]
    ],
    '/getAwards': [['', 200]],
    '/search': [
      ['?q=有机茶', 200],
      ['?q=tea&kind=product&page=2', 200],
      ['', 200],
      ['?q=tea&kind=none', 400]
    ],
    '/checkCode': [
      [`?code=${Object.keys(pack.codes)[0]}`, 200],
      ['?code=000', 200],
      ['?code=abc', 400]
    ],
    '/wechat/share_sign': [['?url=https://fair.example.com/', 200]]
  }
}

const packs: [string, () => CompiledPack][] = [['small pack', compiledSmallPack]]
for (const edition of ['organic', 'silver']) {
  const file = path.join(dist, 'server', `content-${edition}.json`)
  if (existsSync(file)) packs.push([`${edition} pack`, () => readPack(file)])
}

t.test('every call of the OpenAPI document is asked here, and its examples match their schemas', async (t) => {
  const requests = requestsOf(compiledSmallPack())
  for (const { call, method, operation } of operations) {
    if (method === 'get') t.ok(call in requests, call)
    for (const status of Object.keys(operation.responses)) {
      const answer = responseOf(operation, Number(status))?.content?.['application/json']
      const examples = [...Object.values(answer?.examples ?? {}).map(({ value }) => value), answer?.example]
      for (const example of examples.filter(Boolean)) t.same(faultsOf(answer?.schema, example), [], `${call} ${status}`)
    }
    for (const [type, body] of Object.entries(operation.requestBody?.content ?? {}))
      t.same(faultsOf(body.schema, body.example), [], `${call} ${type}`)
  }
})

for (const [name, pack] of packs)
  t.test(`every response of the ${name} matches the OpenAPI document in both languages`, async (t) => {
    const compiled = pack()
    const backend = await runBackend(t, compiled)
    const requests = requestsOf(compiled)
    for (const { call, method, operation } of operations) {
      if (method !== 'get') continue
      for (const [query, status] of requests[call] ?? []) {
        for (const lang of ['cn', 'en']) {
          const response = await fetch(backend.origin + call + query, { headers: { lang } })
          const described = responseOf(operation, response.status)
          const body: unknown = await response.json()
          const faults = [
            ...(response.status === status ? [] : [`status ${response.status}, not ${status}`]),
            ...faultsOf(described?.content?.['application/json']?.schema, body),
            ...headerFaults(response, described?.headers, query)
          ]
          if (faults.length > 0) t.same(faults, [], `${call}${query} ${lang}`)
        }
      }
      t.pass(call)
    }
    t.same(backend.log, [], 'nothing is logged')
  })

/** A list filtered by free text is no-store; all other responses have the documented headers. */
function headerFaults(
  response: Response,
  headers: Record<string, Record<string, unknown>> = {},
  query: string
): string[] {
  if (query.includes('&q='))
    return response.headers.get('cache-control') === 'no-store' ? [] : ['a list with free text is cacheable']
  return Object.entries(headers).flatMap(([name, header]) =>
    faultsOf(headerSchema(header), response.headers.get(name)).map((fault) => `${name}: ${fault}`)
  )
}

t.test('responses to posts match the OpenAPI document: success, validation errors, invalid bodies', async (t) => {
  const backend = await runBackend(t, compiledSmallPack())
  for (const { call, method, operation } of operations.filter((each) => each.method === 'post')) {
    const [type, { example }] = Object.entries(operation.requestBody?.content ?? {})[0]!
    t.equal(type, 'multipart/form-data')
    const success = operation.responses['200']
    const schema = success?.content?.['application/json']?.schema
    const bodies: [BodyInit, number, number][] = [
      [formData(example), 200, call === '/addSubscribe' ? 200 : 1],
      [new URLSearchParams(example as Record<string, string>), 200, call === '/addSubscribe' ? 200 : 1],
      [formData({ email: 'nobody' }), 200, 422],
      ['{}', 415, 415],
      [formData({ email: 'x'.repeat(40_000) }), 413, 413]
    ]
    for (const [body, status, code] of bodies) {
      const response = await fetch(backend.origin + call, { method, body, headers: { lang: 'en' } })
      const envelope = (await response.json()) as { code: number }
      t.same([response.status, envelope.code], [status, code], `${call} ${status} ${code}`)
      const described = status === 200 ? schema : responseOf(operation, status)?.content?.['application/json']?.schema
      t.same(faultsOf(described, envelope), [], call)
      t.equal(response.headers.get('cache-control'), 'no-store')
    }
  }
})

function formData(values: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values as Record<string, string>)) form.set(name, value)
  return form
}
