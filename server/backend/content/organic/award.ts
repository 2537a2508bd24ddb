// Sample data: the awards and their winners are invented; eight awards and 35 products are the specification's.
import type { Award, Pair } from '../../../../shared/records.ts'
import type { PackProduct } from '../pack.ts'
import { products } from './products.ts'

const chosen: (Pair<'title'> & Pair<'summary'> & { products: number[] })[] = [
  {
    title_cn: '田野金奖',
    title_en: 'Field Gold',
    summary_cn: '给主食：先看味道，再看种它的地。',
    summary_en: 'For staples, judged by taste first and then by the land they grow on.',
    products: [1001, 1003, 1009, 1002, 1010, 1005]
  },
  {
    title_cn: '清饮奖',
    title_en: 'Clear Cup',
    summary_cn: '给茶与饮品：干净、有回味、不靠糖。',
    summary_en: 'For tea and drinks that are clean, lasting and owe nothing to sugar.',
    products: [1012, 1022, 1031, 1027, 1020]
  },
  {
    title_cn: '果园菜园奖',
    title_en: 'Orchard and Garden',
    summary_cn: '给果蔬菌菇：新鲜，路上损耗少。',
    summary_en: 'For fruit, vegetables and mushrooms that arrive fresh and lose little on the way.',
    products: [1046, 1048, 1044, 1051, 1049]
  },
  {
    title_cn: '牧场水域奖',
    title_en: 'Pasture and Water',
    summary_cn: '给奶、蛋和水产：动物过得怎样，占四成分数。',
    summary_en: 'For milk, eggs and what comes from the water. How the animals live is two fifths of the mark.',
    products: [1041, 1056, 1037, 1059]
  },
  {
    title_cn: '第一勺奖',
    title_en: 'First Spoon',
    summary_cn: '给婴幼儿食品：配料少，说明白。',
    summary_en: 'For baby food with few ingredients, plainly explained.',
    products: [1063, 1067, 1068, 1061]
  },
  {
    title_cn: '储物柜奖',
    title_en: 'Larder',
    summary_cn: '给放得住的东西：酱油、蜂蜜、核桃、花椒。',
    summary_en: 'For what keeps: soy sauce, honey, walnuts, Sichuan pepper.',
    products: [1079, 1074, 1069, 1083]
  },
  {
    title_cn: '好用奖',
    title_en: 'Good Matter',
    summary_cn: '给非食品：用得顺手，用完还得回土里。',
    summary_en: 'For non-food that works well and returns to the earth.',
    products: [1103, 1089, 1106, 1110]
  },
  {
    title_cn: '转换先锋奖',
    title_en: 'Conversion Pioneer',
    summary_cn: '给还在转换期的产品，今年新设。',
    summary_en: 'New this year, for products that are still in conversion.',
    products: [1052, 1098, 1015]
  }
]

function winnerName(id: number): Pair<'name'> {
  const product = products.find((item) => item.id === id)
  if (!product) throw new Error(`No product ${id} for an award`)
  return { name_cn: product.name_cn, name_en: product.name_en }
}

/** The eight awards, each with the names of its products. */
export const awards: Award[] = chosen.map((award) => ({ ...award, winners: award.products.map(winnerName) }))

/** Takes a product, gives it with the title of its award where it has one. */
export function withAward(product: PackProduct): PackProduct {
  const award = chosen.find((item) => item.products.includes(product.id))
  return award ? { ...product, award_cn: award.title_cn, award_en: award.title_en } : product
}
