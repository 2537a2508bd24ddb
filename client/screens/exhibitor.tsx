/** One exhibitor: who, where, with what. */
import { safeHref } from '../../shared/links.ts'
import type { Projected } from '../../shared/projection.ts'
import type * as records from '../../shared/records.ts'
import { NewsRows } from '../blocks/news-rows.tsx'
import { FactList } from '../directory/fact-list.tsx'
import { useMenuName } from '../directory/menu-name.ts'
import { ProductRows, picturesDiffer } from '../directory/product-rows.tsx'
import { RecordPage } from '../directory/record-page.tsx'
import { RecordPart } from '../directory/record-part.tsx'
import { recordsOf } from '../directory/records-of.ts'
import { Stand } from '../directory/stand.tsx'
import { TalkRows } from '../directory/talk-rows.tsx'
import { HeadBand } from '../layout/head-band.tsx'
import { OutLink } from '../layout/out-link.tsx'
import { Link } from '../navigation.tsx'
import { ArrowRight } from '../pictures/icons.tsx'
import { StarButton } from '../plan/star-button.tsx'
import { RichText } from '../sections/rich-text.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { NotFound } from './not-found.tsx'

export function Exhibitor() {
  const exhibitor = useStore((state) => state.data.exhibitor)
  return exhibitor ? <ExhibitorPage exhibitor={exhibitor} /> : <NotFound />
}

function ExhibitorPage({ exhibitor }: { exhibitor: Projected<records.Exhibitor> }) {
  const words = useWords()
  const own = words.directory
  const list = useMenuName('/exhibitor/featured', words.brandTitle)
  const products = recordsOf(exhibitor.products)
  const talks = recordsOf(exhibitor.talks)
  const news = recordsOf(exhibitor.news)
  return (
    <RecordPage
      head={
        <HeadBand
          title={exhibitor.company}
          summary={exhibitor.summary}
          between={[{ name: list, href: '/exhibitor/featured' }]}
        />
      }
      before={
        <>
          <Stand picture={exhibitor.picture} booth={exhibitor.booth} />
          <StarButton wide kind="exhibitor" id={exhibitor.id} name={exhibitor.company} />
          <ExhibitorFacts exhibitor={exhibitor} />
        </>
      }
      text={
        <>
          <h2>{own.aboutCompany}</h2>
          <RichText html={exhibitor.html} />
          {products.length > 0 && (
            <RecordPart
              id="products"
              title={own.productsOf}
              more={
                exhibitor.id !== undefined && (
                  <p>
                    <Link className="arrow-link" href={`/visitor/products?company=${exhibitor.id}`}>
                      {own.allProductsOf}
                      <ArrowRight />
                    </Link>
                  </p>
                )
              }
            >
              <ProductRows list={products} level={3} company={false} pictures={picturesDiffer(products)} />
            </RecordPart>
          )}
          {talks.length > 0 && (
            <RecordPart id="talks" title={own.talksOf}>
              <TalkRows list={talks} />
            </RecordPart>
          )}
          {news.length > 0 && (
            <RecordPart id="news" title={own.newsOf}>
              <NewsRows list={news} level={3} />
            </RecordPart>
          )}
        </>
      }
      back={{ href: '/exhibitor/featured', name: own.backToExhibitors }}
    />
  )
}

function ExhibitorFacts({ exhibitor }: { exhibitor: Projected<records.Exhibitor> }) {
  const words = useWords().directory
  const website = safeHref(exhibitor.website)
  return (
    <FactList
      facts={[
        [words.brand, exhibitor.brand],
        [words.country, exhibitor.country_name],
        [words.since, exhibitor.since > 0 && words.year(exhibitor.since)],
        [words.area, exhibitor.area > 0 && words.squareMetres(exhibitor.area)],
        [words.website, website && <OutLink href={website}>{website.replace(/^https?:\/\/|\/$/g, '')}</OutLink>]
      ]}
    />
  )
}
