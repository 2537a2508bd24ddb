import t from 'tap'
import { deriveRecords } from '../../../server/backend/content/derive.ts'
import type { Pack } from '../../../server/backend/content/pack.ts'
import { checkPack, compiledSmallPack, smallPack } from '../../fixtures/small-pack.ts'

/** The faults and remarks of a pack after `spoil` has changed it, one line each; remarks begin with the word. */
function faultsOf(spoil: (pack: Pack) => void): string[] {
  const pack = smallPack()
  spoil(pack)
  const remarks: string[] = []
  try {
    checkPack(pack, ({ record, field, message }) => remarks.push(`remark: ${record}, ${field}: ${message}`))
  } catch (fault) {
    return [...(fault as Error).message.split('\n').slice(1), ...remarks]
  }
  return remarks
}

// biome-ignore lint/suspicious/noExplicitAny: a pack is spoilt in ways its type forbids.
type Loose = any

const sectionOf = (pack: Loose, type: string) =>
  pack.pages.flatMap((page: Loose) => page.sections).find((section: Loose) => section.type === type)

const spoilt: [(pack: Loose) => void, string][] = [
  [(p) => delete p.news[0].summary_en, 'remark: organic/news 301, summary_en: is missing in this language'],
  [(p) => (p.products[0].name_cn = ' '), 'remark: organic/products 1001, name_cn: is empty'],
  [(p) => (p.exhibitors[0].company_cn = '待定'), 'remark: organic/exhibitors 101, company_cn: is a placeholder'],
  [(p) => (p.exhibitors[0].html_en = '<p>TBD</p>'), 'remark: organic/exhibitors 101, html_en: is a placeholder'],
  [(p) => (p.talks[0].room_en = '-'), 'remark: organic/talks 502, room_en: is a placeholder'],
  [(p) => (p.exhibitors[0].booth = 'N/A'), 'remark: organic/exhibitors 101, booth: is a placeholder'],
  [(p) => (p.exhibitors[0].html_en = '<p>有机</p>'), 'remark: organic/exhibitors 101, html_en: has Chinese'],
  [(p) => (p.menu[0].name_en = 'About，us'), 'remark: organic/menu /exhibition/about, name_en: has Chinese'],
  [(p) => (p.config[1].content = '有机展'), 'remark: organic/config meta_title_en, content: has Chinese'],
  [
    (p) => (p.talks[0].title_cn = 'We still have to translate this one day'),
    'remark: organic/talks 502, title_cn: has an English sentence'
  ],
  [
    (p) => p.pages[0].sections[7].list[0].listEn.push('Gym'),
    'sections[7].list[0].listCn: has 1 entries, the English one 2'
  ],
  [(p) => (p.pages[0].sections[3].dataEn = [['Airport']]), 'sections[3].dataEn[0]: has not the 2 cells'],
  [(p) => (p.exhibitors[1].picture.picture = 'organic/none'), '102, picture.picture: unknown picture organic/none'],
  [
    (p) => (p.pages[0].sections[9].list[0].src = 'organic/none.pdf'),
    'sections[9].list[0].src: unknown file organic/none.pdf'
  ],
  [(p) => (p.pages[0].sections[9].list[0].format = 'CSV'), 'sections[9].list[0].format: is not the ending'],
  [(p) => (p.pages[0].sections[11].list[0].href = '/exhibitor/none'), 'list[0].href: leads nowhere: /exhibitor/none'],
  [(p) => (p.news[1].html_cn = '<p><a href="/news/999">此</a></p>'), 'news 302, html_cn: leads nowhere: /news/999'],
  [
    (p) => (sectionOf(p, 'transport').origins = [{ id: 'far', show: ['tram'] }]),
    'origins[0].show[0]: names no way or anchor of that page: tram'
  ],
  [
    (p) => (p.news[1].html_cn = '<p><a href="/visitor/guide#tram">此</a></p>'),
    'names no anchor of that page: /visitor/guide#tram'
  ],
  [(p) => (p.home.activeBox[0].href = '/en/event/roundtable'), 'home, activeBox[0].href: carries a language prefix'],
  [(p) => (p.home.activeBox[0].href = 'javascript:alert(1)'), 'activeBox[0].href: is neither'],
  [
    (p) => (p.home.activeBox[0].href = 'https://a.example/茶。'),
    'activeBox[0].href: is no address: https://a.example/'
  ],
  [
    (p) => (p.home.activeBox[0].href = 'https://a.example，电话/'),
    'activeBox[0].href: is no address: https://a.example'
  ],
  [(p) => (p.menu[0].path = '/exhibition/none'), 'remark: organic/menu /exhibition/none, path: leads nowhere'],
  [(p) => (p.news[0].html_en = '<p><strong>Text</p>'), 'news 301, html_en: closes <p>'],
  [(p) => (p.news[0].html_en = '<p>x</p><script>x</script>'), 'news 301, html_en: uses <script>'],
  [(p) => (p.news[0].summary_en = 'A <b>message</b>'), 'news 301, summary_en: has markup'],
  [(p) => (p.exhibitors[0].categories = [77]), 'exhibitors 101, categories[0]: names 77'],
  [(p) => (p.products[0].exhibitor = 999), 'products 1001, exhibitor: names 999'],
  [(p) => (p.talks[1].exhibitors = [999]), 'talks 501, exhibitors[0]: names 999'],
  [(p) => (p.talks[1].forum = 'none'), 'talks 501, forum: names none'],
  [(p) => (p.awards[0].products = [1]), 'awards 1, products[0]: names 1'],
  [(p) => (p.home.newsBox = [999]), 'home, newsBox[0]: names 999'],
  [(p) => (p.news[0].id = 302), 'news 302: exists twice'],
  [
    (p) => Object.assign(p.exhibitors[0], { booth: 'N5A05', row: 'A' }),
    'exhibitors 102, booth: N5A05 is taken already'
  ],
  [(p) => (p.products[0].code = '123'), 'products 1001, code: 123 has not 17 digits'],
  [(p) => (p.news[0].date -= 8 * 3600), 'remark: organic/news 301, date: is not UTC midnight'],
  [
    (p) => (p.pages[0].sections[4].list[0].date -= 8 * 3600),
    'list[0].date: is neither a day alone nor a time from 06:00 to 23:00 in steps of 5 minutes: 00:00'
  ],
  [(p) => (p.home.updated *= 1000), 'home, updated: is no time in unix seconds'],
  [
    (p) => (p.facts = { record: {}, entries: [], hours: [{ open: p.talks[1].start + 1, close: p.talks[1].end }] }),
    'remark: organic/talks 501, start: lies outside the opening hours'
  ],
  [(p) => (p.talks[1].end = p.talks[1].start), 'talks 501, start: is not before the end'],
  [
    (p) => (p.talks[0].start = p.talks[1].start + 600),
    'remark: organic/talks 501, start: overlaps talk 502: Forum stage'
  ],
  [(p) => p.config.splice(0, 2), 'config, meta_title_cn: is missing']
]

