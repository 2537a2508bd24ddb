/** The cost of lists and search with as many records as a large fair has: 500 exhibitors, 5,000 products. */
import type { CompiledPack } from '../../server/backend/content/compiled.ts'
import { deriveRecords } from '../../server/backend/content/derive.ts'
import { createExhibitorDirectory, createProductDirectory } from '../../server/backend/record-directories.ts'
import { createSearch } from '../../server/backend/search.ts'
import { checkPack, smallPack } from '../fixtures/small-pack.ts'
import { median } from './median.ts'

// A content pack of any size: the small one with any number of exhibitors and products.

const syllables = ['青', '岭', '禾', '沐', '云', '泽', '川', '林', '石', '泉', '南', '屿', '松', '雾', '谷', '野']
const goods = ['绿茶', '红茶', '粳米', '豆油', '蜂蜜', '果汁', '酱油', '棉布', '面霜', '奶酪', '坚果', '海带']
const latin = [
  'Qing',
  'Ling',
  'He',
  'Mu',
  'Yun',
  'Ze',
  'Chuan',
  'Lin',
  'Shi',
  'Quan',
  'Nan',
  'Yu',
  'Song',
  'Wu',
  'Gu',
  'Ye'
]
const wares = [
  'green tea',
  'black tea',
  'rice',
  'soya oil',
  'honey',
  'juice',
  'soy sauce',
  'cotton',
  'face cream',
  'cheese',
  'nuts',
  'kelp'
]
const countries = Array.from({ length: 30 }, (_, index) =>
  String.fromCharCode(65 + (index % 26), 65 + ((index * 7) % 26))
)

const at = <T>(list: T[], index: number): T => list[index % list.length]!
/** Spreads consecutive numbers. */
const mix = (index: number) => (index * 2654435761) >>> 8

/** Compiles a pack with ids from 1; booths go through rows A to Z. Throws where it has faults. */
function compiledLargePack(exhibitorCount: number, productCount: number): CompiledPack {
  const pack = smallPack()
  const [firm, ware] = [pack.exhibitors[0]!, pack.products[2]!]
  pack.exhibitors = Array.from({ length: exhibitorCount }, (_, index) => {
    const row = String.fromCharCode(65 + Math.floor(index / 99))
    const name = [mix(index), mix(index + 7), index].map((n) => n)
    const country = at(countries, mix(index))
    return {
      ...firm,
      id: index + 1,
      booth: `N5${row}${String((index % 99) + 1).padStart(2, '0')}`,
      row,
      country,
      country_name_cn: `国家${countries.indexOf(country)}`,
      country_name_en: `Country ${countries.indexOf(country)}`,
      company_cn: `${name.map((n) => at(syllables, n)).join('')}有机农业公司${index}`,
      company_en: `${name.map((n) => at(latin, n)).join('')} Organic Farms ${index}`,
      categories: [at([11, 12, 121], index)],
      featured: index % 20 === 0
    }
  })
  pack.products = Array.from({ length: productCount }, (_, index) => ({
    ...ware,
    id: index + 1,
    exhibitor: (index % exhibitorCount) + 1,
    category: at([11, 121], index),
    name_cn: `${at(syllables, mix(index))}${at(syllables, index)}有机${at(goods, index)}${index}`,
    name_en: `Organic ${at(latin, mix(index))} ${at(wares, index)} ${index}`,
    summary_cn: `产自${at(syllables, index + 3)}山的${at(goods, index)}，当季采收，小批量加工，适合礼品和餐饮渠道。`,
    summary_en: `${at(wares, index)} from the ${at(latin, index + 3)} hills, picked in season, made in small lots for gifts and caterers.`,
    html_cn: `<p>${at(goods, index)}在${at(syllables, mix(index + 5))}谷种植，海拔${300 + (index % 900)}米，检测报告可在展台查看。</p>`,
    html_en: `<p>${at(wares, index)} grown at ${300 + (index % 900)} metres; the test report is at the stand.</p>`
  }))
  pack.home.brandBox = [1, 2]
  pack.talks = pack.talks.map((talk) => ({ ...talk, exhibitors: [1] }))
  pack.news = pack.news.map(({ booth: _booth, ...item }) => item)
  pack.awards = pack.awards.map((award) => ({ ...award, products: [1] }))
  pack.pages = pack.pages.map((page) => ({ ...page, sections: page.sections.filter(({ type }) => type !== 'awards') }))
  return deriveRecords(checkPack(pack))
}

interface ListFigures {
  name: string
  /** Milliseconds of CPU, median of 20. */
  cpuMs: number
}

const unknownWords = Array.from('abcdefghijkl', (letter) => `zqxv${letter}wk`).join(' ')
const misspelledWords = 'organik grean blakc honwy juicee cottonn chhese kelpp hillss pickedd seasonn smalll'

/** Measures each list and search, after two runs for warm-up. */
export async function measureLists(): Promise<ListFigures[]> {
  const pack = compiledLargePack(500, 5000)
  const exhibitors = createExhibitorDirectory(pack)
  const products = createProductDirectory(pack)
  const search = createSearch(pack)
  const listQuery = (q: string, sort: string, filters = {}) => ({ q, sort, filters, page: 3 })
  const calls: [string, () => unknown][] = [
    ['exhibitors, by company', () => exhibitors(listQuery('', 'company'), 'cn')],
    ['exhibitors, filtered, with text', () => exhibitors(listQuery('organic', 'country', { category: '12' }), 'en')],
    ['products, by name', () => products(listQuery('', 'name'), 'cn')],
    ['products of a category', () => products(listQuery('', 'company', { category: '12' }), 'en')],
    [
      'products, all filters with text',
      () => products(listQuery('organic', 'name', { category: '1', company: '7' }), 'en')
    ],
    ['products, with text', () => products(listQuery('有机 绿茶', ''), 'cn')],
    ['search 有机茶', () => search('有机茶', 'cn')],
    ['search organic tea', () => search('organic tea', 'en')],
    ['search organic green tea, one kind', () => search('organic green tea', 'en', 'product', 5)],
    ['search 青岭', () => search('青岭', 'cn')],
    ['search N5A05', () => search('N5A05', 'cn')],
    ['search of twelve unknown words', () => search(unknownWords, 'en')],
    ['search of twelve misspelled words', () => search(misspelledWords, 'en')]
  ]
  const figures: ListFigures[] = []
  for (const [name, call] of calls) {
    await call()
    await call()
    const times: number[] = []
    for (let i = 0; i < 20; i += 1) {
      const before = process.cpuUsage()
      await call()
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1000)
    }
    figures.push({ name, cpuMs: median(times) })
  }
  return figures
}
