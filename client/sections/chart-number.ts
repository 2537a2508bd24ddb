/** The props of charts, and the format of their numbers. */
import type { Projected } from '../../shared/records/projection.ts'
import type { ChartValue } from '../../shared/records/records.ts'

export interface ChartProps {
  list: readonly Projected<ChartValue>[]
  /** Unit of the values; percentages contain `%`. */
  unit: string
}

/** `6320` as `6,320`, percentages with their sign. Grouped by thousands, whatever the language. */
export function chartNumber(value: number, unit: string): string {
  const [integer, fraction] = String(value).split('.')
  return `${Number(integer).toLocaleString('en')}${fraction === undefined ? '' : `.${fraction}`}${unit.includes('%') ? '%' : ''}`
}