for (const [spoil, expected] of spoilt)
  t.test(`record and field are named: ${expected}`, async (t) => {
    const lines = faultsOf(spoil)
    const isFound = lines.some((line) => line.includes(expected))
    t.ok(isFound, `${expected} in ${JSON.stringify(lines)}`)
  })

t.test('a single error lists all faults', async (t) => {
  const lines = faultsOf((pack: Loose) => {
    pack.news[0].title_en = ''
    pack.talks[0].forum = 'none'
    pack.exhibitors[0].categories = [77]
  })
  t.equal(lines.length, 3)
})

t.test('a valid pack has no faults', async (t) => {
  const found = faultsOf(() => {})
  t.same(found, [])
})

t.test('names of pictures and files are replaced by built addresses', async (t) => {
  const pack = compiledSmallPack()
  t.match(pack.exhibitors.find(({ id }) => id === 102)?.picture, {
    src: '/assets/hero-ABCD1234.svg',
    width: 640,
    height: 480,
    alt_en: 'A field'
  })
  const about = pack.pages.find(({ path }) => path === '/exhibition/about')
  const downloads = about?.sections.find((section) => section.type === 'downloads')
  t.match(downloads, { list: [{ src: '/assets/manual-ABCD1234.pdf', bytes: 4321, format: 'PDF' }] })
  const gallery = about?.sections.find((section) => section.type === 'gallery')
  t.match(gallery, {
    photos: [{ src: '/assets/hero-ABCD1234.svg', caption_cn: '展台' }],
    videos: [{ src: '/assets/clip-ABCD1234.mp4' }]
  })
})

