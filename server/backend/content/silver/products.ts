import type { PackProduct } from '../pack.ts'
import { finance } from './products-finance.ts'
import { home } from './products-home.ts'
import { institutions } from './products-institutions.ts'
import { leisure } from './products-leisure.ts'
import { mobility } from './products-mobility.ts'
import { nursing } from './products-nursing.ts'
import { nutrition } from './products-nutrition.ts'
import { rehabilitation } from './products-rehabilitation.ts'
import { smart } from './products-smart.ts'
import { training } from './products-training.ts'

/** All products and services of the silver edition, by id. */
export const products: PackProduct[] = [
  ...mobility,
  ...rehabilitation,
  ...nursing,
  ...smart,
  ...home,
  ...nutrition,
  ...institutions,
  ...leisure,
  ...finance,
  ...training
]
