/** One bar a value, its label above and its number at its end. */
import { type ChartProps, chartNumber } from './chart-number.ts'

const rowHeight = 52
const barHeight = 14

/**
 * Lengths are percentages and text keeps its own size, so it fits every width. The drawing is silent for screen
 * readers: the table says the same.
 */
export function BarChart({ list, unit }: ChartProps) {
  const most = Math.max(...list.map((item) => item.value), 1)
  return (
    <svg className="bar-chart" width="100%" height={list.length * rowHeight} aria-hidden="true" focusable="false">
      {list.map((item, index) => {
        const top = index * rowHeight
        return (
          <g key={item.label} className={item.value === most ? 'is-most' : undefined}>
            <text x="0" y={top + 17}>
              {item.label}
            </text>
            <text className="bar-value" x="100%" y={top + 17} textAnchor="end">
              {chartNumber(item.value, unit)}
            </text>
            <rect className="bar-ground" x="0" y={top + 26} width="100%" height={barHeight} />
            <rect
              className="bar"
              x="0"
              y={top + 26}
              width={`${round((item.value / most) * 100)}%`}
              height={barHeight}
            />
          </g>
        )
      })}
    </svg>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
