/** One bar a value, its label and number above it. */
import { type ChartProps, chartNumber } from './chart-number.ts'

/** Silent for screen readers: the table underneath says the same. */
export function BarChart({ list, unit }: ChartProps) {
  const most = Math.max(...list.map((item) => item.value), 1)
  // A share is drawn as a part of its whole, a count against the largest.
  const whole = unit.includes('%') ? 100 : most
  return (
    <div className="bar-chart" aria-hidden="true">
      {list.map((item) => (
        <div key={item.label} className={item.value === most ? 'is-most' : undefined}>
          <p>
            {item.label} <b>{chartNumber(item.value, unit)}</b>
          </p>
          <svg width="100%" height="14" aria-hidden="true" focusable="false">
            {whole === 100 && <rect className="bar-ground" width="100%" height="14" />}
            <rect className="bar" width={`${round((item.value / whole) * 100)}%`} height="14" />
          </svg>
        </div>
      ))}
    </div>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
