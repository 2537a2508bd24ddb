/** Numbers to look at: value first, what it counts below. */
import type { Projected } from '../../shared/projection.ts'
import type { Figure } from '../../shared/records.ts'
import { listOf, type PartProps } from './section-of.ts'

export function Figures({ section }: PartProps<'figures'>) {
  return <FigureList list={listOf(section.list)} />
}

export function FigureList({ list }: { list: readonly Projected<Figure>[] }) {
  return (
    <dl className={list.length % 4 === 0 ? 'figures by-four' : 'figures'}>
      {list.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd className="figure-value">{figure.value}</dd>
          {figure.note && <dd className="figure-note">{figure.note}</dd>}
        </div>
      ))}
    </dl>
  )
}
