/** The talks and speakers of a schedule in the format of pretalx and frab, `schedule.json`. */
import { isoTime } from '../../../../shared/time/dates.ts'
import { isNested } from '../fault-list.ts'
import type { ContentFault } from '../load/content-fault.ts'
import type { Row } from './folder-tables.ts'
import { importedText, importRows } from './import-rows.ts'
import type { Import, ListRow } from './import-state.ts'
import { idText } from './list-references.ts'
import { cleanCell } from './read-list.ts'
import { minutesOf, momentAfter } from './written-times.ts'

/** Whether a value is a schedule. */
export function isSchedule(value: unknown): boolean {
  return daysOf(value) !== undefined
}

function daysOf(value: unknown): unknown[] | undefined {
  const schedule = isNested(value) ? value.schedule : undefined
  const conference = isNested(schedule) ? schedule.conference : undefined
  const days = isNested(conference) ? conference.days : undefined
  return Array.isArray(days) ? days : undefined
}

/** Imports people, then the talks that name them. Times are those of Shanghai. */
export function importSchedule(value: unknown, into: Import): void {
  const people = new Map<string, Row>()
  const talks: ListRow[] = []
  const place = (id: string): Omit<ContentFault, 'file' | 'field' | 'message'> => ({ line: 1, column: 1, id })
  for (const day of daysOf(value) ?? []) {
    const rooms = isNested(day) && isNested(day.rooms) ? Object.entries(day.rooms) : []
    for (const [room, events] of rooms)
      for (const event of Array.isArray(events) ? events : [])
        if (isNested(event)) {
          const row = talkOf(event, room, people)
          talks.push({ row, at: () => place(textOf(event.id) || textOf(event.code)) })
        }
  }
  importRows(
    'people',
    [...people].map(([id, row]) => ({ row, at: () => place(id) })),
    into
  )
  importRows('talks', talks, into)
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? cleanCell(String(value)).trim() : ''

function talkOf(event: Record<string, unknown>, room: string, people: Map<string, Row>): Row {
  const row: Row = new Map([['id', textOf(event.id)]])
  const time = Date.parse(textOf(event.date))
  if (!Number.isNaN(time)) {
    const seconds = time / 1000
    const start = isoTime(seconds).slice(0, 16).replace('T', ' ')
    const minutes = minutesOf(textOf(event.duration))
    row.set('start', start)
    if (minutes !== undefined) row.set('end', momentAfter(start, minutes))
  }
  setText(row, 'title', event.title)
  const title = ['title_cn', 'title_en'].find((column) => row.get(column))
  // A subtitle goes on where the title ends.
  const subtitle = importedText(textOf(event.subtitle), 'title_en')
  if (title && subtitle) row.set(title, `${row.get(title)}${title.endsWith('cn') ? '：' : ': '}${subtitle}`)
  setText(row, 'room', isNested(event.room) ? event.room : textOf(event.room) || room)
  const texts = [event.abstract, event.description].map(textOf).filter(Boolean)
  setText(row, 'markdown', [...new Set(texts)].join('\n\n'))
  const track = isNested(event.track) ? Object.values(event.track).map(textOf)[0] : textOf(event.track)
  if (track) row.set('forum', track)
  const ids = (Array.isArray(event.persons) ? event.persons : []).flatMap((person) =>
    isNested(person) ? (personOf(person, people) ?? []) : []
  )
  row.set('speakers', ids.join(','))
  return row
}

/** Adds a person, once; gives the id. */
function personOf(person: Record<string, unknown>, people: Map<string, Row>): string | undefined {
  const name = textOf(person.public_name) || textOf(person.name) || textOf(person.full_public_name)
  const id = idText([person.code, person.id, person.guid, name].map(textOf).find(Boolean) ?? '')
  if (!id || name === '') return undefined
  if (!people.has(id)) {
    const row: Row = new Map([['id', id]])
    setText(row, 'name', name)
    setText(row, 'text', person.biography)
    people.set(id, row)
  }
  return id
}

/** Sets a text, which may be one of each language, in the columns of its language. */
function setText(row: Row, base: string, value: unknown): void {
  const entries: [string, unknown][] = isNested(value) ? Object.entries(value) : [['', value]]
  for (const [language, entry] of entries) {
    const text = textOf(entry)
    if (text === '') continue
    const isChinese = /^zh/i.test(language) || (language === '' && /\p{Script=Han}/u.test(text))
    const column = `${base}_${isChinese ? 'cn' : 'en'}`
    // Of several languages beside Chinese English comes first.
    if (!row.get(column) || /^en/i.test(language)) row.set(column, importedText(text, column))
  }
}
