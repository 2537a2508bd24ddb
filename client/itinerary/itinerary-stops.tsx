/** The booths of a plan, row by row as one walks, each with the products to look at. */
import { Link } from '../navigation.tsx'
import { useWords } from '../words/words.ts'
import type { PlannedRow, PlannedStop } from './plan-entries.ts'
import { RemoveButton } from './remove-button.tsx'

interface PlanStopsProps {
  rows: readonly PlannedRow[]
  loose: readonly number[]
  own: boolean
}

export function PlanStops({ rows, loose, own }: PlanStopsProps) {
  const words = useWords().plan
  return (
    <section aria-labelledby="plan-stops">
      <h2 id="plan-stops">{words.rowsTitle}</h2>
      {rows.map(({ row, stops }) => (
        <section key={row} className="plan-group">
          <h3>{words.rowName(row)}</h3>
          <ul>
            {stops.map((stop) => (
              <Stop key={stop.exhibitor.id} stop={stop} own={own} />
            ))}
          </ul>
        </section>
      ))}
      {loose.length > 0 && (
        <section className="plan-group">
          <h3>{words.looseTitle}</h3>
          <ul>
            {loose.map((id) => (
              <li key={id} className="plan-entry">
                <span className="plan-key" />
                <Link href={`/visitor/products/${id}`}>{words.productNumber(id)}</Link>
                {own && <RemoveButton kind="product" id={id} name={words.productNumber(id)} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  )
}

function Stop({ stop: { exhibitor, starred, products }, own }: { stop: PlannedStop; own: boolean }) {
  const words = useWords().plan
  return (
    <li className="plan-entry">
      <p className="plan-key">
        <Link
          href={`/exhibitor/featured?view=plan#booth-${exhibitor.booth}`}
          aria-label={words.hallShow(exhibitor.booth)}
        >
          {exhibitor.booth}
        </Link>
      </p>
      <div>
        <p>
          <Link href={`/exhibitor/featured/${exhibitor.id}`}>{exhibitor.company}</Link>
        </p>
        {!starred && <p className="plan-side">{words.onlyProduct}</p>}
        {products.length > 0 && (
          <ul className="plan-products">
            {products.map(({ id, name }) => (
              <li key={id}>
                <Link href={`/visitor/products/${id}`}>{name}</Link>
                {own && <RemoveButton kind="product" id={id} name={name} />}
              </li>
            ))}
          </ul>
        )}
      </div>
      {own && starred && <RemoveButton kind="exhibitor" id={exhibitor.id} name={exhibitor.company} />}
    </li>
  )
}
