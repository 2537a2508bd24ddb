/** The template of each page of content (shared/README.md#addresses). */
import type { ComponentType } from 'react'
import { Link } from 'wouter'
import { href } from '../../../shared/pages/addresses.ts'
import { queryString } from '../../../shared/pages/links.ts'
import { listOf } from '../../../shared/records/records.ts'
import { formatTalkDay, isClosed, weekday } from '../../../shared/time/dates.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { Sections } from '../../sections/sections.tsx'
import { FilingNumber } from '../../shell/footer.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { LanguageSwitch } from '../../shell/top-bar.tsx'
import { useHasPage, useIsOver, useStore } from '../../store.ts'
import { ActionLinks } from '../../ui/action-links.tsx'
import { telephone } from '../../ui/contact-list.tsx'
import { Words } from '../../ui/line-breaks.tsx'
import { Logo } from '../../ui/logo.tsx'
import { programmeMessages } from '../../visit/programme/messages.ts'
import { defaultDay, ownFilters, useProgramme } from '../../visit/programme/programme-selection.ts'
import { useMenuName } from '../directory/record-page.tsx'
import { NewsListing } from '../news-list/news-listing.tsx'
import { NotFound } from '../not-found/not-found.tsx'
import { GlobalTemplate, type TemplateProps } from './global-template.tsx'
import { GuideStart } from './guide-start.tsx'
import { contentMessages } from './messages.ts'

/** A content page, rendered by the template of its path. */
export function Page() {
  const page = useStore((state) => state.data.page)
  const Template = templateOf(useStore((state) => state.path))
  return page ? <Template page={page} /> : <NotFound />
}

/** By path. Some pages name the default explicitly: an edition can give them a template of their own here. */
const templates: ReadonlyMap<string, ComponentType<TemplateProps>> = new Map([
  ['/contact/us', WithNumber],
  ['/event/activities', EventActivities],
  ['/exhibitor/booth', ExhibitorBooth],
  ['/exhibitor/download', GlobalTemplate],
  ['/media/cooperation', GlobalTemplate],
  ['/media/e-news', GlobalTemplate],
  ['/media/exhibition_news', MediaNews],
  ['/media/industry_news', MediaNews],
  ['/search', GlobalTemplate],
  ['/privacy', WithContents],
  ['/visitor/guide', WithContents],
  ['/visitor/match', WithRegistrations],
  ['/visitor/vip', VisitorVip]
])

/** The template of a path without language prefix; `GlobalTemplate` for paths that the table does not list. */
export function templateOf(path: string): ComponentType<TemplateProps> {
  return templates.get(path) ?? GlobalTemplate
}

/** Where the visitor comes from, where the page asks that, and what the page contains, before its sections. */
function WithContents({ page }: TemplateProps) {
  return <GlobalTemplate page={page} before={<GuideStart page={page} />} />
}

/** With the links to the registrations in the head; after the fair those below are enough. */
function WithRegistrations({ page }: TemplateProps) {
  const isOver = useIsOver()
  return <GlobalTemplate page={page} head={!isOver && <ActionLinks />} />
}

/** The same until VIP visitors apply no more: then the head leads those who were admitted on. */
function VisitorVip({ page }: TemplateProps) {
  const messages = usePageMessages(contentMessages)
  const services = href.page('/visitor/match')
  const name = useMenuName(services, '')
  const isOver = useIsOver()
  const isClosedForVip = useStore((state) => isClosed('vip', state))
  if (isOver || !isClosedForVip) return <WithRegistrations page={page} />
  return (
    <GlobalTemplate
      page={page}
      head={
        <p className="actions">
          <Link className="button" href={href.plan()}>
            {messages.planAndPass}
          </Link>
          {name && (
            <Link className="button quiet" href={services}>
              {name}
            </Link>
          )}
        </p>
      }
    />
  )
}

