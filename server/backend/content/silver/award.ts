// Sample data: every firm, person and figure here is invented.
import type { Award } from '../../../../shared/records.ts'
import type { PackProduct } from '../pack.ts'
import { exhibitors } from './exhibitors.ts'
import { products } from './products.ts'

type Both = [cn: string, en: string]

const companies = new Map(exhibitors.map((exhibitor) => [exhibitor.id, exhibitor]))
const entries = new Map(products.map((product) => [product.id, product]))

/** Takes the id of an awarded product, gives the winner's line. Throws where product or exhibitor does not exist. */
function winner(id: number): Award['winners'][number] {
  const product = entries.get(id)
  const company = product && companies.get(product.exhibitor)
  if (!product || !company) throw new RangeError(`No exhibited product ${id}`)
  return {
    name_cn: `${product.name_cn}（${company.company_cn}）`,
    name_en: `${product.name_en} (${company.company_en})`
  }
}

const award = (title: Both, summary: Both, ids: number[]): Award => ({
  title_cn: title[0],
  title_en: title[1],
  summary_cn: summary[0],
  summary_en: summary[1],
  products: ids,
  winners: ids.map(winner)
})

/** The eight awards of 2025 with their 35 products in order of rank. */
export const awards: Award[] = [
  award(
    ['走得动奖', 'Moving About'],
    ['起身、走路、出门，用起来不必求人。', 'Getting up, walking and going out without having to ask.'],
    [2005, 2001, 2013, 2003, 2016]
  ),
  award(
    ['慢慢好奖', 'Steady Progress'],
    ['练得下去，也看得见自己的进步。', 'Exercise that one keeps up, with progress one can see.'],
    [2017, 2024, 2018, 2025]
  ),
  award(
    ['体面奖', 'Care with Dignity'],
    [
      '换衣、如厕、洗浴、卧床，照顾到身体，也照顾到脸面。',
      'Dressing, toilet, bath and bed: care for the body that spares the person.'
    ],
    [2043, 2037, 2031, 2040, 2039]
  ),
  award(
    ['安心夜奖', 'A Quiet Night'],
    ['夜里有人知道，白天没人打扰。', 'Someone knows at night, and nobody intrudes by day.'],
    [2053, 2047, 2050, 2051]
  ),
  award(
    ['自在家奖', 'At Ease at Home'],
    ['装上以后，家还像原来的家。', 'Fitted, and the home still looks like home.'],
    [2075, 2067, 2072, 2069, 2064]
  ),
  award(
    ['好好吃饭奖', 'A Good Meal'],
    ['软一点、淡一点、小一点，味道一点不少。', 'Softer, milder, smaller, and no less flavour.'],
    [2080, 2079, 2085, 2089]
  ),
  award(
    ['有人在奖', 'Good Company'],
    ['服务类：说到做到，人也固定。', 'For services: what was promised is done, by people one knows.'],
    [2093, 2091, 2102, 2099]
  ),
  award(
    ['试用者之选', 'Chosen by Those Who Use It'],
    [
      '不分类别，每位试用者一票：最舍不得还的是哪一件？',
      'No category, one vote each: which were you sorriest to give back?'
    ],
    [2006, 2044, 2076, 2052]
  )
]

/** Takes a product; where it was awarded, adds year and title of its award. */
export function withAward(product: PackProduct): PackProduct {
  const won = awards.find((item) => item.products.includes(product.id))
  if (!won) return product
  return {
    ...product,
    award_cn: `2025年晚照奖：${won.title_cn}`,
    award_en: `Evening Light Award 2025: ${won.title_en}`
  }
}
