/** The parts of a whole as one column, each part's label at its own height. */
import { type ChartProps, chartNumber } from './chart-number.ts'

const columnHeight = 300
const columnWidth = 72
const labelHeight = 46

/** Silent for screen readers: the table says the same. */
export function PartsChart({ list, unit }: ChartProps) {
  const total = list.reduce((sum, item) => sum + item.value, 0) || 1
  const height = Math.max(columnHeight, list.length * labelHeight)
  let top = 0
  const parts = list.map((item) => {
    const part = { ...item, top, height: (item.value / total) * height }
    top += part.height
    return part
  })
  const labels = spread(
    parts.map((part) => part.top + part.height / 2),
    labelHeight,
    height
  )
  return (
    <svg className="parts-chart" width="100%" height={height} aria-hidden="true" focusable="false">
      {parts.map((part, index) => {
        const middle = round(part.top + part.height / 2)
        const label = round(labels[index] ?? middle)
        return (
          <g key={part.label} className={`tone-${index % 6}`}>
            <rect x="0" y={round(part.top)} width={columnWidth} height={round(Math.max(part.height - 2, 1))} />
            <path d={`M${columnWidth + 4} ${middle}h10l18 ${round(label - middle)}h10`} />
            <text className="bar-value" x={columnWidth + 50} y={label - 2}>
              {chartNumber(part.value, unit)}
            </text>
            <text x={columnWidth + 50} y={label + 17}>
              {part.label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Middles moved apart until labels of `size` no longer touch, all within 0 and `height`. */
export function spread(middles: number[], size: number, height: number): number[] {
  const placed: number[] = []
  for (const middle of middles) placed.push(Math.max(middle, (placed.at(-1) ?? -size / 2) + size))
  let limit = height - size / 2
  for (let index = placed.length - 1; index >= 0; index--) {
    placed[index] = Math.min(placed[index]!, limit)
    limit = placed[index]! - size
  }
  return placed
}

const round = (value: number) => Math.round(value * 10) / 10
