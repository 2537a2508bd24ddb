/**
 * Reads the dates of files, and checks those of a pack (shared/README.md#dates): unix seconds, dates at midnight UTC,
 * talks in opening hours.
 */
import { shanghaiOffset } from '../../../shared/time/dates.ts'
import { childLocation, type FaultList, type FaultLocation, type FieldCheck, recordLocation } from './fault-list.ts'
import type { Pack, PackTalk } from './pack.ts'

const day = 86_400
const earliest = Date.UTC(2000, 0, 1) / 1000
const latest = Date.UTC(2100, 0, 1) / 1000

/** Midnight UTC of `2025-06-11`, or of `2025-06-11 09:30` that time in Shanghai; undefined for anything else. */
export function unixSeconds(text: string): number | undefined {
  const [day = '', clock] = text.split(' ')
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // Date.parse reads the 30th of February as a day in March.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return undefined
  const time = clock === undefined ? midnight : Date.parse(`${day}T${clock}:00+08:00`)
  return Number.isNaN(time) ? undefined : time / 1000
}

/** False for what is no time of a fair: a misspelt year, or milliseconds. */
export const isLikely = (time: number) => time >= earliest && time < latest
const timeFields = new Set(['date', 'start', 'end', 'updated', 'validUntil', 'award_date'])
/** Fields that are dates without a time. */
const dayFields = new Set(['updated', 'validUntil', 'award_date'])

/** Checks that a field that is a time is valid and not shifted by a time zone. */
export const timeCheck =
  (faults: FaultList): FieldCheck =>
  (_object, key, time, at) => {
    if (!timeFields.has(key) || time === undefined) return
    if (typeof time !== 'number' || !Number.isInteger(time) || !isLikely(time)) {
      faults.add(childLocation(at, key), `is no time in unix seconds: ${time}`)
      return
    }
    const remark = remarkOf(key, time, at)
    if (remark) faults.remark(childLocation(at, key), remark)
  }

/** Seconds of a day as `09:30`. */
const clockText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 16)

/** What is unusual about a time; undefined if nothing is. */
function remarkOf(key: string, time: number, at: FaultLocation): string | undefined {
  if (time % day === 0) return undefined
  const isNewsDate = key === 'date' && at.record.startsWith('news ')
  if (dayFields.has(key) || isNewsDate) return `is not UTC midnight: ${time}`
  const clock = (time + shanghaiOffset) % day
  if (clock < 6 * 3600 || clock > 23 * 3600 || clock % 300 !== 0)
    return `is neither a day alone nor a time from 06:00 to 23:00 in steps of 5 minutes: ${clockText(clock)}`
  return undefined
}

/**
 * Adds a fault for each talk that ends before it begins. A remark for each that is outside the opening hours, if these
 * are known, and for one at the time of another in its room or with its speaker.
 */
export function checkTalks({ talks, facts }: Pack, faults: FaultList): void {
  const hours = facts?.hours ?? []
  const sorted = [...talks].sort((a, b) => a.start - b.start)
  for (const [index, talk] of sorted.entries()) {
    const at = recordLocation('talks', talk.id, 'start')
    if (talk.end !== undefined && talk.end <= talk.start) faults.add(at, 'is not before the end')
    const end = talk.end ?? talk.start
    if (hours.length > 0 && !hours.some(({ open, close }) => talk.start >= open && end <= close))
      faults.remark(at, 'lies outside the opening hours')
    let conflicts = 0
    for (let next = index + 1; conflicts < maxConflicts; next += 1) {
      const other = sorted[next]
      if (!other || other.start >= end) break
      const conflict = conflictOf(talk, other)
      if (conflict === undefined) continue
      conflicts += 1
      faults.remark(at, `overlaps talk ${other.id}: ${conflict}`)
    }
  }
}

/** Talks that one talk overlaps with are named up to this number: a table of talks at one time has a remark for each pair. */
const maxConflicts = 10

/** The room or speaker that two talks have in common; two people may have one name in a language, as two rooms may. */
function conflictOf(one: PackTalk, other: PackTalk): string | undefined {
  if (one.room_en !== '' && one.room_en === other.room_en && one.room_cn === other.room_cn) return one.room_en
  return one.speakers.find((speaker) => other.speakers.some(({ id }) => id === speaker.id))?.name_en
}