t.test('news have previous and next items of the same kind; the first and last have only one', async (t) => {
  const { news } = compiledSmallPack()
  const ids = news.map(({ id }) => id)
  t.same(ids, [302, 303, 304, 301], 'newest first')
  const middle = news.find(({ id }) => id === 304)
  t.same([middle?.next?.id, middle?.previous?.id], [303, 301])
  t.equal(news.find(({ id }) => id === 303)?.next, null)
  t.equal(news.find(({ id }) => id === 301)?.previous, null)
  t.same([news[0]?.previous, news[0]?.next], [null, null], 'the only item of its kind')
  const found = middle?.recommended.map(({ id }) => id)
  t.same(found, [303, 301, 302], 'recommended items first, never the item itself')
})

t.test('an exhibitor has products, talks and news; a product has company, booth and related ones', async (t) => {
  const { exhibitors, products, talks } = compiledSmallPack()
  const tea = exhibitors.find(({ id }) => id === 102)
  const ids = tea?.products.map(({ id }) => id)
  t.same(ids, [1001, 1002])
  const found = tea?.talks.map(({ id }) => id)
  t.same(found, [501])
  const seen = tea?.news.map(({ id }) => id)
  t.same(seen, [302])
  t.match(products[0], { company_en: 'Qingling Tea House', booth: 'N5A05' })
  const told = products[0]?.related.map(({ id }) => id)
  t.same(told, [1003, 1002], 'products of other exhibitors first')
  t.notOk('code' in products[0]!)
  const listed = talks.map(({ id }) => id)
  t.same(listed, [501, 502], 'by time')
  const given = talks[0]?.exhibitors.map(({ id }) => id)
  t.same(given, [102])
})

t.test('a talk has up to four others of its forum: what comes next, then the first ones, by time', async (t) => {
  const pack = checkPack(smallPack())
  const [talk] = pack.talks
  const others = [1, 2, 3, 4, 5].map((hour) => ({ ...talk!, id: 510 + hour, start: talk!.start + hour * 3600 }))
  const elsewhere = { ...talk!, id: 520, forum: 'maternal' }
  const { talks } = deriveRecords({ ...pack, talks: [...others, talk!, elsewhere] })
  const related = (id: number) => talks.find((each) => each.id === id)?.related?.map((other) => other.id)
  t.same(related(talk!.id), [511, 512, 513, 514])
  t.same(related(514), [talk!.id, 511, 512, 515])
  t.same(related(520), [])
})

t.test('the page list contains every address once', async (t) => {
  const paths = compiledSmallPack().pageList.map(({ path }) => path)
  t.equal(new Set(paths).size, paths.length)
  const some = ['/', '/news', '/search', '/privacy', '/plan', '/unsubscribe', '/visitor/guide', '/news/301']
  const details = ['/exhibitor/featured/101', '/visitor/products/1001', '/event/roundtable/501']
  for (const path of [...some, ...details]) t.ok(paths.includes(path), path)
})
