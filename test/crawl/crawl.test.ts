/** Both editions as a crawler finds them: along the links, in one language at a time. */
import t from 'tap'
import { editions } from '../../shared/editions.ts'
import { ask } from '../fixtures/client.ts'
import { addressOf, crawl, type Visited } from '../fixtures/crawl.ts'
import { strayChinese, strayEnglish } from '../fixtures/languages-of-text.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { structuredFaults } from '../fixtures/structured-fields.ts'
import { readXml, textsOf } from '../fixtures/xml.ts'

const origin = 'https://fair.example'
const languages = [
  { name: 'Chinese', start: '/', tag: 'zh-CN' },
  { name: 'English', start: '/en/', tag: 'en' }
] as const

async function survey(edition: 'organic' | 'silver') {
  const { base } = await startProcess(t, { EDITION: edition, SITE_ORIGIN: origin })
  const sitemap = textsOf(readXml((await ask(base, '/sitemap.xml')).body), 'loc').map((loc) => loc.slice(origin.length))
  const walks = new Map<string, Map<string, Visited>>()
  for (const { start } of languages) walks.set(start, await crawl(base, start))
  const everywhere = new Map([...walks.values()].flatMap((walk) => [...walk]))
  return { edition, sitemap, walks, everywhere }
}

for (const { edition, sitemap, walks, everywhere } of await Promise.all([survey('organic'), survey('silver')])) {
  for (const { name, start, tag } of languages) {
    const walk = walks.get(start)!
    const pages = [...walk.values()].flatMap((visit) => (visit.page ? [{ ...visit, page: visit.page }] : []))
    /** Pages that stand for themselves, and the numbered pages of lists. */
    const own = pages.filter(({ address, page }) => page.canonical === origin + address)
    const where = `in the ${edition} edition, ${name}`

    t.test(`${where}: every link of this site answers`, async (t) => {
      t.ok(walk.size > 200, `${walk.size} addresses`)
      const wrong = [...walk.values()].flatMap(({ address, from, status, location }) => {
        const switched = /[?&]lang=/.test(address) && status === 302 && everywhere.get(String(location))?.status === 200
        return status === 200 || switched ? [] : `${status} ${address} from ${from} ${location ?? ''}`
      })
      t.same(wrong, [])
    })

    t.test(`${where}: the sitemap is what a walk along the links finds`, async (t) => {
      const ours = sitemap.filter((path) => /^\/en\//.test(path) === (name === 'English'))
      t.ok(ours.length > 200, `${ours.length} pages`)
      t.same(
        own
          .map(({ address }) => address)
          .filter((address) => !address.includes('?'))
          .sort(),
        ours.sort()
      )
    })

    t.test(`${where}: what is no page of its own names the page that it is a choice of`, async (t) => {
      const wrong = pages.filter(({ address, page }) => {
        const canonical = page.canonical?.slice(origin.length)
        return canonical === undefined || (canonical !== address && everywhere.get(canonical)?.status !== 200)
      })
      t.same(
        wrong.map(({ address, page }) => `${address} ${page.canonical}`),
        []
      )
    })

    t.test(`${where}: each page names itself in both languages, and what it names names it`, async (t) => {
      const wrong = own.flatMap(({ address, page }) => {
        const tags = page.alternates.map(([language]) => language).join(' ')
        const itself = page.alternates.find(([language]) => language === tag)?.[1]
        const back = page.alternates.every(([, href]) => {
          const other = everywhere.get(addressOf(href.slice(origin.length), '/') ?? '')?.page
          return JSON.stringify(other?.alternates) === JSON.stringify(page.alternates)
        })
        return tags === 'zh-CN en x-default' && itself === origin + address && back ? [] : `${address} ${tags}`
      })
      t.same(wrong, [])
    })

    t.test(`${where}: no two pages have the same title, nor the same description`, async (t) => {
      const twice = (of: (page: (typeof own)[number]) => string) =>
        own.filter((page) => of(page) === '' || own.find((other) => of(other) === of(page)) !== page)
      t.same(
        twice(({ page }) => page.title).map(({ address, page }) => `${address} ${page.title}`),
        []
      )
      t.same(
        twice(({ address, page }) => page.description + new URLSearchParams(address.split('?')[1]).get('page')).map(
          ({ address, page }) => `${address} ${page.description}`
        ),
        []
      )
    })

    t.test(`${where}: records for search engines are complete`, async (t) => {
      const wrong = pages.flatMap(({ address, page }) => {
        const records = page.records.map((record) => JSON.parse(record) as { '@type': string })
        const lacks = records.some(
          (record) => record['@type'] === (address === start ? 'ExhibitionEvent' : 'BreadcrumbList')
        )
        return [...(lacks ? [] : ['no record']), ...structuredFaults(records)].map((fault) => `${address} ${fault}`)
      })
      t.same(wrong, [])
    })

    t.test(`${where}: every page may be found and says nothing in the other language without marking it`, async (t) => {
      t.same(
        pages.filter(({ page }) => page.robots !== '').map(({ address }) => address),
        []
      )
      const allowed = [editions[edition].filing.number]
      const stray = name === 'English' ? strayChinese : strayEnglish
      const wrong = new Map<string, string>()
      for (const { address, page } of pages) {
        for (const piece of page.pieces) {
          if (stray(piece, allowed)) wrong.set(`${piece.place}: ${piece.text.slice(0, 120)}`, address)
        }
      }
      t.same(
        [...wrong].map(([text, address]) => `${address} ${text}`),
        []
      )
    })
  }
}
