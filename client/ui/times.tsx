import { formatDate, formatTime, isoDate, isoTime } from '../../shared/time/dates.ts'

/** `09:30–10:15`; without an end the start alone. */
export function TimeSpan({ start, end }: { start: number; end?: number | undefined }) {
  return (
    <>
      <time dateTime={isoTime(start)}>{formatTime(start)}</time>
      {formatTime(end) && (
        <>
          –<time dateTime={isoTime(end)}>{formatTime(end)}</time>
        </>
      )}
    </>
  )
}

/** A date as `11.06.2025`, of unix seconds; nothing where a record has none. */
export function Day({ date }: { date: number }) {
  const text = formatDate(date)
  return text && <time dateTime={isoDate(date)}>{text}</time>
}
