import type { Pack } from '../pack.ts'
import { awards, withAward } from './award.ts'
import { categories } from './categories.ts'
import { config } from './config.ts'
import { exhibitors } from './exhibitors.ts'
import { home } from './home.ts'
import { menu } from './menu.ts'
import { news } from './news.ts'
import { pages } from './pages.ts'
import { products } from './products.ts'
import { talks } from './talks.ts'
import { tree } from './tree.ts'

/** The content pack of the silver edition (shared/README.md#editions). */
export const silver: Pack = {
  menu,
  config,
  categories,
  tree,
  home,
  pages,
  news,
  exhibitors,
  products: products.map(withAward),
  talks,
  awards
}
