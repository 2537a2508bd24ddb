/** Steps in their order. */

import { Clauses } from '../ui/clauses.tsx'
import { Prose } from '../ui/prose.tsx'
import { listOf, type SectionProps } from './section-props.ts'

export function Steps({ section }: SectionProps<'steps'>) {
  return (
    <ol className="steps">
      {listOf(section.list).map((step) => (
        <li key={step.title}>
          <h3>
            <Clauses text={step.title} />
          </h3>
          <p>
            <Prose text={step.text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
