/** Quotations of visitors and exhibitors. */
import { Prose } from '../ui/prose.tsx'
import { listOf, type SectionProps } from './section-props.ts'

export function Quotes({ section }: SectionProps<'quotes'>) {
  return (
    <ul className="quotes">
      {listOf(section.list).map((quote) => (
        <li key={quote.text}>
          <figure>
            <blockquote>
              <p>
                <Prose text={quote.text} />
              </p>
            </blockquote>
            <figcaption>
              <strong>{quote.name}</strong>
              <span>
                <span>{quote.position}</span>
                <br />
                <span>{quote.company}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
