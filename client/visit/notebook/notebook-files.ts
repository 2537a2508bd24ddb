/** The notebook as a table and as contacts. */

import { href } from '../../../shared/pages/addresses.ts'
import { toCsv } from '../../../shared/records/csv.ts'
import { formatShanghaiDate, formatTime } from '../../../shared/time/dates.ts'
import { type CardFields, vCardFile } from '../contact-card/vcard.ts'
import type { ItineraryTalk } from '../itinerary/itinerary-entries.ts'
import type { ProductNames } from '../itinerary/product-names.ts'
import type { Meeting } from '../meetings/meetings-store.ts'
import { meetingTime } from '../meetings/save-meeting.tsx'
import type { notebookMessages } from './messages.ts'
import type { Notebook, NotedExhibitor } from './notebook-store.ts'

/** Everything that the files contain. */
export interface NotebookContent {
  exhibitors: readonly NotedExhibitor[]
  notebook: Notebook
  starred: readonly number[]
  meetings: readonly Meeting[]
  talks: readonly ItineraryTalk[]
  products: ProductNames
}

type Column = keyof typeof notebookMessages.cn.columns
const columns: readonly Column[] = [
  ...(['kind', 'name', 'company', 'place', 'time', 'met', 'starred', 'note', 'number', 'website', 'address'] as const)
]

/**
 * A table with a row for each exhibitor, meeting, starred talk and product. It begins with a byte order mark, by which
 * spreadsheets know UTF-8; cells that look like formulas are marked as text. `addressOf` makes a path absolute.
 */
export function notebookCsv(
  { exhibitors, notebook, starred, meetings, talks, products }: NotebookContent,
  messages: typeof notebookMessages.cn,
  addressOf: (path: string) => string
): string {
  const { kinds, yes } = messages
  const companyOf = (id: number) => exhibitors.find((exhibitor) => exhibitor.id === id)?.company ?? ''
  const rows: Partial<Record<Column, string>>[] = [
    ...exhibitors.map(({ id, company, booth, website }) => {
      const entry = notebook.find((other) => other.id === id)
      return {
        kind: kinds.exhibitor,
        name: company,
        company,
        place: booth,
        met: entry?.isMet ? yes : '',
        starred: starred.includes(id) ? yes : '',
        note: entry?.note ?? '',
        website,
        address: addressOf(href.exhibitor({ id }))
      }
    }),
    ...meetings.map(({ exhibitor, company, booth, time, number, topic }) => ({
      kind: kinds.meeting,
      name: topic,
      company: companyOf(exhibitor) || company,
      place: booth,
      number,
      time: meetingTime(time),
      address: addressOf(href.exhibitor({ id: exhibitor }))
    })),
    ...talks.map(({ id, forum, title, room, start, end }) => ({
      kind: kinds.talk,
      name: title,
      place: room,
      starred: yes,
      time: `${formatShanghaiDate(start)} ${formatTime(start)}–${formatTime(end)}`,
      address: addressOf(href.talk({ forum, id }))
    })),
    ...[...products].map(([id, { name, exhibitor }]) => ({
      kind: kinds.product,
      name,
      company: companyOf(exhibitor),
      starred: yes,
      address: addressOf(href.product({ id }))
    }))
  ]
  const header = columns.map((column) => messages.columns[column])
  return `\uFEFF${toCsv(
    header,
    rows.map((row) => columns.map((column) => row[column] ?? ''))
  )}`
}

/** A vCard for each exhibitor, with its website or else its page on this site; booth and note are the card's note. */
export function notebookCards(
  { exhibitors, notebook }: Pick<NotebookContent, 'exhibitors' | 'notebook'>,
  messages: typeof notebookMessages.cn,
  addressOf: (path: string) => string
): string {
  const cards = exhibitors.map(({ id, company, booth, website }): CardFields => {
    const note = notebook.find((other) => other.id === id)?.note ?? ''
    return {
      company,
      url: website || addressOf(href.exhibitor({ id })),
      note: [booth && messages.booth(booth), note].filter(Boolean).join('\n')
    }
  })
  return vCardFile(cards)
}
