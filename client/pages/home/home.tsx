import { styles } from 'virtual:build'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { firstViewId } from '../../../shared/pages/state.ts'
import { listOf } from '../../../shared/records/records.ts'
import { formatShanghaiDate, formatTalkDay, formatTime, isoTime, weekday } from '../../../shared/time/dates.ts'
import { useRenderingNeed } from '../../contexts.tsx'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { CardItem, FigureList, PartnerList } from '../../sections/cards.tsx'
import { TreeList } from '../../sections/tree.tsx'
import { useHasPage, useIsOver, useStore } from '../../store.ts'
import { LateEmblem } from '../../ui/emblem.tsx'
import { Clauses } from '../../ui/line-breaks.tsx'
import { ArrowLink } from '../../ui/links.tsx'
import { NewsFront } from '../../ui/news-rows.tsx'
import { useShellPicture } from '../../ui/picture.tsx'
import { Bed, Car, Metro, Taxi } from '../../ui/travel-icons.tsx'
import { BannerBox } from './banner-box.tsx'
import { homeMessages } from './messages.ts'
import { NowBox } from './now-box.tsx'

/** The home page. Each box renders by itself what it has data for. During the fair, what is on now stands first. */
export function Home() {
  const during = useStore((state) => state.phase === 'during')
  return (
    <>
      {during ? (
        <>
          <NowBox />
          <BannerBox />
        </>
      ) : (
        <>
          <BannerBox />
          <BodyStyleSheet />
          <NowBox />
        </>
      )}
      <AreaBox />
      <RangeBox />
      <ActiveBox />
      <BrandBox />
      <NewsBox />
      <MediaBox />
      <VisitBox />
    </>
  )
}

/**
 * The link to the style sheet, behind the first view of a page that does not inline the styles of all its HTML: browsers
 * paint before it and block only the rest. Renders nothing after the first client-side navigation.
 */
function BodyStyleSheet() {
  const isNeeded = useStore((state) => state.navigationCount === 0)
  const edition = useStore((state) => state.edition)
  useRenderingNeed('bodyStyleSheet', isNeeded)
  return isNeeded && <link rel="stylesheet" href={styles[edition]} id={firstViewId} />
}

/** The heading of a box of the home page: its title, and a link to the complete list where there is one. */
function HomeHeading({ id, title, href, link }: { id: string; title: string; href: string; link: string }) {
  const hasPage = useHasPage()
  return (
    <header className="home-head">
      <h2 id={id}>
        <Clauses text={title} />
      </h2>
      {hasPage(href) && <ArrowLink href={href}>{link}</ArrowLink>}
    </header>
  )
}

/** The four statistics of the home page. */
function AreaBox() {
  const messages = usePageMessages(homeMessages)
  const figures = listOf(useStore((state) => state.data.home?.areaBox))
  if (figures.length === 0) return null
  return (
    <section className="home-part area-box" aria-label={messages.figuresTitle}>
      <div className="wrap">
        <FigureList list={figures} />
      </div>
    </section>
  )
}

/** The exhibits of the home page: two levels of the industry tree with links to the product directory. */
function RangeBox() {
  const messages = useMessages().ui
  const pageMessages = usePageMessages(homeMessages)
  const tree = listOf(useStore((state) => state.industryTree))
  if (tree.length === 0) return null
  return (
    <section className="home-part range-box" aria-labelledby="range">
      <div className="wrap">
        <HomeHeading id="range" title={pageMessages.rangeTitle} href={href.products()} link={messages.allProducts} />
        <TreeList tree={tree} />
      </div>
    </section>
  )
}

/** The concurrent events of the home page. */
function ActiveBox() {
  const messages = useMessages().ui
  const pageMessages = usePageMessages(homeMessages)
  const locale = useStore((state) => state.locale)
  const isOver = useIsOver()
  const events = listOf(useStore((state) => state.data.home?.activeBox))
  if (events.length === 0) return null
  return (
    <section className="home-part active-box" aria-labelledby="active">
      <div className="wrap">
        <HomeHeading
          id="active"
          title={pageMessages.activeTitle(isOver)}
          href={href.page('/event/activities')}
          link={messages.fullProgramme}
        />
        <ul className="cards">
          {events.map((event) => (
            <CardItem key={event.href} card={event}>
              {event.start !== undefined && (
                <p className="card-time">
                  <time dateTime={isoTime(event.start)}>
                    {`${formatTalkDay(event.start, locale)} ${formatTime(event.start)}`}
                  </time>
                </p>
              )}
            </CardItem>
          ))}
        </ul>
      </div>
    </section>
  )
}

