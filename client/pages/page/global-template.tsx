/** The default template: head, sections, registrations. Pages that editors add use it without code. */
import type { ReactNode } from 'react'
import { href } from '../../../shared/pages/addresses.ts'
import type { Projected } from '../../../shared/records/projection.ts'
import { listOf, type Page } from '../../../shared/records/records.ts'
import { daysBetween, formatRange } from '../../../shared/time/dates.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { Sections } from '../../sections/sections.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { menuEntries, sectionEntry, siteSection } from '../../shell/menu-entries.ts'
import { useIsOver, useStore } from '../../store.ts'
import { ActionLinks } from '../../ui/action-links.tsx'
import { Prose } from '../../ui/line-breaks.tsx'
import { contentMessages } from './messages.ts'

interface GlobalTemplateProps extends TemplateProps {
  /** Content of the head, below the summary. */
  head?: ReactNode
  /** Content before the sections. */
  before?: ReactNode
  /** Whether one comes to use the page, whatever its sections are. */
  isWorkplace?: boolean
}

/** Types of sections that one comes to use: a page that begins with one of them has a slim head. */
const workTypes: ReadonlySet<string | undefined> = new Set(['form', 'code', 'downloads'])

/** Links to the registrations follow the sections of a page of the menu, unless a section is a form itself. */
export function GlobalTemplate({ page, head, before, isWorkplace = false }: GlobalTemplateProps) {
  const sections = listOf(page.sections)
  const path = useStore((state) => state.path)
  const menu = useStore((state) => state.menu)
  const entry = sectionEntry(menuEntries(menu), path)
  const ofOpener = entry?.href === path ? 'full' : undefined
  const isSlim = isWorkplace || sections.slice(0, 2).some((section) => workTypes.has(section?.type))
  return (
    <article>
      <HeadBand title={page.title} summary={page.summary} size={isSlim ? 'slim' : ofOpener}>
        {head}
      </HeadBand>
      <div className="wrap parts">
        {before}
        <Sections list={sections} />
      </div>
      {entry && !sections.some((section) => section?.type === 'form') && <ActionBand />}
    </article>
  )
}

/** The end of a page: the fair's dates, or the note that it has closed, and the links to both registrations. */
function ActionBand() {
  const messages = useMessages().ui
  const pageMessages = usePageMessages(contentMessages)
  const locale = useStore((state) => state.locale)
  const { first = 0, last = 0, hall } = useStore((state) => state.facts)
  const days = first && daysBetween(first, last) + 1
  const after = useIsOver()
  // The page with a subscription of its own has none in the footer.
  const hasSubscription = useStore((state) => state.path !== href.page('/media/e-news'))
  const exhibiting = useStore((state) => siteSection(state.path) === 'exhibitor')
  return (
    <aside className="action-band">
      <div className="wrap">
        {after && <p className="action-title">{messages.closedShort}</p>}
        {after && (
          <p>
            <Prose text={messages.closedText} />
          </p>
        )}
        {!after && days > 0 && <p className="action-title">{formatRange(first, last, locale)}</p>}
        {!after && days > 0 && hall && <p>{pageMessages.meetIn(days, hall)}</p>}
        <ActionLinks first={exhibiting ? 'booth' : 'register'} subscription={hasSubscription} />
      </div>
    </aside>
  )
}

/** The props of every template: the record of the page. */
export interface TemplateProps {
  page: Projected<Page>
}
