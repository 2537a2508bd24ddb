/** The parts of a whole as one column, each part's label at its own height. */
import { type ChartProps, chartNumber } from './chart-number.ts'

/** In em, so that the drawing grows with the text. */
const columnHeight = 17
const labelHeight = 3

/** Heights are percentages of the drawing. Silent for screen readers: the table underneath says the same. */
export function PartsChart({ list, unit }: ChartProps) {
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
    <div className="parts-chart" style={{ height: `${height}em` }} aria-hidden="true">
      <svg width="112" height="100%" aria-hidden="true" focusable="false">
        {parts.map((part, index) => {
          const middle = percent(part.top + part.share / 2)
          return (
            <g key={part.label} style={{ fill: `var(--tone-${index % 6})` }}>
              <rect width="72" y={percent(part.top)} height={percent(part.share)} />
              <line x1="76" y1={middle} x2="84" y2={middle} />
              <line x1="84" y1={middle} x2="106" y2={percent(labels[index] ?? 0)} />
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

const percent = (value: number) => `${Math.round(value * 100) / 100}%`