/**
 * Featured exhibitors and brands of the home page, by booth. The shapes of twelve emblems would be 1,900 bytes of the
 * document.
 */
function BrandBox() {
  const messages = useMessages().ui
  const brands = listOf(useStore((state) => state.data.home?.brandBox))
  if (brands.length === 0) return null
  return (
    <section className="home-part brand-box" aria-labelledby="brands">
      <div className="wrap">
        <HomeHeading id="brands" title={messages.brandTitle} href={href.exhibitors()} link={messages.allExhibitors} />
        <ul className="booths">
          {brands.map((brand) => (
            <li key={brand.id} className="booth">
              <LateEmblem kind="exhibitor" id={brand.id} category={listOf(brand.categories)[0]} />
              <p className="booth-number">
                {brand.booth && <span className="hidden">{`${messages.boothNumber} `}</span>}
                {`${brand.booth} `}
                <span>{brand.country_name}</span>
              </p>
              <h3>
                <Link className="cover" href={href.exhibitor({ id: brand.id })}>
                  {brand.brand || brand.company}
                </Link>
              </h3>
              <p className="booth-company">{brand.company}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The latest news of the home page: the first with a picture is large, four others are beside it. */
function NewsBox() {
  const messages = useMessages().ui
  const list = listOf(useStore((state) => state.data.home?.newsBox))
  const lead = list.find((news) => news.picture) ?? list[0]
  if (!lead) return null
  return (
    <section className="home-part news-box" aria-labelledby="news">
      <div className="wrap">
        <HomeHeading id="news" title={messages.newsTitle} href={href.newsList()} link={messages.allNews} />
        <NewsFront lead={lead} list={list} level={3} hasRest={false} />
      </div>
    </section>
  )
}

/** The media partners of the home page. */
function MediaBox() {
  const messages = usePageMessages(homeMessages)
  const partners = listOf(useStore((state) => state.data.home?.mediaBox))
  if (partners.length === 0) return null
  return (
    <section className="home-part media-box" aria-labelledby="partners">
      <div className="wrap">
        <HomeHeading
          id="partners"
          title={messages.mediaTitle}
          href={href.page('/media/partners')}
          link={messages.allPartners}
        />
        <PartnerList list={partners} hasSummaries={false} />
      </div>
    </section>
  )
}

/** The way to the venue on the home page: address and, until the fair is over, opening hours; links to the guide. */
function VisitBox() {
  const messages = useMessages().ui
  const pageMessages = usePageMessages(homeMessages)
  const facts = useStore((state) => state.facts)
  const isOver = useIsOver()
  const place = [facts.hall, facts.venue, facts.address].filter(Boolean)
  const picture = useShellPicture('visit-metro')
  const guide = href.page('/visitor/guide')
  const hasGuide = useHasPage()(guide)
  if (!hasGuide && place.length === 0 && facts.hours.length === 0) return null
  const guideLinks = [
    ['metro', pageMessages.byMetro, Metro],
    ['taxi', pageMessages.byTaxi, Taxi],
    ['parking', pageMessages.parking, Car],
    ['hotels', pageMessages.hotels, Bed]
  ] as const
  return (
    <section className="home-part visit-box" aria-labelledby="visit">
      <div className="wrap">
        <HomeHeading id="visit" title={pageMessages.visitTitle(isOver)} href={guide} link={pageMessages.guideTitle} />
        <div className="visit-split">
          {place.length > 0 && (
            <p className="visit-place">
              {place.map((line, index) => (
                <Fragment key={line}>
                  {index > 0 && <br />}
                  {line === facts.hall ? <strong>{line}</strong> : line}
                </Fragment>
              ))}
            </p>
          )}
          {!isOver && facts.hours.length > 0 && (
            <table className="visit-hours">
              <caption>{pageMessages.openingHours}</caption>
              <tbody>
                {facts.hours.map((day) => (
                  <tr key={day.open}>
                    <th scope="row">{`${formatShanghaiDate(day.open)} ${messages.weekday(weekday(day.open))}`}</th>
                    <td>{`${formatTime(day.open)}–${formatTime(day.close)}`}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {hasGuide && (
            <ul className="visit-ways">
              {guideLinks.map(([anchor, name, Icon]) => (
                <li key={anchor}>
                  <Link href={`${guide}#${anchor}`}>
                    <Icon />
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {picture && (
            <img
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
        </div>
      </div>
    </section>
  )
}
