import type { PackProduct } from '../pack.ts'
import { financeAndTraining } from './products-finance-training.ts'
import { home } from './products-home.ts'
import { mobility } from './products-mobility.ts'
import { nursing } from './products-nursing.ts'
import { nutrition } from './products-nutrition.ts'
import { rehabilitation } from './products-rehabilitation.ts'
import { services } from './products-services.ts'
import { smart } from './products-smart.ts'

/** All products and services of the silver edition, by id. */
export const products: PackProduct[] = [
  ...mobility,
  ...rehabilitation,
  ...nursing,
  ...smart,
  ...home,
  ...nutrition,
  ...services,
  ...financeAndTraining
]
