/** The entries of the programme that an address selects, and the values that each filter offers. */
import type { Projected } from '../../../shared/records/projection.ts'
import { listOf, type TalkKind, type TalkSummary } from '../../../shared/records/records.ts'
import { daysBetween, shanghaiDay, shanghaiOffset } from '../../../shared/time/dates.ts'
import { useStore } from '../../store.ts'

export type ProgrammeEntry = Projected<TalkSummary>
export type ProgrammeFilterName = 'day' | 'hour' | 'kind' | 'room' | 'forum'

export interface FilterOption {
  /** The value in the address. */
  value: string
  /** Of a room; other names are messages or stand in the menu. */
  name?: string
  /** Of a day: midnight UTC, unix seconds. */
  day?: number
  count: number
}

/** A page shows no more: each entry takes about a kilobyte of HTML. */
const maxEntries = 150

const filterNames: readonly ProgrammeFilterName[] = ['day', 'hour', 'kind', 'room', 'forum']
const kinds: readonly TalkKind[] = ['talk', 'tasting', 'ceremony', 'tour', 'meeting']
const kindNames: readonly string[] = kinds
const daySeconds = 86_400

/** What an entry is; a talk where the backend does not say it or says something else. */
export function kindOf({ kind }: { kind?: string }): TalkKind {
  return kinds.find((known) => known === kind) ?? 'talk'
}

/** The index of what leads a day, its first ceremony; -1 where it has none. */
export function leadOf(list: readonly ProgrammeEntry[]): number {
  return list.findIndex((entry) => kindOf(entry) === 'ceremony')
}

/** The number of a day in addresses and anchors, from 1. `first` is the fair's first day, where it is known. */
export function dayNumber(day: number, first: number | undefined, days: readonly number[]): number {
  return first === undefined ? days.indexOf(day) + 1 : daysBetween(first, day) + 1
}

/** The days of the entries in Shanghai as midnight UTC, in order. */
function daysOf(entries: readonly ProgrammeEntry[]): number[] {
  return [...new Set(entries.map(({ start }) => shanghaiDay(start)))].sort((a, b) => a - b)
}

/** When a day ends in Shanghai: unix seconds, as its midnight UTC, `day`. */
export function endOfDay(day: number): number {
  return day + daySeconds - shanghaiOffset
}

/**
 * The day that phones show where the address names neither a day nor another filter: today, else the first one.
 * Undefined where they show all, because there is only one or not all are among `linked`, the days that have a link.
 */
export function defaultDay(
  entries: readonly ProgrammeEntry[],
  query: Readonly<Record<string, string | undefined>>,
  linked: readonly number[],
  today: number
): number | undefined {
  const days = daysOf(entries)
  if (filterNames.some((name) => query[name] !== undefined)) return undefined
  if (days.length < 2 || !days.every((day) => linked.includes(day))) return undefined
  return days.includes(today) ? today : days[0]
}

/** The rooms of the entries, that of the lowest id first: the same order in both languages. */
export function roomsOf(entries: readonly ProgrammeEntry[]): string[] {
  return [...new Set([...entries].sort((a, b) => a.id - b.id).map(({ room }) => room))]
}

/** The admission of more than half of the entries. */
export function usualAdmission(entries: readonly ProgrammeEntry[]): string | undefined {
  return mostUsual(entries.map(({ admission }) => admission))
}

/** What more than half of the texts say; undefined where no text does. */
export function mostUsual(texts: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>()
  for (const text of texts) if (text) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].find(([, count]) => count > texts.length / 2)?.[0]
}

/** The entries that pass every filter of the address but `except`. */
export function selectEntries(
  entries: readonly ProgrammeEntry[],
  query: Readonly<Record<string, string>>,
  first: number | undefined,
  except?: ProgrammeFilterName
): ProgrammeEntry[] {
  const days = daysOf(entries)
  const value = (name: ProgrammeFilterName) => (name === except ? undefined : query[name])
  const [day, hour, kind, forum] = [value('day'), value('hour'), value('kind'), value('forum')]
  const room = entries.find(({ id }) => String(id) === value('room'))?.room
  return entries.filter(
    (entry) =>
      (day === undefined || String(dayNumber(shanghaiDay(entry.start), first, days)) === day) &&
      (hour === undefined || hoursOf(entry).includes(Number(hour))) &&
      (kind === undefined || kindOf(entry) === kind) &&
      (forum === undefined || entry.forum === forum) &&
      (room === undefined || entry.room === room)
  )
}

/**
 * The values of a filter that the entries passing the others have, and the chosen one. A room's value is the lowest id
 * of its entries: the same in both languages.
 */
