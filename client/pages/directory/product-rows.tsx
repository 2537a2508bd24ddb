import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import type { Projected } from '../../../shared/records/projection.ts'
import type { ProductSummary } from '../../../shared/records/records.ts'
import { useMessages } from '../../messages/messages.ts'
import { Clauses } from '../../ui/clauses.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Prose } from '../../ui/prose.tsx'
import { StarButton } from '../../visit/itinerary/star-button.tsx'

export type ProductRow = Projected<ProductSummary>

interface ProductRowsProps {
  list: readonly ProductRow[]
  /** Heading level of the names. */
  level?: 2 | 3
  /** Whether company and booth are displayed. */
  company?: boolean
  /** Whether each product's picture is displayed. */
  pictures?: boolean
}

/** A list of products. */
export function ProductRows({ list, level = 2, company = true, pictures = true }: ProductRowsProps) {
  const messages = useMessages().directory
  const Name = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="entries">
      {list.map((product) => (
        <li key={product.id} className={`entry${pictures ? ' has-picture' : ''}${company ? ' has-side' : ' is-plain'}`}>
          {pictures && (
            <span className="entry-picture">
              <Picture picture={product.picture} alt="" />
            </span>
          )}
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
              <strong className="entry-booth">
                <span className="hidden">{messages.booth} </span>
                {product.booth}
              </strong>
              <span>{product.company}</span>
            </p>
          )}
          <StarButton kind="product" id={product.id} name={product.name} exhibitor={product.exhibitor} />
        </li>
      ))}
    </ul>
  )
}

/** Whether each product has a picture that no other has: a drawing of their category would say nothing of each. */
export function haveOwnPictures(list: readonly ProductRow[]): boolean {
  const pictures = new Set(list.flatMap((product) => product.picture?.src || []))
  return pictures.size > 1 && pictures.size === list.length
}
