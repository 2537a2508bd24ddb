/** A part of a record's page under its own heading: products, talks, news. */
import type { ReactNode } from 'react'

interface RecordPartProps {
  id: string
  title: string
  /** Below the heading: a way on. */
  more?: ReactNode
  children: ReactNode
}

export function RecordPart({ id, title, more, children }: RecordPartProps) {
  return (
    <section className="part record-part" aria-labelledby={id}>
      <header className="part-head">
        <h2 id={id}>{title}</h2>
        {more}
      </header>
      <div>{children}</div>
    </section>
  )
}
