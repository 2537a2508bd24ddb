/** Where the booths of exhibitors stand: in drawings of the plan, else in booths.csv. */

import { href } from '../../../../shared/pages/addresses.ts'
import type { HallDrawing } from '../../../../shared/records/records.ts'
import { type FaultList, recordLocation } from '../fault-list.ts'
import type { PackSection } from '../pack.ts'
import { type DrawnBooth, readPlan } from './drawn-booths.ts'
import { planHall } from './file-names.ts'
import type { Values } from './record-values.ts'

interface Exhibitor {
  id: number
  booth: string
  hall?: string
}
interface Position {
  hall?: string
  at?: DrawnBooth | null
}

/**
 * Gives the position of an exhibitor's booth, and the drawings of halls. Of the same number in several halls it is that
 * of the exhibitor's hall. Adds a remark for a booth without a place and for a drawing without booths.
 */
export function boothPositions(
  rows: readonly Values<'booths'>[],
  plans: readonly { name: string; value: string }[],
  exhibitors: readonly Exhibitor[],
  faults: FaultList
): { positionOf: (exhibitor: Exhibitor) => Position; drawings: HallDrawing[] } {
  const numbers = new Set(exhibitors.map(({ booth }) => booth).filter(Boolean))
  const drawn = plans.flatMap(({ name, value }) => {
    const hall = planHall(name) ?? ''
    const plan = readPlan(value, hall, numbers)
    if (plan?.booths.size === 0)
      faults.remark(recordLocation('plan', name), 'has no shape with a booth of exhibitors.csv: give shapes data-booth')
    return plan ? [{ name, hall, plan }] : []
  })
  const byNumber = new Map<string, { hall: string; at: DrawnBooth }[]>()
  const add = (booth: string, hall: string, at: DrawnBooth) =>
    byNumber.set(booth, [...(byNumber.get(booth) ?? []), { hall, at }])
  for (const { hall, plan } of drawn) for (const [booth, at] of plan.booths) add(booth, hall, at)
  const drawnHalls = new Set(drawn.map(({ hall }) => hall))
  // A hall has one frame: that of its drawing.
  for (const { hall = '', booth, x, y, width, height } of rows)
    if (!drawnHalls.has(hall)) add(booth, hall, { x, y, width, height })
  const isPositioned = rows.length > 0 || drawn.length > 0
  return {
    positionOf({ id, booth, hall }) {
      if (!isPositioned) return {}
      const found = (byNumber.get(booth) ?? []).filter((one) => !hall || !one.hall || one.hall === hall)
      const [only] = found
      if (only && found.length === 1) return { at: only.at, ...(only.hall && { hall: only.hall }) }
      if (booth)
        faults.remark(recordLocation('exhibitors', id, 'booth'), 'has no place on the plan: it is listed below it')
      return { at: null }
    },
    drawings: drawn.map(({ name, hall, plan: { width, height } }) => ({ hall, src: `/${name}`, width, height }))
  }
}

/** The sections of a page; that of the directory gets the drawings beside what stands along the walls of the hall. */
export function withDrawings(path: string, sections: PackSection[], drawings: HallDrawing[]): PackSection[] {
  if (path !== href.exhibitors() || drawings.length === 0) return sections
  const isHall = ({ type }: PackSection) => type === 'hall'
  const all = sections.some(isHall) ? sections : [...sections, { type: 'hall' as const, list: [] }]
  return all.map((section) => (section.type === 'hall' ? { ...section, drawings } : section))
}
