/**
 * Formats of dates (shared/README.md#dates) and the phases of the fair
 * (shared/README.md#before-during-and-after-the-fair). Times are unix seconds. Formatters return an empty string for a
 * number that is no time. The fair's deadlines, and what is closed on a day.
 */
import { type Locale, type Localizations, localized } from '../locale/locale.ts'

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** What the clocks of Shanghai are ahead of UTC, in seconds: it has no summer time. */
export const shanghaiOffset = 8 * 3600

/** Unix seconds; milliseconds are larger. The contract's `Time` (`openapi.yaml`) has the same bounds. */
const minTime = 31_536_000
export const maxTime = 9_999_999_999

/** True for unix seconds from 1971 to 2286: the times of the contract. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= minTime && value <= maxTime
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** `DD.MM.YYYY` in UTC. */
export function formatDate(seconds: number): string {
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return ''
  return `${twoDigits(date.getUTCDate())}.${twoDigits(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`
}

/** `Jun 11 - Jun 13, 2025`, in Chinese `2025年6月11日至13日`, in UTC; with both years if they differ. */
export function formatRange(start: number, end: number, locale: Locale): string {
  const a = new Date(start * 1000)
  const b = new Date(end * 1000)
  if (Number.isNaN(a.getTime()) || Number.isNaN(b.getTime())) return ''
  const sameYear = a.getUTCFullYear() === b.getUTCFullYear()
  return localized(rangeFormats, locale)(a, b, sameYear)
}

const rangeFormats: Localizations<(a: Date, b: Date, sameYear: boolean) => string> = {
  cn(a, b, sameYear) {
    const month = sameYear && a.getUTCMonth() === b.getUTCMonth() ? '' : `${b.getUTCMonth() + 1}月`
    const year = sameYear ? '' : `${b.getUTCFullYear()}年`
    return `${a.getUTCFullYear()}年${a.getUTCMonth() + 1}月${a.getUTCDate()}日至${year}${month}${b.getUTCDate()}日`
  },
  en(a, b, sameYear) {
    const day = (date: Date) => `${monthNames[date.getUTCMonth()]} ${twoDigits(date.getUTCDate())}`
    return `${day(a)}${sameYear ? '' : `, ${a.getUTCFullYear()}`} - ${day(b)}, ${b.getUTCFullYear()}`
  }
}

/** How exactly a date of a timeline is shown. */
export type DatePrecision = 'year' | 'month' | 'day'

/**
 * A date of a timeline, in UTC: `27.05.2025`, in Chinese `2025年5月27日`; to the month `May 2025`, `2025年5月`; to the
 * year `2025`, `2025年`.
 */
export function formatTimelineDate(seconds: number, locale: Locale, precision: DatePrecision = 'day'): string {
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return ''
  return localized(timelineFormats, locale)[precision](date)
}

const timelineFormats: Localizations<Record<DatePrecision, (date: Date) => string>> = {
  cn: {
    year: (date) => `${date.getUTCFullYear()}年`,
    month: (date) => `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月`,
    day: (date) => `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日`
  },
  en: {
    year: (date) => `${date.getUTCFullYear()}`,
    month: (date) => `${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`,
    day: (date) => formatDate(date.getTime() / 1000)
  }
}

/** A day of the fair in Shanghai, with the name of its weekday if given: `Wed 11.06.2025`, in Chinese `6月11日 周三`. */
export function formatTalkDay(seconds: number, locale: Locale, weekdayName = ''): string {
  const date = new Date(shanghaiDay(seconds) * 1000)
  if (Number.isNaN(date.getTime())) return ''
  return localized(talkDayFormats, locale)(date, weekdayName).trim()
}

const talkDayFormats: Localizations<(date: Date, weekdayName: string) => string> = {
  cn: (date, weekdayName) => `${date.getUTCMonth() + 1}月${date.getUTCDate()}日 ${weekdayName}`,
  en: (date, weekdayName) => `${weekdayName} ${formatDate(date.getTime() / 1000)}`
}

/** `09:30`, the time in Shanghai (UTC+8, no daylight saving time); empty for none. */
export function formatTime(seconds = Number.NaN): string {
  const date = new Date((seconds + shanghaiOffset) * 1000)
  if (Number.isNaN(date.getTime())) return ''
  return `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`
}

/** `09:30–10:15`; of an end that is not known the start alone. */
export function formatTimes(start: number, end?: number): string {
  return [formatTime(start), formatTime(end)].filter(Boolean).join('–')
}

/** The date in Shanghai as midnight UTC; comparable with dates without a time, which are stored as midnight UTC. */
export function shanghaiDay(seconds: number): number {
  return Math.floor((seconds + shanghaiOffset) / 86400) * 86400
}

/**
 * True for a date, in unix seconds, on or before a day, which is midnight UTC of a date in Shanghai. News without a
 * date are published.
 */
export function isPublished(date: number | undefined, today: number): boolean {
  return date === undefined || shanghaiDay(date) <= today
}

/** The date in Shanghai as `DD.MM.YYYY`. */
export function formatShanghaiDate(seconds: number): string {
  return formatDate(shanghaiDay(seconds))
}

/** For `<time datetime>`: `2025-06-11`, in UTC; to the month `2025-06`, to the year `2025`. */
export function isoDate(seconds: number, precision: DatePrecision = 'day'): string {
  const date = new Date(seconds * 1000)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, isoLengths[precision])
}

const isoLengths: Readonly<Record<DatePrecision, number>> = { year: 4, month: 7, day: 10 }

/** For `<time datetime>` and structured data: `2025-06-11T09:00+08:00`; empty for none. */
export function isoTime(seconds = Number.NaN): string {
  const date = new Date((seconds + shanghaiOffset) * 1000)
  return Number.isNaN(date.getTime()) ? '' : `${date.toISOString().slice(0, 16)}+08:00`
}

/** Day of the week in Shanghai; 0 is Sunday. */
export function weekday(seconds: number): number {
  return new Date(shanghaiDay(seconds) * 1000).getUTCDay()
}

export type Phase = 'before' | 'during' | 'after'

/**
 * Whether a day is before, during or after the fair; `day`, `first` and `last` are midnight UTC. A fair whose days are
 * not known lies ahead.
 */
export function phaseOf(day: number, first: number | undefined, last: number | undefined): Phase {
  if (first === undefined || last === undefined || day < first) return 'before'
  return day > last ? 'after' : 'during'
}

/** Days from one day to another, rounded. */
export function daysBetween(from: number, to: number): number {
  return Math.round((to - from) / 86400)
}

/** Booth applications, applications of VIP visitors, free registration of visitors, agreed rates of hotels. */
export const deadlineNames = ['booth', 'vip', 'registration', 'hotels'] as const
export type DeadlineName = (typeof deadlineNames)[number]

/** The last day of each, midnight UTC in unix seconds; one that is not known is missing. */
export type Deadlines = Partial<Record<DeadlineName, number>>

export interface Day {
  /** Midnight UTC, unix seconds. */
  today: number
  phase: Phase
  facts: { deadlines?: Deadlines }
}

/** Whether a deadline has passed. After the fair all have; before its end those without a day have not. */
export function isClosed(name: DeadlineName, { today, phase, facts }: Day): boolean {
  return phase === 'after' || today > (facts.deadlines?.[name] ?? today)
}
