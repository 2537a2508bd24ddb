/** A bar chart: one bar per value, with label and number above it. */
import { type ChartProps, chartNumber } from './chart-number.ts'

/** Hidden from screen readers: `Chart` renders the same values as a table. */
export function BarChart({ list, unit }: ChartProps) {
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
