/** Products one below the other. */
import type { Projected } from '../../shared/projection.ts'
import type { ProductSummary } from '../../shared/records.ts'
import { Picture } from '../layout/picture.tsx'
import { Link } from '../navigation.tsx'
import { StarButton } from '../plan/star-button.tsx'
import { useWords } from '../words/words.ts'

export type ProductRow = Projected<ProductSummary>

interface ProductRowsProps {
  list: readonly ProductRow[]
  /** Of the names. */
  level?: 2 | 3
  /** False where the company is known already. */
  company?: boolean
  /** False where one picture stands for all of them. */
  pictures?: boolean
}

export function ProductRows({ list, level = 2, company = true, pictures = true }: ProductRowsProps) {
  const words = useWords().directory
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
              <Link className="cover" href={`/visitor/products/${product.id}`}>
                {product.name}
              </Link>
            </Name>
            <p>{product.summary}</p>
          </div>
          {company && (
            <p className="entry-side">
              <strong className="entry-booth">
                <span className="hidden">{words.booth} </span>
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

/** True where more than one picture is among them, so that each shows its own. */
export function picturesDiffer(list: readonly ProductRow[]): boolean {
  return new Set(list.map((product) => product.picture?.src)).size > 1
}
