/** Pages in front of a backend whose texts are longer, and whose menu is wider, than those of the editions. */
import t from 'tap'
import { startStubbed } from '../fixtures/api-stub.ts'
import { skip, startBrowser, visit } from '../fixtures/browser.ts'
import { pageKinds, samples } from '../fixtures/page-kinds.ts'

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** Fields that are displayed as they come. */
const textName =
  /^(?:title|name|company|brand|summary|text|label|caption|room|position|question|note|source|value|travel|address)_(?:cn|en)$/

/** Data with a long word without a blank in each of these fields. */
function withLongWords(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withLongWords(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withLongWords(item, name)]))
  return typeof value === 'string' && textName.test(key) ? word : value
}

t.test('a wide table and preformatted text of rich text make no page wider than the window', { skip }, async (t) => {
  const cells = Array.from({ length: 12 }, (_, index) => `<td>Column ${index}</td>`).join('')
  const html = `<table><tr>${cells}</tr></table><pre>${'line '.repeat(100)}</pre>`
  const { site } = await startStubbed(t, {
    ...samples,
    '/getNews': { ...(samples['/getNews'] as object), html_cn: html, html_en: html }
  })
  const { page } = await visit(t, await startBrowser(t), site, { width: 390, javaScript: false })
  await page.goto('/en/news/7')
  t.equal(await page.locator('.rich-text td').count(), 12)
  t.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390)
})

t.test('no page is wider than the window for a long word', { skip }, async (t) => {
  const { site } = await startStubbed(t, withLongWords(samples) as typeof samples)
  const { page } = await visit(t, await startBrowser(t), site, { width: 390, javaScript: false })
  for (const { address } of pageKinds) {
    await page.goto(`/en${address}`)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    t.equal(width, 390, address)
  }
})

t.test(
  'a menu of many entries stays beside the name of the fair, and its first and last entry can be opened',
  { skip },
  async (t) => {
    const entry = (_: unknown, index: number) => ({
      name: `Services for group ${index}`,
      path: `/a/b${index}`,
      is_nav: 1
    })
    for (const count of [9, 40]) {
      const { site } = await startStubbed(t, { ...samples, '/getHomeMenuList': Array.from({ length: count }, entry) })
      const { page } = await visit(t, await startBrowser(t), site, { width: 1200 })
      await page.goto('/en/news')
      const brand = await page.locator('.brand').boundingBox()
      const menu = await page.locator('.menu-list').boundingBox()
      t.ok(brand && menu && menu.x >= brand.x + brand.width, `${count} entries`)
      t.equal(await page.evaluate(() => document.documentElement.scrollWidth), 1200)
      for (const summary of [page.locator('.menu summary').first(), page.locator('.menu summary').last()]) {
        await summary.click()
        await page.locator('.menu details[open] .panel').waitFor({ state: 'visible' })
      }
    }
  }
)

t.test('names of places and booths outside the plan have the width that is there', { skip }, async (t) => {
  const place = {
    kind: 'door',
    side: 'front',
    at: 50,
    name_cn: '通往中央广场的西门',
    name_en: 'West door to the court'
  }
  const booth = { company_cn: '茶社', company_en: 'Tea House', row: '', country: 'CN', area: 9 }
  const { site } = await startStubbed(t, {
    ...samples,
    '/getPage': {
      ...(samples['/getPage'] as object),
      sections: [{ type: 'hall', title_cn: '馆内设施', list: [place] }]
    },
    '/getBooths': Array.from({ length: 60 }, (_, index) => ({ ...booth, id: index + 1, booth: `展台-${index + 1}` }))
  })
  const { page } = await visit(t, await startBrowser(t), site, { width: 1440 })
  await page.goto('/exhibitor/featured')
  const name = await page.locator('.hall-places a > span').boundingBox()
  t.ok(name && name.width > 2 * name.height, 'a place stands in one line')
  await page.goto('/exhibitor/featured?view=plan')
  const lefts = await page
    .locator('.hall-list li')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().left))
  t.equal(new Set(lefts).size, 4, 'booths stand in columns')
  t.equal(await page.locator('.hall-places').count(), 0, 'no links to places of a plan that is not drawn')
})
