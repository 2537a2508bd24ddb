/** Days and opening hours of the fair as the configuration writes them. */
import { shanghaiDay } from './dates.ts'
import { readTime } from './read-values.ts'

const dayS = 86_400
/** Midnight in Shanghai is so many seconds before midnight UTC. */
const shanghaiOffset = 8 * 3600
/** Days between the first day of a fair and the last one; more is a mistake, and would be as many calendar events. */
const maxDays = 30

/**
 * First and last day of the fair as midnight UTC, from days such as `2025-06-11` or times in unix seconds. Undefined
 * where one is neither, or where they are no range of at most 31 days.
 */
export function readDays(firstDay: string, lastDay: string): { first: number; last: number } | undefined {
  const [start, end] = [readTime(firstDay), readTime(lastDay)]
  if (start === undefined || end === undefined) return undefined
  const [first, last] = [shanghaiDay(start), shanghaiDay(end)]
  return first <= last && last - first <= maxDays * dayS ? { first, last } : undefined
}

const hourPair = /(\d{1,2}):([0-5]\d)\s?[-–—~至]\s?(\d{1,2}):([0-5]\d)/g

/**
 * The opening hours of each day from `first` to `last`, in unix seconds: pairs such as `09:00-17:00` in Shanghai's
 * time, in the order of the days; a single one holds for all. A day without a valid pair is left out.
 */
export function readHours(text: string, first: number, last: number): { open: number; close: number }[] {
  const pairs = [...text.matchAll(hourPair)].map(([, ...parts]) => parts.map(Number))
  const hours: { open: number; close: number }[] = []
  for (let day = first, index = 0; day <= last; day += dayS, index += 1) {
    const [openHour = 0, openMinute = 0, closeHour = 0, closeMinute = 0] = pairs[pairs.length === 1 ? 0 : index] ?? []
    const at = (hour: number, minute: number) => day - shanghaiOffset + hour * 3600 + minute * 60
    const [open, close] = [at(openHour, openMinute), at(closeHour, closeMinute)]
    if (open < close && closeHour <= 24) hours.push({ open, close })
  }
  return hours
}
