/** The entries of the programme that an address selects, and the values that each filter offers. */

import type { Projected } from '../../../shared/records/projection.ts'
import type { TalkKind, TalkSummary } from '../../../shared/records/records.ts'
import { shanghaiDay } from '../../../shared/time/dates.ts'

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

const kinds: readonly TalkKind[] = ['talk', 'tasting', 'ceremony', 'tour', 'meeting']
const kindNames: readonly string[] = kinds
const daySeconds = 86_400
const shanghaiOffset = 8 * 3600

/** What an entry is; a talk where the backend does not say it or says something else. */
export function kindOf({ kind }: { kind?: string }): TalkKind {
  return kinds.find((known) => known === kind) ?? 'talk'
}

/** The number of a day in addresses and anchors, from 1. `first` is the fair's first day, where it is known. */
export function dayNumber(day: number, first: number | undefined, days: readonly number[]): number {
  return first === undefined ? days.indexOf(day) + 1 : Math.round((day - first) / daySeconds) + 1
}

/** The days of the entries in Shanghai as midnight UTC, in order. */
export function daysOf(entries: readonly ProgrammeEntry[]): number[] {
  return [...new Set(entries.map(({ start }) => shanghaiDay(start)))].sort((a, b) => a - b)
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
  for (const option of entries.flatMap((entry) => optionsOf(entry, entries, first, name)))
    options.set(option.value, option)
  for (const { value } of rest.flatMap((entry) => optionsOf(entry, entries, first, name))) {
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
  entries: readonly ProgrammeEntry[],
  first: number | undefined,
  name: ProgrammeFilterName
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
    return [option(dayNumber(day, first, daysOf(entries)), { day })]
  }
  const ids = entries.filter(({ room }) => room === entry.room).map(({ id }) => id)
  return entry.room === '' ? [] : [option(Math.min(...ids), { name: entry.room })]
}

/** The hours of the day in Shanghai during which an entry is on. */
function hoursOf({ start, end }: ProgrammeEntry): number[] {
  const hourOf = (time: number) => Math.floor(((time + shanghaiOffset) % daySeconds) / 3600)
  const from = hourOf(start)
  const to = end !== undefined && end > start ? Math.max(from, hourOf(end - 1)) : from
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
