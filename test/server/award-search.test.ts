import t from 'tap'
import { readHtml } from '../fixtures/html.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'

/** Where a search shows its hits, for a query in each language: pages, their data, and the call of the suggestions. */
const searches: [string, string][] = [
  ['/search?q=', '田野金奖'],
  ['/en/search?q=', 'Field Gold'],
  ['/_data/search?q=', '田野金奖'],
  ['/_data/en/search?q=', 'field gold'],
  ['/api/search?q=', '田野金奖'],
  ['/api/search?q=', 'Field Gold']
]
/** The winners of the award in the sample data, whose day is 12 June 2025. */
const winners = [1001, 1003, 1009, 1002, 1010, 1005].map((id) => `/visitor/products/${id}`)

for (const [day, title, expected] of [
  ['2025-06-11T23:59+08:00', 'before its day no product is found by the name of an award', []],
  ['2025-06-12T00:00+08:00', 'on its day the name of an award finds the products that won it', [...winners].sort()]
] as const)
  t.test(title, async (t) => {
    const site = await startProcess(t, { PREVIEW_DATE: day })
    for (const [address, query] of searches) {
      const { status, body, json } = await sendRequest(site.base, address + encodeURIComponent(query))
      t.equal(status, 200)
      const paths = body.startsWith('<')
        ? [...readHtml(body).querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')
        : Array.from(JSON.stringify(json()).matchAll(/"path":"([^"]*)"/g), ([, path = '']) => path)
      const products = paths.map((path) => path.replace(/^\/en/, '')).filter((path) => /products\/\d/.test(path))
      t.same([...new Set(products)].sort(), expected, `${address}${query}`)
    }
  })
