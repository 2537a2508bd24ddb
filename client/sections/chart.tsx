/** A chart of bars or of the parts of a whole, with the same values in a table below it. */

import type { Projected } from '../../shared/records/projection.ts'
import { type ChartValue, listOf } from '../../shared/records/records.ts'
import { useMessages } from '../messages/messages.ts'
import { Prose } from '../ui/prose.tsx'
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
        <div key={item.label} className={item.value === largest ? 'is-most' : undefined}>
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

/** Minimum heights in em, so that the chart grows with the text; labels of larger text have more lines on phones. */
const columnHeight = 17
const labelHeight = 3

/**
 * A stacked column of the parts of a whole, with a label beside each part. Positions are percentages of the height.
 * Hidden from screen readers: `Chart` renders the same values as a table.
 */
function PartsChart({ list, unit }: ChartProps) {
  const total = list.reduce((sum, item) => sum + item.value, 0) || 1
  const height = Math.max(columnHeight, list.length * labelHeight)
  let top = 0
  const parts = list.map((item) => {
    const part = { ...item, top, share: (item.value / total) * 100 }
    top += part.share
    return part
  })
  const labels = spread(
    parts.map((part) => part.top + part.share / 2),
    (labelHeight / height) * 100,
    100
  )
  return (
    <div className="parts-chart" style={{ height: `calc(${height}em * var(--label-scale, 1))` }} aria-hidden="true">
      <svg width="112" height="100%" aria-hidden="true" focusable="false">
        {parts.map((part, index) => {
          const centre = percent(part.top + part.share / 2)
          return (
            <g key={part.label} style={{ fill: `var(--tone-${index % 6})` }}>
              <rect width="72" y={percent(part.top)} height={percent(part.share)} />
              <line x1="76" y1={centre} x2="84" y2={centre} />
              <line x1="84" y1={centre} x2="106" y2={percent(labels[index] ?? 0)} />
            </g>
          )
        })}
      </svg>
      {parts.map((part, index) => (
        <p key={part.label} style={{ top: percent(labels[index] ?? 0) }}>
          <b>{chartNumber(part.value, unit)}</b> {part.label}
        </p>
      ))}
    </div>
  )
}

/**
 * Moves the centres of labels apart until labels of `size` no longer overlap and all lie between 0 and `height`.
 * `centres` are in ascending order; the result has the same order.
 */
export function spread(centres: number[], size: number, height: number): number[] {
  const placed: number[] = []
  for (const centre of centres) placed.push(Math.max(centre, (placed[placed.length - 1] ?? -size / 2) + size))
  let limit = height - size / 2
  return placed
    .reverse()
    .map((centre) => {
      const position = Math.min(centre, limit)
      limit = position - size
      return position
    })
    .reverse()
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`