export function filterOptions(
  entries: readonly ProgrammeEntry[],
  query: Readonly<Record<string, string>>,
  first: number | undefined,
  name: ProgrammeFilterName
): FilterOption[] {
  const rest = selectEntries(entries, query, first, name)
  const options = new Map<string, FilterOption>()
  const days = daysOf(entries)
  const roomIds = new Map<string, number>()
  for (const { id, room } of entries) roomIds.set(room, Math.min(id, roomIds.get(room) ?? id))
  const optionsIn = (entry: ProgrammeEntry) => optionsOf(entry, name, roomIds, (day) => dayNumber(day, first, days))
  for (const option of entries.flatMap(optionsIn)) options.set(option.value, option)
  for (const { value } of rest.flatMap(optionsIn)) {
    const option = options.get(value)
    if (option) option.count += 1
  }
  const order = (option: FilterOption) => (name === 'kind' ? kindNames.indexOf(option.value) : 0)
  return [...options.values()]
    .filter(({ count, value }) => count > 0 || value === query[name])
    .sort((a, b) => order(a) - order(b) || (name === 'hour' || name === 'day' ? Number(a.value) - Number(b.value) : 0))
}

function optionsOf(
  entry: ProgrammeEntry,
  name: ProgrammeFilterName,
  roomIds: ReadonlyMap<string, number>,
  numberOf: (day: number) => number
): FilterOption[] {
  const option = (value: string | number, rest: Partial<FilterOption> = {}): FilterOption => ({
    value: String(value),
    count: 0,
    ...rest
  })
  if (name === 'hour') return hoursOf(entry).map((hour) => option(hour))
  if (name === 'kind') return [option(kindOf(entry))]
  if (name === 'forum') return [option(entry.forum)]
  if (name === 'day') {
    const day = shanghaiDay(entry.start)
    return [option(numberOf(day), { day })]
  }
  return entry.room === '' ? [] : [option(roomIds.get(entry.room) ?? entry.id, { name: entry.room })]
}

/** The hours of the day in Shanghai during which an entry is on. */
function hoursOf({ start, end }: ProgrammeEntry): number[] {
  const hourOf = (time: number) => Math.floor(((time + shanghaiOffset) % daySeconds) / 3600)
  const from = hourOf(start)
  const to = end !== undefined && end > start ? Math.max(from, hourOf(end - 1)) : from
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** The filters of an address, without its other parameters. */
export function ownFilters(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => filterNames.some((known) => known === name)))
}

export interface ProgrammePart {
  /** Of a part of a day in order of time. */
  entries: readonly ProgrammeEntry[]
  /** The days to choose from; none where the page shows all. */
  days: readonly FilterOption[]
  /** The value of the day that is shown; undefined: all. */
  day: string | undefined
  /** When the entries of each part of that day begin, unix seconds; the parts are numbered from 1. */
  parts: readonly { from: number; to: number }[]
  part: number
}

/**
 * What a page shows of the entries that an address selects: all; of more than it can hold those of one day, by default
 * today or else the first, and of a day with too many a part, in the order of time.
 */
export function programmePart(
  entries: readonly ProgrammeEntry[],
  query: Readonly<Record<string, string>>,
  first: number | undefined,
  today: number
): ProgrammePart {
  if (selectEntries(entries, query, first, 'day').length <= maxEntries)
    return { entries: selectEntries(entries, query, first), days: [], day: undefined, parts: [], part: 1 }
  const days = filterOptions(entries, query, first, 'day')
  const day = query.day ?? (days.find((option) => option.day === today) ?? days[0])?.value ?? ''
  const parts = partsOf(inOrder(selectEntries(entries, { ...query, day }, first)))
  const part = Math.min(Number(query.page) || 1, Math.max(1, parts.length))
  return {
    entries: parts[part - 1] ?? [],
    days,
    day,
    parts: parts.map((list) => ({ from: list[0]?.start ?? 0, to: list[list.length - 1]?.start ?? 0 })),
    part
  }
}

/**
 * What the page shows of the programme, or of that of a forum, with the days of the fair, and the one that narrow screens
 * show where the page has all of them.
 */
export function useProgramme(forum?: string) {
  const talks = useStore((state) => state.data.talkList)
  const query = useStore((state) => state.query)
  const { first, hours } = useStore((state) => state.facts)
  const today = useStore((state) => state.today)
  // Records from the backend may lack a start, and so a day.
  const timed = listOf(talks).filter(({ start }) => start !== undefined)
  const entries = forum === undefined ? timed : timed.filter((talk) => talk.forum === forum)
  const fairDays = hours.map(({ open }) => shanghaiDay(open))
  const part = programmePart(entries, query, first, today)
  const phoneDay = part.days.length === 0 ? defaultDay(entries, query, fairDays, today) : undefined
  return { entries, part, fairDays, phoneDay }
}

/** Entries in order of time. */
export function inOrder(entries: readonly ProgrammeEntry[]): ProgrammeEntry[] {
  return [...entries].sort((a, b) => a.start - b.start || a.id - b.id)
}

/** Parts of about the same size; what begins at the same time stays together where it fits. */
function partsOf(entries: readonly ProgrammeEntry[]): ProgrammeEntry[][] {
  const size = Math.ceil(entries.length / Math.ceil(entries.length / maxEntries))
  const parts: ProgrammeEntry[][] = []
  for (const entry of entries) {
    const part = parts[parts.length - 1]
    const isFull =
      part && part.length >= size && (part[part.length - 1]?.start !== entry.start || part.length >= maxEntries)
    if (part && !isFull) part.push(entry)
    else parts.push([entry])
  }
  return parts
}
