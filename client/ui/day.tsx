import { formatDate, isoDate } from '../../shared/time/dates.ts'

/** A date as `11.06.2025`, of unix seconds; nothing where a record has none. */
export function Day({ date }: { date: number }) {
  const text = formatDate(date)
  return text && <time dateTime={isoDate(date)}>{text}</time>
}
