/** Numbers beside what is drawn of them. */
import type { Projected } from '../../shared/projection.ts'
import type { ChartValue } from '../../shared/records.ts'

export interface ChartProps {
  list: readonly Projected<ChartValue>[]
  unit: string
}

/** `6320` as `6,320`, a share with its sign. Both languages group by thousands. */
export function chartNumber(value: number, unit: string): string {
  const [whole, part] = String(value).split('.')
  return `${Number(whole).toLocaleString('en')}${part === undefined ? '' : `.${part}`}${unit.includes('%') ? '%' : ''}`
}
