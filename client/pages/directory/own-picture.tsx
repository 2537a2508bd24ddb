import type { Projected } from '../../../shared/records/projection.ts'
import type { ExhibitorSummary, ProductSummary } from '../../../shared/records/records.ts'
import { Emblem } from '../../ui/emblem.tsx'
import { Goods } from '../../ui/goods.tsx'
import { Picture } from '../../ui/picture.tsx'

type Pictured = Pick<Projected<ExhibitorSummary | ProductSummary>, 'id' | 'picture'>
type PicturedExhibitor = Pick<Projected<ExhibitorSummary>, 'id' | 'picture' | 'categories'>
type PicturedProduct = Pick<Projected<ProductSummary>, 'id' | 'picture' | 'name'> & { category: number | undefined }

interface OwnPictureProps {
  record: PicturedExhibitor | PicturedProduct
  /** Records beside it: a picture that one of these has as well, such as a drawing of their category, is not its own. */
  others?: readonly Pictured[]
  /** On the page of the record, where no text beside the picture says what it shows. */
  isMain?: boolean
}

/**
 * The logo or photograph of an exhibitor or a product; where it has none of its own, the exhibitor's emblem or a drawing
 * of goods.
 */
export function OwnPicture({ record, others = [], isMain = false }: OwnPictureProps) {
  const { id, picture } = record
  const isShared = others.some((other) => other.id !== id && other.picture?.src === picture?.src)
  if (picture && !isShared) return <Picture picture={picture} eager={isMain} {...(!isMain && { alt: '' })} />
  return 'category' in record ? (
    <Goods id={id} category={record.category} title={record.name} />
  ) : (
    <Emblem kind="exhibitor" id={id} category={record.categories?.[0]} />
  )
}
