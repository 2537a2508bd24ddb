/** The notebook: whom the visitor met beside the plan, with notes, and everything noted and starred as files. */
import { useState } from 'react'
import { Link } from 'wouter'
import { localePath } from '../../../shared/locale/locale.ts'
import { href } from '../../../shared/pages/addresses.ts'
import { compareBooths } from '../../../shared/records/halls.ts'
import type { Projected } from '../../../shared/records/projection.ts'
import { type Booth, recordsOf } from '../../../shared/records/records.ts'
import { calendarName } from '../../../shared/time/calendar-events.ts'
import { insideApp } from '../../boot/user-agent.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { useHasPage, useStore } from '../../store.ts'
import { Emblem } from '../../ui/emblem.tsx'
import { Download } from '../../ui/icons.tsx'
import { ListTools, useListTools } from '../../ui/list-tools.tsx'
import { saveFile } from '../../ui/share/share-text.ts'
import { CopyBox } from '../itinerary/copy-box.tsx'
import { itineraryEntries } from '../itinerary/itinerary-entries.ts'
import { useProductNames } from '../itinerary/product-names.ts'
import { itineraryStore } from '../itinerary/stars.ts'
import { type Meeting, meetingsStore } from '../meetings/meetings-store.ts'
import { SlidesLink, useHasSlides } from '../programme/talk-slides.tsx'
import { notebookMessages } from './messages.ts'
import { MetBox } from './met-box.tsx'
import { type NotebookContent, notebookCards, notebookCsv } from './notebook-files.ts'
import { type Notebook, type NotedExhibitor, notebookStore } from './notebook-store.ts'

/** Rendered in the browser only; nothing until there is an entry. What is emptied here keeps its way back. */
export function NotebookView() {
  const messages = usePageMessages(notebookMessages)
  const content = useNotebookContent()
  const booths = recordsOf(useStore((state) => state.data.booths))
  const { exhibitors, talks, meetings, products } = content
  // The list of booths has their tick and note.
  const planned = new Set([...content.starred, ...[...products.values()].map(({ exhibitor }) => exhibitor)])
  const others = exhibitors.filter(({ id }) => !(planned.has(id) && booths.some((booth) => booth.id === id)))
  const isEmpty = exhibitors.length + talks.length + meetings.length + products.size === 0
  const [wasEmpty] = useState(isEmpty)
  if (isEmpty && wasEmpty) return null
  return (
    <section className="notebook" aria-labelledby="notebook">
      <h2 id="notebook">{messages.title}</h2>
      <p className="plan-side">{messages.text}</p>
      <NotebookTools content={content} isEmpty={isEmpty} />
      <ul className="plan-group">
        {others.map((exhibitor) => (
          <li key={exhibitor.id} className="notebook-entry">
            <p>
              <Emblem
                kind="exhibitor"
                id={exhibitor.id}
                category={booths.find(({ id }) => id === exhibitor.id)?.categories?.[0]}
              />
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
  const { subscribeTitle } = useMessages()
  const isBefore = useStore((state) => state.phase === 'before')
  const hasPage = useHasPage()
  const path = href.page('/media/e-news')
  if (isBefore || !hasPage(path)) return null
  return (
    <p className="star-line">
      {messages.next}{' '}
      <Link className="arrow-link" href={path}>
        {subscribeTitle}
      </Link>
    </p>
  )
}

/**
 * The exhibitors of the notebook in the order of their booths: starred ones, those of starred products, those asked for
 * a meeting, and those with an entry. Names are those of the public list, in the page's language; else those kept.
 */
function listedExhibitors(
  starred: readonly number[],
  meetings: readonly Meeting[],
  notebook: Notebook,
  booths: readonly Projected<Booth>[]
): NotedExhibitor[] {
  const byId = new Map<number, NotedExhibitor>()
  for (const { exhibitor: id, company, booth } of meetings) byId.set(id, { id, company, booth, website: '' })
  for (const { id, company, booth, website } of notebook) byId.set(id, { id, company, booth, website })
  const listed = new Map(booths.map((booth) => [booth.id, booth]))
  for (const id of new Set([...starred, ...byId.keys()])) {
    const found = listed.get(id)
    if (found) byId.set(id, { id, company: found.company, booth: found.booth, website: byId.get(id)?.website ?? '' })
  }
  return [...byId.values()].sort((a, b) => compareBooths(a.booth, b.booth) || a.id - b.id)
}

/** Buttons that save, print and clear the notebook. */
function NotebookTools({ content, isEmpty }: { content: NotebookContent; isEmpty: boolean }) {
  const messages = usePageMessages(notebookMessages)
  const { locale, edition, facts } = useStore((state) => state)
  const state = useListTools<string>()
  const addressOf = (path: string) => window.location.origin + localePath(path, locale)
  const name = `notebook-${calendarName({ edition, facts })}`

  /** Apps cannot download files: there the text is displayed. */
  const save = (ending: string, type: string, text: string) => {
    if (insideApp()) return state.showResult(text.replace(/^\uFEFF/, ''))
    saveFile(`${name}.${ending}`, `${type};charset=utf-8`, text)
    state.showResult(undefined)
  }
  const clear = () => {
    const notebook = notebookStore.read()
    notebookStore.update(() => [])
    return () => notebookStore.update(() => notebook)
  }
  const table = {
    icon: <Download />,
    name: messages.table,
    onClick: () => save('csv', 'text/csv', notebookCsv(content, messages, addressOf))
  }
  const contacts = {
    icon: <Download />,
    name: messages.contacts,
    onClick: () => save('vcf', 'text/vcard', notebookCards(content, messages, addressOf))
  }
  return (
    <ListTools
      state={state}
      messages={messages}
      tools={isEmpty ? undefined : [table, content.exhibitors.length > 0 ? contacts : undefined]}
      onClear={content.notebook.length > 0 ? clear : undefined}
      renderResult={(text) => <CopyBox help={messages.downloadHelp} text={text} />}
    />
  )
}
