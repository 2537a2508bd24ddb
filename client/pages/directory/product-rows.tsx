import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import type { Projected } from '../../../shared/records/projection.ts'
import type { ProductSummary } from '../../../shared/records/records.ts'
import { useMessages } from '../../messages/messages.ts'
import { Clauses, Prose } from '../../ui/line-breaks.tsx'
import { StarButton } from '../../visit/itinerary/star-button.tsx'
import { OwnPicture } from './own-picture.tsx'

export type ProductRow = Projected<ProductSummary>

interface ProductRowsProps {
  list: readonly ProductRow[]
  /** Heading level of the names. */
  level?: 2 | 3
  /** Whether company and booth are displayed. */
  company?: boolean
  /** On wide screens cards with large pictures, three or four to a row. */
  isTiled?: boolean
}

/** A list of products. */
export function ProductRows({ list, level = 2, company = true, isTiled = false }: ProductRowsProps) {
  const messages = useMessages().directory
  const Name = level === 2 ? 'h2' : 'h3'
  const star = ({ id, name, exhibitor }: ProductRow) => (
    <StarButton kind="product" id={id} name={name} exhibitor={exhibitor} />
  )
  return (
    <ul className={isTiled ? 'entries is-tiled' : 'entries'}>
      {list.map((product) => (
        <li key={product.id} className={`entry has-picture ${company ? 'has-side' : 'is-plain'}`}>
          <span className="entry-picture">
            <OwnPicture record={product} others={list} />
          </span>
          <div className="entry-text">
            <Name>
              <Link className="cover" href={href.product({ id: product.id })}>
                <Clauses text={product.name} />
              </Link>
            </Name>
            <p>
              <Prose text={product.summary} />
            </p>
          </div>
          {company && (
            <p className="entry-side">
              {product.booth && (
                <strong className="entry-booth">
                  <span className="hidden">{messages.booth} </span>
                  {product.booth}
                </strong>
              )}
              {isTiled && star(product)}
              <span>{product.company}</span>
            </p>
          )}
          {!(isTiled && company) && star(product)}
        </li>
      ))}
    </ul>
  )
}
