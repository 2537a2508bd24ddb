/** Checks the dates of a pack (rulings, section 8): unix seconds, dates at UTC midnight, talks while the fair is open. */
import { type EditionName, editions } from '../../../shared/editions.ts'
import { type Faults, inside, type Place, type PlacedRecord, walk } from './faults.ts'
import type { Pack, PackTalk } from './pack.ts'

const day = 86_400
const shanghai = 8 * 3600
const earliest = Date.UTC(2000, 0, 1) / 1000
const latest = Date.UTC(2031, 0, 1) / 1000
const timeFields = new Set(['date', 'start', 'end', 'updated', 'validUntil'])
/** Fields that are days, never times of a day. */
const dayFields = new Set(['updated', 'validUntil'])

/** Adds a fault for each time that is no such thing, is off by a time zone, or lies outside the fair. */
export function checkTimes(pack: Pack, edition: EditionName, records: PlacedRecord[], faults: Faults): void {
  for (const { place, value } of records) {
    walk(value, place, (object, at) => {
      for (const [key, time] of Object.entries(object)) {
        if (!timeFields.has(key) || time === undefined) continue
        const fault = timeFault(key, time, at)
        if (fault) faults.add(inside(at, key), `${fault}: ${String(time)}`)
      }
    })
  }
  checkProgramme(pack.talks, edition, faults)
}

function timeFault(key: string, time: unknown, at: Place): string | undefined {
  if (typeof time !== 'number' || !Number.isInteger(time) || time < earliest || time > latest)
    return 'is no time in unix seconds'
  if (time % day === 0) return undefined
  const isNewsDate = key === 'date' && at.record.includes('/news ')
  if (dayFields.has(key) || isNewsDate) return 'is not UTC midnight'
  const clock = (time + shanghai) % day
  if (clock < 6 * 3600 || clock > 23 * 3600 || clock % 300 !== 0)
    return 'is neither UTC midnight nor an hour of a day in Shanghai'
  return undefined
}

/** Talks lie within the opening hours; a room and a speaker are at one talk at a time. */
function checkProgramme(talks: PackTalk[], edition: EditionName, faults: Faults): void {
  const { hours } = editions[edition]
  const sorted = [...talks].sort((a, b) => a.start - b.start)
  for (const [index, talk] of sorted.entries()) {
    const at: Place = { record: `${edition}/talks ${talk.id}`, field: 'start' }
    if (talk.end <= talk.start) faults.add(at, 'is not before the end')
    if (!hours.some(({ open, close }) => talk.start >= open && talk.end <= close))
      faults.add(at, 'lies outside the opening hours')
    for (const other of sorted.slice(index + 1)) {
      if (other.start >= talk.end) break
      const clash = clashOf(talk, other)
      if (clash) faults.add(at, `overlaps talk ${other.id}: ${clash}`)
    }
  }
}

function clashOf(one: PackTalk, other: PackTalk): string | undefined {
  if (one.room_en === other.room_en) return one.room_en
  return one.speakers.find((speaker) => other.speakers.some((twin) => twin.name_en === speaker.name_en))?.name_en
}
