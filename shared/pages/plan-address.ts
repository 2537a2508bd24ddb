/**
 * The address of the calendar file of a selection, `/plan.ics?s=e12,t5`: ids of exhibitors and talks. A calendar
 * program that subscribes to it sends the selection to the server, which keeps nothing of it.
 */
import { id } from '../calls/parameters.ts'

export interface CalendarSelection {
  exhibitors: readonly number[]
  talks: readonly number[]
}

/** More entries are left out of the address. */
export const maxSelected = 100

/**
 * The query of a selection, in one spelling for each: sorted and without duplicates. Empty where nothing is selected.
 */
export function selectionQuery({ exhibitors, talks }: CalendarSelection): string {
  const sorted = (ids: readonly number[], letter: string) =>
    [...new Set(ids)].sort((a, b) => a - b).map((each) => letter + each)
  const entries = [...sorted(talks, 't'), ...sorted(exhibitors, 'e')].slice(0, maxSelected)
  return entries.length === 0 ? '' : `?s=${entries.join(',')}`
}

const isEntry = (entry: string) => /^[et]/.test(entry) && id.test(entry.slice(1))

/** Parses the value of `s`: at most `maxSelected` entries. Undefined for anything else, an empty value included. */
export function readSelection(value: unknown): CalendarSelection | undefined {
  if (typeof value !== 'string') return undefined
  const entries = value.split(',')
  if (entries.length > maxSelected || !entries.every(isEntry)) return undefined
  const idsOf = (letter: string) => [
    ...new Set(entries.filter((entry) => entry.startsWith(letter)).map((entry) => Number(entry.slice(1))))
  ]
  return { exhibitors: idsOf('e'), talks: idsOf('t') }
}
