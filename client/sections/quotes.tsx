/** What visitors and exhibitors say. */
import { listOf, type PartProps } from './section-of.ts'

export function Quotes({ section }: PartProps<'quotes'>) {
  return (
    <ul className="quotes">
      {listOf(section.list).map((quote) => (
        <li key={quote.text}>
          <figure>
            <blockquote>
              <p>{quote.text}</p>
            </blockquote>
            <figcaption>
              <strong>{quote.name}</strong>
              <span>
                {quote.position}
                <br />
                {quote.company}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
