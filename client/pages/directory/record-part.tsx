import type { ReactNode } from 'react'
import { Clauses } from '../../ui/clauses.tsx'

interface RecordPartProps {
  id: string
  title: string
  /** Displayed below the heading, for instance a link to the full list. */
  more?: ReactNode
  children: ReactNode
}

/** A section of a record's page with its own heading: products, talks, news. */
export function RecordPart({ id, title, more, children }: RecordPartProps) {
  return (
    <section className="part record-part" aria-labelledby={id}>
      <header className="part-head">
        <h2 id={id}>
          <Clauses text={title} />
        </h2>
        {more}
      </header>
      <div>{children}</div>
    </section>
  )
}
