/** One product: what it is, where it comes from, who shows it. */
import type { Projected } from '../../shared/projection.ts'
import type * as records from '../../shared/records.ts'
import { FactList } from '../directory/fact-list.tsx'
import { useMenuName } from '../directory/menu-name.ts'
import { ProductRows, picturesDiffer } from '../directory/product-rows.tsx'
import { RecordPage } from '../directory/record-page.tsx'
import { RecordPart } from '../directory/record-part.tsx'
import { recordsOf } from '../directory/records-of.ts'
import { Stand } from '../directory/stand.tsx'
import { HeadBand } from '../layout/head-band.tsx'
import { Link } from '../navigation.tsx'
import { StarButton } from '../plan/star-button.tsx'
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
  const list = useMenuName('/visitor/products', words.allProducts)
  const related = recordsOf(product.related)
  // Records come from outside: without its number an exhibitor has no page to link to.
  const company =
    product.company && product.exhibitor !== undefined ? (
      <Link href={`/exhibitor/featured/${product.exhibitor}`}>{product.company}</Link>
    ) : (
      product.company
    )
  return (
    <RecordPage
      head={
        <HeadBand
          title={product.name}
          summary={product.summary}
          between={[{ name: list, href: '/visitor/products' }]}
        />
      }
      before={
        <>
          <Stand picture={product.picture} booth={product.booth} />
          <StarButton wide kind="product" id={product.id} name={product.name} exhibitor={product.exhibitor} />
          <FactList
            facts={[
              [words.company, company],
              [own.origin, product.origin],
              [own.certificate, product.certificate],
              [own.award, product.award]
            ]}
          />
        </>
      }
      text={
        <>
          <h2>{own.aboutProduct}</h2>
          <RichText html={product.html} />
          {related.length > 0 && (
            <RecordPart id="related" title={own.relatedProducts}>
              <ProductRows list={related} level={3} pictures={picturesDiffer(related)} />
            </RecordPart>
          )}
        </>
      }
      back={{ href: '/visitor/products', name: own.backToProducts }}
    />
  )
}
