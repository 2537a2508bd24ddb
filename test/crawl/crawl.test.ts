/** Crawls both editions along their links, one language at a time. */
import t from 'tap'
import { addressOf, type CrawlResult, crawl } from '../fixtures/crawl.ts'
import { strayChinese, strayEnglish } from '../fixtures/languages-of-text.ts'
import { sampleFacts } from '../fixtures/sample-facts.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { structuredFaults } from '../fixtures/structured-fields.ts'
import { readXml, textsOf } from '../fixtures/xml.ts'

const origin = 'https://fair.example'
const languages = [
  { name: 'Chinese', start: '/', tag: 'zh-CN' },
  { name: 'English', start: '/en/', tag: 'en' }
] as const

async function crawlEdition(edition: 'organic' | 'silver') {
  const { base } = await startProcess(t, { EDITION: edition, SITE_ORIGIN: origin })
  const sitemap = textsOf(readXml((await sendRequest(base, '/sitemap.xml')).body), 'loc').map((loc) =>
    loc.slice(origin.length)
  )
  const crawls = new Map<string, Map<string, CrawlResult>>()
  for (const { start } of languages) crawls.set(start, await crawl(base, start))
  const allResults = new Map([...crawls.values()].flatMap((results) => [...results]))
  return { edition, sitemap, crawls, allResults }
}

for (const { edition, sitemap, crawls, allResults } of await Promise.all([
  crawlEdition('organic'),
  crawlEdition('silver')
])) {
  for (const { name, start, tag } of languages) {
    // `crawlEdition` has crawled every language.
    const results = crawls.get(start)!
    const pages = [...results.values()].flatMap((result) => (result.page ? [{ ...result, page: result.page }] : []))
    /** Pages that are their own canonical page. */
    const canonicalPages = pages.filter(({ address, page }) => page.canonical === origin + address)
    const where = `in the ${edition} edition, ${name}`

    t.test(`${where}: every internal link is 200, or a language switch to such a page`, async (t) => {
      t.ok(results.size > 200, `${results.size} addresses`)
      const faults = [...results.values()].flatMap(({ address, from, status, location }) => {
        const isLanguageSwitch =
          /[?&]lang=/.test(address) && status === 302 && allResults.get(String(location))?.status === 200
        return status === 200 || isLanguageSwitch ? [] : `${status} ${address} from ${from} ${location ?? ''}`
      })
      t.same(faults, [])
    })

    t.test(`${where}: the sitemap has exactly the canonical pages that the crawl has found`, async (t) => {
      const listed = sitemap.filter((path) => /^\/en\//.test(path) === (name === 'English'))
      t.ok(listed.length > 200, `${listed.length} pages`)
      t.same(
        canonicalPages
          .map(({ address }) => address)
          .filter((address) => !address.includes('?'))
          .sort(),
        listed.sort()
      )
    })

    t.test(`${where}: a filtered or sorted list names an existing canonical page`, async (t) => {
      const faults = pages.filter(({ address, page }) => {
        const canonical = page.canonical?.slice(origin.length)
        return canonical === undefined || (canonical !== address && allResults.get(canonical)?.status !== 200)
      })
      t.same(
        faults.map(({ address, page }) => `${address} ${page.canonical}`),
        []
      )
    })

    t.test(`${where}: alternates include the page itself and are the same on each of them`, async (t) => {
      const faults = canonicalPages.flatMap(({ address, page }) => {
        const tags = page.alternates.map(([language]) => language).join(' ')
        const self = page.alternates.find(([language]) => language === tag)?.[1]
        const isMutual = page.alternates.every(([, href]) => {
          const other = allResults.get(addressOf(href.slice(origin.length), '/') ?? '')?.page
          return JSON.stringify(other?.alternates) === JSON.stringify(page.alternates)
        })
        return tags === 'zh-CN en x-default' && self === origin + address && isMutual ? [] : `${address} ${tags}`
      })
      t.same(faults, [])
    })

    t.test(`${where}: every page has its own title and description`, async (t) => {
      const emptyOrRepeated = (textOf: (page: (typeof canonicalPages)[number]) => string) =>
        canonicalPages.filter(
          (page) => textOf(page) === '' || canonicalPages.find((other) => textOf(other) === textOf(page)) !== page
        )
      t.same(
        emptyOrRepeated(({ page }) => page.title).map(({ address, page }) => `${address} ${page.title}`),
        []
      )
      t.same(
        emptyOrRepeated(
          ({ address, page }) => page.description + new URLSearchParams(address.split('?')[1]).get('page')
        ).map(({ address, page }) => `${address} ${page.description}`),
        []
      )
    })

    t.test(`${where}: the JSON-LD records of every page are complete`, async (t) => {
      const faults = pages.flatMap(({ address, page }) => {
        const records = page.records.map((record) => JSON.parse(record) as { '@type': string })
        const hasExpectedType = records.some(
          (record) => record['@type'] === (address === start ? 'ExhibitionEvent' : 'BreadcrumbList')
        )
        return [...(hasExpectedType ? [] : ['no record']), ...structuredFaults(records)].map(
          (fault) => `${address} ${fault}`
        )
      })
      t.same(faults, [])
    })

    t.test(`${where}: every page may be indexed and marks all text in the other language`, async (t) => {
      t.same(
        pages.filter(({ page }) => page.robots !== '').map(({ address }) => address),
        []
      )
      const allowed = [sampleFacts(edition, 'cn').filing.number]
      const stray = name === 'English' ? strayChinese : strayEnglish
      const faults = new Map<string, string>()
      for (const { address, page } of pages) {
        for (const markedText of page.texts) {
          if (stray(markedText, allowed))
            faults.set(`${markedText.position}: ${markedText.text.slice(0, 120)}`, address)
        }
      }
      t.same(
        [...faults].map(([text, address]) => `${address} ${text}`),
        []
      )
    })
  }
}
