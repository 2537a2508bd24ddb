/** Numbers drawn: bars, or the parts of a whole. Labelled directly, with the table underneath for those who read. */
import { useWords } from '../words/words.ts'
import { BarChart } from './bar-chart.tsx'
import { PartsChart } from './parts-chart.tsx'
import { listOf, type PartProps } from './section-of.ts'
import { DataTable } from './table.tsx'

export function Chart({ section }: PartProps<'chart'>) {
  const words = useWords()
  const list = listOf(section.list).filter((item) => Number.isFinite(item.value) && item.value >= 0)
  if (list.length === 0) return null
  const Drawing = section.kind === 'parts' ? PartsChart : BarChart
  const title = section.title ?? section.unit
  return (
    <figure className="chart">
      <Drawing list={list} unit={section.unit} />
      <figcaption>{section.source}</figcaption>
      <details className="chart-table">
        <summary>{words.asTable}</summary>
        <DataTable
          caption={title}
          heads={[words.chartLabel, section.unit]}
          rows={list.map((item) => [item.label, String(item.value)])}
        />
      </details>
    </figure>
  )
}
