/** Key figures: the value, a label, and a note. */

import type { Projected } from '../../shared/records/projection.ts'
import type { Figure } from '../../shared/records/records.ts'
import { Prose } from '../ui/prose.tsx'
import { listOf, type SectionProps } from './section-props.ts'

export function Figures({ section }: SectionProps<'figures'>) {
  return <FigureList list={listOf(section.list)} />
}

/** Also used by the home page. Multiples of four are laid out in four columns. */
export function FigureList({ list }: { list: readonly Projected<Figure>[] }) {
  return (
    <dl className={list.length % 4 === 0 ? 'figures by-four' : 'figures'}>
      {list.map((figure) => (
        <div key={figure.label}>
          <dt>
            <Prose text={figure.label} />
          </dt>
          <dd className="figure-value">{figure.value}</dd>
          {figure.note && (
            <dd className="figure-note">
              <Prose text={figure.note} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
