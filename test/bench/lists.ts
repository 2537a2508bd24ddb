/** The cost of lists and search with as many records as a large fair has: 500 exhibitors, 5,000 products. */
import { createExhibitorDirectory, createProductDirectory } from '../../server/backend/record-directories.ts'
import { createSearch } from '../../server/backend/search.ts'
import { compiledLargePack } from '../fixtures/large-pack.ts'
import { median } from './median.ts'

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
