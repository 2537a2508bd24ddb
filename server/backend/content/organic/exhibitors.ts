import type { PackExhibitor } from '../pack.ts'
import { exhibitorsRowA } from './exhibitors-row-a.ts'
import { exhibitorsRowB } from './exhibitors-row-b.ts'
import { exhibitorsRowC } from './exhibitors-row-c.ts'
import { exhibitorsRowD } from './exhibitors-row-d.ts'
import { exhibitorsRowE } from './exhibitors-row-e.ts'
import { exhibitorsRowF } from './exhibitors-row-f.ts'
import { exhibitorsRowG } from './exhibitors-row-g.ts'
import { exhibitorsRowH } from './exhibitors-row-h.ts'

/** All exhibitors of the organic edition, in the order of their ids. */
export const exhibitors: PackExhibitor[] = [
  ...exhibitorsRowA,
  ...exhibitorsRowB,
  ...exhibitorsRowC,
  ...exhibitorsRowD,
  ...exhibitorsRowE,
  ...exhibitorsRowF,
  ...exhibitorsRowG,
  ...exhibitorsRowH
].sort((a, b) => a.id - b.id)
