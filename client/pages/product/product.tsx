import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import type { Projected } from '../../../shared/records/projection.ts'
import type * as records from '../../../shared/records/records.ts'
import { recordsOf } from '../../../shared/records/records.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { RichText } from '../../sections/rich-text.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { useStore } from '../../store.ts'
import { Emblem } from '../../ui/emblem.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { StarButton } from '../../visit/itinerary/star-button.tsx'
import { MeetingLink } from '../../visit/meetings/meeting-link.tsx'
import { BoothLink } from '../directory/booth-link.tsx'
import { OwnPicture } from '../directory/own-picture.tsx'
import { ProductRows } from '../directory/product-rows.tsx'
import { RecordPage, useMenuName } from '../directory/record-page.tsx'
import { NotFound } from '../not-found/not-found.tsx'
import { productMessages } from './messages.ts'

/** The page of a product: picture, booth, facts, text and related products. */
export function Product() {
  const product = useStore((state) => state.data.product)
  return product ? <ProductPage product={product} /> : <NotFound />
}

function ProductPage({ product }: { product: Projected<records.Product> }) {
  const { ui: messages, sections } = useMessages()
  const pageMessages = usePageMessages(productMessages)
  const list = useMenuName(href.products(), messages.allProducts)
  const related = recordsOf(product.related)
  const facts = [
    [pageMessages.origin, product.origin],
    [sections.codeCertificate, product.certificate],
    [pageMessages.award, product.award]
  ] as const
  return (
    <RecordPage
      layout="picture-first"
      head={
        <HeadBand
          title={product.name}
          summary={product.summary}
          between={[{ name: list, href: href.products() }]}
          size="slim"
        />
      }
      before={
        <span className="stand-picture">
          <OwnPicture record={product} isMain />
        </span>
      }
      text={
        <>
          <h2>{pageMessages.aboutProduct}</h2>
          <RichText html={product.html} />
          <FactList facts={facts} />
        </>
      }
      after={
        <div className="record-booth visit-card">
          <Firm product={product} />
          <BoothLink booth={product.booth} exhibitor={product.exhibitor} />
          <div className="meet-tools">
            <MeetingLink exhibitor={product.exhibitor} />
            <StarButton wide kind="product" id={product.id} name={product.name} exhibitor={product.exhibitor} />
          </div>
        </div>
      }
      back={{ href: href.products(), name: pageMessages.backToProducts }}
    >
      {related.length > 0 && (
        <section className="part" aria-labelledby="related">
          <header className="part-head">
            <h2 id="related">{pageMessages.relatedProducts}</h2>
          </header>
          <ProductRows list={related} level={3} isTiled />
        </section>
      )}
    </RecordPage>
  )
}

/** Whose product it is, with the emblem of the exhibitor; without an id there is no page to link to. */
function Firm({ product: { company, exhibitor, exhibitor_category } }: { product: Projected<records.Product> }) {
  if (!company) return null
  if (exhibitor === undefined) return <p className="record-firm">{company}</p>
  return (
    <p className="record-firm">
      <Emblem kind="exhibitor" id={exhibitor} category={exhibitor_category} />
      <Link href={href.exhibitor({ id: exhibitor })}>{company}</Link>
    </p>
  )
}