/** With the number that most visitors call in the head. */
function WithNumber({ page }: TemplateProps) {
  const messages = useMessages()
  const phone = useStore((state) => state.facts.organisers[0]?.visitor.phone)
  return (
    <GlobalTemplate
      page={page}
      head={
        phone && (
          <p className="actions">
            <a className="button" href={telephone(phone)}>
              {messages.visitorRegistration} {phone}
            </a>
          </p>
        )
      }
    />
  )
}

/** A page that lists the news of one kind, with the page's own sections below. */
function MediaNews({ page }: TemplateProps) {
  return (
    <article>
      <HeadBand title={page.title} summary={page.summary} size="slim" />
      <div className="wrap parts">
        <div className="part">
          <NewsListing />
        </div>
        <Sections list={page.sections} />
      </div>
    </article>
  )
}

/** The programme of all days; the head has a link to each day. */
function EventActivities({ page }: TemplateProps) {
  const messages = useMessages().ui
  const programme = usePageMessages(programmeMessages)
  const { part, fairDays, phoneDay, entries } = useProgramme()
  const { hours } = useStore((state) => state.facts)
  const talks = useStore((state) => state.data.talkList)
  const query = useStore((state) => state.query)
  const locale = useStore((state) => state.locale)
  const addressOf = (day: number | undefined) =>
    href.page('/event/activities') + queryString({ ...ownFilters(query), day })
  const today = useStore((state) => state.today)
  const isOneDay = defaultDay(entries, { ...query, day: undefined }, fairDays, today) !== undefined
  const shownDay = part.day ?? query.day
  const current = (day: number | undefined) => (shownDay === day?.toString() ? 'true' : undefined)
  const days = (
    <ul className="day-links" aria-label={programme.days}>
      {part.days.length === 0 && (
        <li className={isOneDay ? 'is-all' : undefined}>
          <Link href={addressOf(undefined)} aria-current={current(undefined)}>
            {programme.all}
            <small>{programme.allDays}</small>
          </Link>
        </li>
      )}
      {hours.map((day, index) => (
        <li key={day.open} className={fairDays[index] === phoneDay ? 'is-default' : undefined}>
          <Link href={addressOf(index + 1)} aria-current={current(index + 1)}>
            {messages.day(index + 1)}
            <small>
              <Words text={formatTalkDay(day.open, locale, messages.weekday(weekday(day.open)))} />
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <GlobalTemplate page={page} head={talks && talks.length > 0 && hours.length > 0 ? days : undefined} isWorkplace />
  )
}

/**
 * The booth application. The frame has no top bar and no footer here: the template renders the parts it needs. Its head
 * leads to the other pages of the section, as that of the other forms does.
 */
function ExhibitorBooth({ page }: TemplateProps) {
  const facts = useStore((state) => state.facts)
  const messages = useMessages()
  const hasPage = useHasPage()
  const contact = href.page('/contact/us')
  const form = listOf(page.sections).find((section) => section?.type === 'form')
  return (
    <article>
      <div className="wrap booth-bar">
        <Link className="brand" href={href.home()}>
          <Logo />
          <span className="brand-name">{facts.short}</span>
        </Link>
        <LanguageSwitch />
      </div>
      <HeadBand title={page.title} summary={page.summary} size="slim">
        {form?.anchor && (
          <p className="actions">
            <a className="button" href={`#${form.anchor}`}>
              {form.title ?? page.title}
            </a>
          </p>
        )}
      </HeadBand>
      <div className="wrap parts">
        <Sections list={page.sections} />
      </div>
      <div className="wrap booth-foot">
        <p>{messages.copyright(facts.copyright)}</p>
        <FilingNumber />
        {hasPage(contact) && (
          <p>
            <Link href={contact}>{messages.contactUs}</Link>
          </p>
        )}
        <p>
          <Link href={href.home()}>{messages.home}</Link>
        </p>
      </div>
    </article>
  )
}
