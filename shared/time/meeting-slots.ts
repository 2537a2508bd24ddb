/**
 * The half hours of the fair's opening hours, in which visitors ask exhibitors for meetings
 * (shared/README.md#meetings).
 */
import { isoTime } from './dates.ts'

/** Length of a slot in seconds. */
export const slotS = 1800

/** A time span in unix seconds. */
export interface Span {
  start: number
  end: number
}

/** How a form writes the start of a slot, in Shanghai's time: `2025-06-11T10:30`. */
const slotPattern = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[03]0$/

/** The starts of all slots that lie completely within the opening hours, unix seconds in ascending order. */
export function meetingSlots(hours: readonly { open: number; close: number }[]): number[] {
  const starts: number[] = []
  for (const { open, close } of hours) {
    // Time zones with whole hours have their half hours at multiples of 1,800 s.
    for (let start = Math.ceil(open / slotS) * slotS; start + slotS <= close; start += slotS) starts.push(start)
  }
  return starts
}

/** The slots that overlap none of the spans. */
export function freeSlots(slots: readonly number[], busy: readonly Span[]): number[] {
  return slots.filter((slot) => !busy.some(({ start, end }) => start < slot + slotS && slot < end))
}

/** The value of a form for a slot. */
export function slotValue(start: number): string {
  return isoTime(start).slice(0, 16)
}

/** The start of the slot that a form's value names, unix seconds; undefined for any other text. */
export function slotTime(value: string): number | undefined {
  const time = slotPattern.test(value) ? Date.parse(`${value}:00+08:00`) / 1000 : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

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
