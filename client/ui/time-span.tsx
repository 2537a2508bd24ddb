import { formatTime, isoTime } from '../../shared/time/dates.ts'

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
