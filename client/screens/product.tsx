/** One product: what it is, where it comes from, who shows it. */
import type { Projected } from '../../shared/projection.ts'
import type * as records from '../../shared/records.ts'
import { BoothLink } from '../directory/booth-link.tsx'
import { FactList } from '../directory/fact-list.tsx'
import { ProductRows, picturesDiffer } from '../directory/product-rows.tsx'
import { RecordPage } from '../directory/record-page.tsx'
import { RecordPart } from '../directory/record-part.tsx'
import { recordsOf } from '../directory/records-of.ts'
import { StarPlace } from '../directory/star-place.tsx'
import { HeadBand } from '../layout/head-band.tsx'
import { Picture } from '../layout/picture.tsx'
import { Link } from '../navigation.tsx'
import { RichText } from '../sections/rich-text.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { NotFound } from './not-found.tsx'

export function Product() {
  const product = useStore((state) => state.data.product)
  return product ? <ProductPage product={product} /> : <NotFound />
}

function ProductPage({ product }: { product: Projected<records.Product> }) {
  const words = useWords()
  const own = words.directory
  const related = recordsOf(product.related)
  return (
    <RecordPage
      head={
        <HeadBand
          title={product.name}
          summary={product.summary}
          between={[{ name: words.allProducts, href: '/visitor/products' }]}
        />
      }
      text={
        <>
          {product.picture && (
            <span className="record-picture">
              <Picture picture={product.picture} eager />
            </span>
          )}
          <h2>{own.aboutProduct}</h2>
          <RichText html={product.html} />
        </>
      }
      aside={
        <>
          <BoothLink booth={product.booth} />
          <StarPlace kind="product" id={product.id} name={product.name} />
          <FactList
            facts={[
              [
                words.company,
                product.company && <Link href={`/exhibitor/featured/${product.exhibitor}`}>{product.company}</Link>
              ],
              [own.origin, product.origin],
              [own.certificate, product.certificate],
              [own.award, product.award]
            ]}
          />
        </>
      }
      back={{ href: '/visitor/products', name: own.backToProducts }}
    >
      {related.length > 0 && (
        <RecordPart id="related" title={own.relatedProducts}>
          <ProductRows list={related} level={3} pictures={picturesDiffer(related)} />
        </RecordPart>
      )}
    </RecordPage>
  )
}
