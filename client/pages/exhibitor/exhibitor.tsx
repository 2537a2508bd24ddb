import { href } from '../../../shared/pages/addresses.ts'
import { safeHref } from '../../../shared/pages/links.ts'
import type { Projected } from '../../../shared/records/projection.ts'
import type * as records from '../../../shared/records/records.ts'
import { recordsOf } from '../../../shared/records/records.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { RichText } from '../../sections/rich-text.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { useIsOver, useStore } from '../../store.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { ArrowLink, NewWindowLink, useNewWindowAddress } from '../../ui/links.tsx'
import { NewsRows } from '../../ui/news-rows.tsx'
import { ContactButton } from '../../visit/contact-card/contact-button.tsx'
import { StarButton } from '../../visit/itinerary/star-button.tsx'
import { MeetingSection } from '../../visit/meetings/meeting-section.tsx'
import { MetBox } from '../../visit/notebook/met-box.tsx'
import { BoothPicture } from '../directory/booth-link.tsx'
import { OwnPicture } from '../directory/own-picture.tsx'
import { ProductRows } from '../directory/product-rows.tsx'
import { RecordPage, RecordPart, useMenuName } from '../directory/record-page.tsx'
import { TalkRows } from '../directory/talk-rows.tsx'
import { NotFound } from '../not-found/not-found.tsx'
import { exhibitorMessages } from './messages.ts'

/** The page of an exhibitor: booth, facts, text, products, talks and news. */
export function Exhibitor() {
  const exhibitor = useStore((state) => state.data.exhibitor)
  return exhibitor ? <ExhibitorPage exhibitor={exhibitor} /> : <NotFound />
}

function ExhibitorPage({ exhibitor }: { exhibitor: Projected<records.Exhibitor> }) {
  const messages = useMessages().ui
  const pageMessages = usePageMessages(exhibitorMessages)
  const list = useMenuName(href.exhibitors(), messages.brandTitle)
  const isOver = useIsOver()
  const products = recordsOf(exhibitor.products)
  const talks = recordsOf(exhibitor.talks)
  const news = recordsOf(exhibitor.news)
  return (
    <RecordPage
      head={
        <HeadBand
          title={exhibitor.company}
          summary={exhibitor.summary}
          between={[{ name: list, href: href.exhibitors() }]}
          picture={!exhibitor.picture && <OwnPicture record={exhibitor} isMain />}
        />
      }
      before={
        <div className="visit-card">
          <BoothPicture
            picture={exhibitor.picture && <OwnPicture record={exhibitor} isMain />}
            booth={exhibitor.booth}
            hall={exhibitor.hall}
            at={exhibitor.at}
            exhibitor={exhibitor.id}
          />
          <div className="meet-tools">
            <MeetingSection />
            <StarButton wide kind="exhibitor" id={exhibitor.id} name={exhibitor.company} />
            <MetBox
              exhibitor={{
                id: exhibitor.id,
                company: exhibitor.company,
                booth: exhibitor.booth,
                website: safeHref(exhibitor.website) ?? ''
              }}
            />
            {!isOver && <ContactButton />}
          </div>
        </div>
      }
      text={
        <>
          {exhibitor.html && <h2>{pageMessages.aboutCompany}</h2>}
          <RichText html={exhibitor.html} />
          <ExhibitorFacts exhibitor={exhibitor} />
          {products.length > 0 && (
            <RecordPart
              id="products"
              title={pageMessages.productsOf}
              more={
                exhibitor.id !== undefined && (
                  <p>
                    <ArrowLink href={href.products({ company: exhibitor.id })}>{pageMessages.allProductsOf}</ArrowLink>
                  </p>
                )
              }
            >
              <ProductRows list={products} level={3} company={false} isTiled />
            </RecordPart>
          )}
        </>
      }
      back={{ href: href.exhibitors(), name: pageMessages.backToExhibitors }}
    >
      {talks.length > 0 && (
        <RecordPart id="talks" title={pageMessages.talksOf}>
          <TalkRows list={talks} />
        </RecordPart>
      )}
      {news.length > 0 && (
        <RecordPart id="news" title={pageMessages.newsOf}>
          <NewsRows list={news} level={3} pictures />
        </RecordPart>
      )}
    </RecordPage>
  )
}

function ExhibitorFacts({ exhibitor }: { exhibitor: Projected<records.Exhibitor> }) {
  const messages = useMessages().directory
  const pageMessages = usePageMessages(exhibitorMessages)
  const website = useNewWindowAddress(exhibitor.website)
  return (
    <FactList
      facts={[
        [pageMessages.brand, exhibitor.brand],
        [messages.country, exhibitor.country_name],
        [pageMessages.since, exhibitor.since > 0 && pageMessages.year(exhibitor.since)],
        [pageMessages.area, exhibitor.area > 0 && pageMessages.squareMetres(exhibitor.area)],
        [
          pageMessages.website,
          website && <NewWindowLink href={website}>{website.replace(/^https?:\/\/|\/$/g, '')}</NewWindowLink>
        ]
      ]}
    />
  )
}
