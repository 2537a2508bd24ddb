/** The notebook: whom the visitor met, with notes, and everything starred as files to take along. */
import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { recordsOf } from '../directory/records-of.ts'
import { itineraryEntries } from '../itinerary/itinerary-entries.ts'
import { itineraryStore } from '../itinerary/itinerary-store.ts'
import { useProductNames } from '../itinerary/product-names.ts'
import { meetingsStore } from '../meetings/meetings-store.ts'
import { usePageMessages } from '../messages/page-messages.ts'
import { SlidesLink, useHasSlides } from '../programme/talk-slides.tsx'
import { useStore } from '../store.ts'
import { EmptyList } from '../ui/empty-list.tsx'
import { useHasPage } from '../ui/has-page.ts'
import { listedExhibitors } from './listed-exhibitors.ts'
import { notebookMessages } from './messages.ts'
import { MetBox } from './met-box.tsx'
import type { NotebookContent } from './notebook-files.ts'
import { notebookStore } from './notebook-store.ts'
import { NotebookTools } from './notebook-tools.tsx'

/** Rendered in the browser only. */
export function NotebookView() {
  const messages = usePageMessages(notebookMessages)
  const content = useNotebookContent()
  const { exhibitors, talks, meetings, products } = content
  const isEmpty = exhibitors.length + talks.length + meetings.length + products.size === 0
  return (
    <section className="notebook" aria-labelledby="notebook">
      <h2 id="notebook">{messages.title}</h2>
      <p className="plan-side">{messages.text}</p>
      {isEmpty && (
        <EmptyList>
          <p>{messages.empty}</p>
        </EmptyList>
      )}
      <NotebookTools content={content} isEmpty={isEmpty} />
      <ul className="plan-group">
        {exhibitors.map((exhibitor) => (
          <li key={exhibitor.id} className="notebook-entry">
            <p>
              <strong>{exhibitor.booth}</strong>{' '}
              <Link href={href.exhibitor({ id: exhibitor.id })}>{exhibitor.company}</Link>
            </p>
            <MetBox exhibitor={exhibitor} />
          </li>
        ))}
      </ul>
      <Slides talks={talks} />
      <NextEdition />
    </section>
  )
}

function useNotebookContent(): NotebookContent {
  const itinerary = itineraryStore.useValue()
  const notebook = notebookStore.useValue()
  const meetings = meetingsStore.useValue()
  const booths = recordsOf(useStore((state) => state.data.booths))
  const allTalks = recordsOf(useStore((state) => state.data.talkList))
  const products = useProductNames(itinerary.product) ?? new Map()
  const { days } = itineraryEntries(itinerary, allTalks, booths, products)
  const makers = [...products.values()].map(({ exhibitor }) => exhibitor)
  return {
    notebook,
    meetings: [...meetings].sort((a, b) => a.time - b.time),
    starred: itinerary.exhibitor,
    exhibitors: listedExhibitors([...itinerary.exhibitor, ...makers], meetings, notebook, booths),
    talks: days.flatMap((day) => day.talks.map(({ talk }) => talk)),
    products
  }
}

/** Of the starred talks that are over: their slides, where there are any. */
function Slides({ talks }: Pick<NotebookContent, 'talks'>) {
  const messages = usePageMessages(notebookMessages)
  const presented = talks.filter(useHasSlides())
  if (presented.length === 0) return null
  return (
    <>
      <h3>{messages.slides}</h3>
      <ul className="downloads">
        {presented.map((talk) => (
          <li key={talk.id}>
            <SlidesLink talk={talk} isNamed />
          </li>
        ))}
      </ul>
    </>
  )
}

/** From the first day of the fair on: where news of the next edition can be had. */
function NextEdition() {
  const messages = usePageMessages(notebookMessages)
  const isBefore = useStore((state) => state.phase === 'before')
  const hasPage = useHasPage()
  const path = href.page('/media/e-news')
  if (isBefore || !hasPage(path)) return null
  return (
    <p className="star-line">
      {messages.next}{' '}
      <Link className="arrow-link" href={path}>
        {messages.subscribe}
      </Link>
    </p>
  )
}
