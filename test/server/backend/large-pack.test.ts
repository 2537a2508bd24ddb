import t from 'tap'
import { createExhibitorDirectory } from '../../../server/backend/exhibitor-directory.ts'
import { createProductDirectory } from '../../../server/backend/product-directory.ts'
import { createSearch } from '../../../server/backend/search.ts'
import { compiledLargePack } from '../../fixtures/large-pack.ts'

/** Milliseconds of CPU that a call takes: lower quartile of 20, after two that prepare it, for neighbours make it dearer. */
async function cpuOf(call: () => unknown): Promise<number> {
  await call()
  await call()
  const times: number[] = []
  for (let i = 0; i < 20; i += 1) {
    const before = process.cpuUsage()
    await call()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return times.sort((a, b) => a - b)[5]!
}

t.test('500 exhibitors and 5,000 products: each list and search costs under 10 ms of CPU', async (t) => {
  const pack = compiledLargePack(500, 5000)
  const exhibitors = createExhibitorDirectory(pack)
  const products = createProductDirectory(pack)
  const search = createSearch(pack)
  const ask = (q: string, sort: string, filters = {}) => ({ q, sort, filters, page: 3 })
  t.equal(products(ask('', ''), 'cn').total, 5000)
  const calls: [string, () => unknown][] = [
    ['all exhibitors', () => exhibitors(ask('', 'company'), 'cn')],
    ['exhibitors, filtered and with text', () => exhibitors(ask('organic', 'country', { category: '12' }), 'en')],
    ['all products', () => products(ask('', 'name'), 'cn')],
    ['products of a category', () => products(ask('', 'company', { category: '12' }), 'en')],
    ['products with text', () => products(ask('有机 绿茶', ''), 'cn')],
    ['search 有机茶', () => search('有机茶', 'cn')],
    ['search organic tea', () => search('organic tea', 'en')],
    ['search organic green tea, one kind', () => search('organic green tea', 'en', 'product', 5)],
    ['search N5A05', () => search('N5A05', 'cn')],
    ['search 青岭', () => search('青岭', 'cn')]
  ]
  for (const [name, call] of calls) {
    const cpu = await cpuOf(call)
    t.ok(cpu < 10, `${name}: ${cpu.toFixed(2)} ms`)
  }
})
