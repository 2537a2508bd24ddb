/** A chart of bars or of the parts of a whole, with the same values in a table below it. */

import { useMessages } from '../messages/messages.ts'
import { Prose } from '../ui/prose.tsx'
import { BarChart } from './bar-chart.tsx'
import { PartsChart } from './parts-chart.tsx'
import { listOf, type SectionProps } from './section-props.ts'
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
