import type { PackExhibitor } from '../pack.ts'
import { rowA } from './exhibitors-row-a.ts'
import { rowB } from './exhibitors-row-b.ts'
import { rowC } from './exhibitors-row-c.ts'
import { rowD } from './exhibitors-row-d.ts'
import { rowE } from './exhibitors-row-e.ts'
import { rowF } from './exhibitors-row-f.ts'
import { rowG } from './exhibitors-row-g.ts'
import { rowH } from './exhibitors-row-h.ts'

/** All exhibitors of the silver edition, by id. */
export const exhibitors: PackExhibitor[] = [
  ...rowA,
  ...rowB,
  ...rowC,
  ...rowD,
  ...rowE,
  ...rowF,
  ...rowG,
  ...rowH
].sort((a, b) => a.id - b.id)
