import type { PackProduct } from '../pack.ts'
import { babyProducts } from './products-baby.ts'
import { cosmeticsProducts } from './products-cosmetics.ts'
import { dairyProducts } from './products-dairy.ts'
import { drinksProducts } from './products-drinks.ts'
import { grainProducts } from './products-grain.ts'
import { householdProducts } from './products-household.ts'
import { inputProducts } from './products-inputs.ts'
import { meatProducts } from './products-meat.ts'
import { produceProducts } from './products-produce.ts'
import { seasoningProducts } from './products-seasoning.ts'
import { serviceProducts } from './products-services.ts'
import { snackProducts } from './products-snacks.ts'
import { teaProducts } from './products-tea.ts'
import { textileProducts } from './products-textiles.ts'

/** All products of the organic edition, in the order of the industry tree and of their ids. */
export const products: PackProduct[] = [
  ...grainProducts,
  ...teaProducts,
  ...drinksProducts,
  ...dairyProducts,
  ...produceProducts,
  ...meatProducts,
  ...babyProducts,
  ...snackProducts,
  ...seasoningProducts,
  ...cosmeticsProducts,
  ...textileProducts,
  ...householdProducts,
  ...inputProducts,
  ...serviceProducts
]
