/**
 * The meetings that were asked for on this device. The organisers have the requests; this list is the visitor's own.
 */
import { isTime } from '../../../shared/time/dates.ts'
import { createDeviceStore } from '../../ui/device-store.ts'

export interface Meeting {
  /** The number of the request; empty where the backend gave none. */
  number: string
  /** Id of the exhibitor. */
  exhibitor: number
  company: string
  booth: string
  /** Start of the half hour, and when the request was sent; unix seconds. */
  time: number
  sent: number
  topic: string
}

const maxMeetings = 60
const isId = (value: unknown) => Number.isInteger(value) && Number(value) > 0

/** Reads what is stored; what is not a meeting is left out. */
export function readMeetings({ list }: Readonly<Record<string, unknown>>): readonly Meeting[] {
  return Array.isArray(list) ? list.map(Object).flatMap(readMeeting).slice(-maxMeetings) : []
}

function readMeeting(stored: Record<keyof Meeting, unknown>): Meeting[] {
  const { number, exhibitor, company, booth, time, sent, topic } = stored
  const texts = [number, company, booth, topic].every((text) => typeof text === 'string' && text.length <= 1000)
  if (!texts || !isId(exhibitor) || !isTime(time) || !isTime(sent)) return []
  // Checked by the lines above.
  return [{ number, exhibitor, company, booth, time, sent, topic } as Meeting]
}

export const meetingsStore = createDeviceStore<readonly Meeting[]>({
  key: 'meetings',
  empty: [],
  read: readMeetings,
  write: (list) => ({ list })
})

/** Adds a meeting; the oldest ones make room. */
export function keepMeeting(meeting: Meeting): void {
  meetingsStore.update((list) => [...list, meeting].slice(-maxMeetings))
}

/** Removes a meeting from the list. The request itself stays with the organisers. */
export function removeMeeting(meeting: Meeting): void {
  const isSame = (other: Meeting) => other.sent === meeting.sent && other.exhibitor === meeting.exhibitor
  meetingsStore.update((list) => list.filter((other) => !isSame(other)))
}
