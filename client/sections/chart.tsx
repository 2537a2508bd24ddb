/** A chart of bars or of the parts of a whole, with the same values in a table below it. */

import type { Projected } from '../../shared/records/projection.ts'
import { type ChartValue, listOf } from '../../shared/records/records.ts'
import { useMessages } from '../messages/messages.ts'
import { Prose } from '../ui/line-breaks.tsx'
import type { SectionProps } from './section-props.ts'
import { DataTable } from './table.tsx'

/** Values that are no numbers or negative are left out; renders nothing where none is left. */
export function Chart({ section }: SectionProps<'chart'>) {
  const messages = useMessages()
  const list = listOf(section.list).filter((item) => Number.isFinite(item.value) && item.value >= 0)
  if (list.length === 0) return null
  const Graphic = section.kind === 'parts' ? PartsChart : BarChart
  const title = section.title ?? section.unit
  return (
    <figure className="chart">
      <Graphic list={list} unit={section.unit} />
      <figcaption>
        <Prose text={section.source} />
      </figcaption>
      <details className="chart-table">
        <summary>{messages.sections.asTable}</summary>
        <DataTable
          caption={title}
          isTitled={section.title !== undefined}
          heads={[messages.sections.chartLabel, section.unit]}
          rows={list.map((item) => [item.label, String(item.value)])}
        />
      </details>
    </figure>
  )
}

/**
 * A bar chart: one bar per value, with label and number above it. Hidden from screen readers: `Chart` renders the same
 * values as a table.
 */
function BarChart({ list, unit }: ChartProps) {
  const largest = Math.max(...list.map((item) => item.value), 1)
  // Percentages are drawn relative to 100, counts relative to the largest value.
  const fullWidth = unit.includes('%') ? 100 : largest
  return (
    <div className="bar-chart" aria-hidden="true">
      {list.map((item) => (
        <div key={item.label}>
          <p>
            <span>{item.label}</span> <b>{chartNumber(item.value, unit)}</b>
          </p>
          <svg width="100%" height="14" aria-hidden="true" focusable="false">
            {fullWidth === 100 && <rect className="bar-ground" width="100%" height="14" />}
            <rect className="bar" width={`${round((item.value / fullWidth) * 100)}%`} height="14" />
          </svg>
        </div>
      ))}
    </div>
  )
}

const round = (value: number) => Math.round(value * 10) / 10

interface ChartProps {
  list: readonly Projected<ChartValue>[]
  /** Unit of the values; percentages contain `%`. */
  unit: string
}

/**
 * The props of charts, and the format of their numbers. `6320` as `6,320`, percentages with their sign. Grouped by
 * thousands, whatever the language.
 */
function chartNumber(value: number, unit: string): string {
  const [integer, fraction] = String(value).split('.')
  return `${Number(integer).toLocaleString('en')}${fraction === undefined ? '' : `.${fraction}`}${unit.includes('%') ? '%' : ''}`
}

/**
 * The parts of a whole: a bar with one stretch for each part, which says what it is. Hidden from screen readers: `Chart`
 * renders the same values as a table.
 */
function PartsChart({ list, unit }: ChartProps) {
  return (
    <ul className="parts-chart" aria-hidden="true">
      {list.map(({ label, value }, index) => (
        <li key={label} style={{ flexGrow: value, borderColor: `var(--tone-${index % 6})` }}>
          <b>{chartNumber(value, unit)}</b> <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}
