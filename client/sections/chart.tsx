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
  const title = section.title ?? section.unit
  return (
    <figure className="chart">
      <Bars list={list} unit={section.unit} ofWhole={section.kind === 'parts'} />
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
 * One bar per value, with label and number above it; wide screens join the parts of a whole to one bar, of which the
 * first parts that are more than half stand out. Hidden from screen readers: `Chart` renders the same values as a table.
 */
function Bars({ list, unit, ofWhole }: ChartProps) {
  const sum = list.reduce((total, item) => total + item.value, 0)
  const largest = Math.max(...list.map((item) => item.value), 1)
  // Parts are drawn relative to their sum, percentages to 100, counts to the largest value.
  const fullWidth = ofWhole ? sum || 1 : unit.includes('%') ? 100 : largest
  const isMain = (index: number) => list.slice(0, index).reduce((total, item) => total + item.value, 0) < sum / 2
  return (
    <div className={ofWhole ? 'bar-chart parts-chart' : 'bar-chart'} aria-hidden="true">
      {list.map((item, index) => (
        <div
          key={item.label}
          style={
            ofWhole
              ? { flexGrow: item.value, borderColor: isMain(index) ? 'var(--tone-0)' : 'var(--field)' }
              : undefined
          }
        >
          <p>
            <span>{item.label}</span> <b>{chartNumber(item.value, unit)}</b>
          </p>
          <svg width="100%" height="14" aria-hidden="true" focusable="false">
            {fullWidth !== largest && <rect className="bar-ground" width="100%" height="14" />}
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
  ofWhole: boolean
}

/**
 * The props of charts, and the format of their numbers. `6320` as `6,320`, percentages with their sign. Grouped by
 * thousands, whatever the language.
 */
function chartNumber(value: number, unit: string): string {
  const [integer, fraction] = String(value).split('.')
  return `${Number(integer).toLocaleString('en')}${fraction === undefined ? '' : `.${fraction}`}${unit.includes('%') ? '%' : ''}`
}
