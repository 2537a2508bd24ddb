/** What confirms a request for a meeting: its number, and the time that was chosen. */
import { slotTime } from '../time/meeting-slots.ts'

/**
 * The parameters of the page that confirms a request which was sent without script, from the chosen time and from
 * `data` of the backend's response. A backend need not give a number.
 */
export function meetingReceipt(time: string | undefined, data: unknown): { number?: string; time?: string } {
  const number = readMeetingNumber(Object(data).number)
  return { ...(number && { number }), ...(time !== undefined && slotTime(time) !== undefined && { time }) }
}

/** The number of a request, an untrusted value: up to 20 letters, digits and hyphens; undefined for anything else. */
export function readMeetingNumber(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[\w-]{1,20}$/.test(text) ? text : undefined
}
