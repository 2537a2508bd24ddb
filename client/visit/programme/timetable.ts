/** The places of a day's entries in a timetable: rooms are columns, times are lines. */

interface TimetableEntry {
  title: string
  /** Unix seconds, as `end`. */
  start: number
  end?: number | undefined
  room: string
}

export interface Timetable {
  /** The columns, each with the rooms that share it. */
  rooms: { names: string[]; gridArea: string }[]
  /** The first of the lines and the whole hours among them, unix seconds. */
  hours: { time: number; gridArea: string }[]
  /** Long times in which nothing is on, unix seconds. */
  breaks: { from: number; to: number; gridArea: string }[]
  /** The `grid-area` of each entry, in the order of the entries. */
  areas: string[]
  gridTemplateColumns: string
  gridTemplateRows: string
  /** Number of columns without that of the hours. */
  columns: number
}

const hourSeconds = 3600
/** Drawn where an entry has no end. */
const assumedSeconds = hourSeconds / 2
const pixelsPerMinute = 1.2
/** Of the time in which nothing is on. */
const gapPixels = 16
/** Long enough for a meal: drawn with its times. */
const breakSeconds = hourSeconds / 2
const breakPixels = 48

/**
 * The timetable of the entries of one day, which are in order of time; undefined where they are all in one room.
 * `midnight` is the day's end, unix seconds. Entries of one room that overlap stand side by side. Lines are where an
 * entry begins or ends and at each hour between; a row is as high as its minutes or, where that is more, its texts.
 * Rooms with at least half as many different entries as the fullest one are wider than others; of the others those
 * share a column that never have something on at the same time. The entry at the index `lead` takes all columns where
 * it is the only one at its time.
 */
export function timetableOf(
  entries: readonly TimetableEntry[],
  roomOrder: readonly string[],
  midnight: number,
  lead?: number
): Timetable | undefined {
  const names = roomOrder.filter((name) => entries.some(({ room }) => room === name))
  if (names.length < 2) return undefined
  const spans = entries.map(({ start, end }) => ({
    start,
    end: Math.min(end !== undefined && end > start ? end : start + assumedSeconds, midnight)
  }))
  const lines = linesOf(spans)
  const lineOf = (time: number) => lines.indexOf(time) + 2
  const areas: string[] = []
  const rooms: Timetable['rooms'] = []
  const widths: string[] = []
  const titlesOf = (name: string) => new Set(entries.filter(({ room }) => room === name).map(({ title }) => title)).size
  const most = Math.max(...names.map(titlesOf))
  const placed = spans.map((span, index) => ({ ...span, index }))
  const columns: { names: string[]; own: typeof placed; isWide: boolean }[] = []
  for (const name of names) {
    const own = placed.filter(({ index }) => entries[index]?.room === name)
    const isWide = titlesOf(name) * 2 >= most
    const shared = columns.find((other) => !isWide && !other.isWide && !other.own.some((span) => overlaps(span, own)))
    if (shared) {
      shared.names.push(name)
      shared.own.push(...own)
    } else columns.push({ names: [name], own, isWide })
  }
  // The same order on each day, whatever shares a column.
  columns.sort((a, b) => Number(a.names.length > 1) - Number(b.names.length > 1))
  let column = 2
  for (const { names: sharing, own, isWide } of columns) {
    const lanes = lanesOf(own.sort((a, b) => a.start - b.start))
    for (const { index, start, end, from, to } of lanes.places)
      areas[index] = `${lineOf(start)}/${column + from}/${lineOf(end)}/${column + to}`
    rooms.push({ names: sharing, gridArea: `1/${column}/2/${column + lanes.count}` })
    column += lanes.count
    widths.push(`repeat(${lanes.count},minmax(var(--room),${isWide ? 5 : 2}fr))`)
  }
  const leading = placed.find(({ index }) => index === lead)
  if (leading && !overlaps(leading, placed))
    areas[leading.index] = `${lineOf(leading.start)}/2/${lineOf(leading.end)}/-1`
  return {
    rooms,
    areas,
    hours: lines
      .filter((time, index) => index === 0 || time % hourSeconds === 0)
      .map((time) => ({ time, gridArea: `${lineOf(time)}/1/auto/-1` })),
    breaks: breaksOf(lines, spans).map(({ from, to }) => ({
      from,
      to,
      gridArea: `${lineOf(from)}/2/${lineOf(to)}/-1`
    })),
    gridTemplateColumns: `4em ${widths.join(' ')}`,
    gridTemplateRows: `auto ${rowsOf(lines, spans).join(' ')}`,
    columns: column - 2
  }
}

interface Span {
  start: number
  end: number
}

function linesOf(spans: readonly Span[]): number[] {
  const lines = new Set<number>()
  for (const { start, end } of spans) {
    lines.add(start).add(end)
    for (let hour = Math.ceil(start / hourSeconds) * hourSeconds; hour < end; hour += hourSeconds) lines.add(hour)
  }
  return [...lines].sort((a, b) => a - b)
}

function rowsOf(lines: readonly number[], spans: readonly Span[]): string[] {
  return lines.flatMap((start, index) => {
    const end = lines[index + 1]
    if (end === undefined) return []
    if (isOn(spans, start, end)) return `minmax(${Math.round(((end - start) / 60) * pixelsPerMinute)}px,auto)`
    return `${end - start < breakSeconds ? gapPixels : breakPixels}px`
  })
}

/** True where one of the others is on while the span is. */
const overlaps = (span: Span, others: readonly Span[]) =>
  others.some((other) => other !== span && other.start < span.end && span.start < other.end)

const isOn = (spans: readonly Span[], from: number, to: number) =>
  spans.some(({ start, end }) => start <= from && to <= end)

function breaksOf(lines: readonly number[], spans: readonly Span[]): { from: number; to: number }[] {
  return lines.flatMap((from, index) => {
    const to = lines[index + 1] ?? from
    return to - from >= breakSeconds && !isOn(spans, from, to) ? [{ from, to }] : []
  })
}

interface Lane {
  from: number
  to: number
}

/** Columns side by side for spans in order of their start, each as wide as those that overlap it allow. */
function lanesOf<T extends Span>(spans: readonly T[]): { count: number; places: (T & Lane)[] } {
  const ends: number[] = []
  const placed = spans.map((span) => {
    const free = ends.findIndex((taken) => taken <= span.start)
    const from = free === -1 ? ends.length : free
    ends[from] = span.end
    return { ...span, from }
  })
  const places = placed.map((span) => {
    const right = placed.filter((other) => other.from > span.from && other.start < span.end && span.start < other.end)
    return { ...span, to: Math.min(ends.length, ...right.map(({ from }) => from)) }
  })
  return { count: ends.length, places }
}
