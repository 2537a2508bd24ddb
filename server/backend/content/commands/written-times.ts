/** Days and times as lists of talks write them, and as spreadsheets count them. */
import { unixSeconds } from '../times.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const pad = (number: number | string) => String(number).padStart(2, '0')
const narrow = (text: string) => text.normalize('NFKC').trim()

/** A day that begins with two small numbers. */
const slashed = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?!\d)/

/**
 * Whether days such as 05/06/2025 begin with the day of the month, by those cells that can be read in one way alone;
 * undefined where as many begin with the month.
 */
export function beginWithDay(cells: readonly string[]): boolean | undefined {
  let more = 0
  for (const cell of cells) {
    const [, first, , second] = slashed.exec(narrow(cell)) ?? []
    more += Number(Number(first) > 12) - Number(Number(second) > 12)
  }
  return more === 0 ? undefined : more > 0
}

/** A cell that begins with a day of two readings, with that day as `2025-06-05`; any other cell as it is. */
export function settledDay(cell: string, isDayFirst: boolean): string {
  const text = narrow(cell)
  const [whole = '', first = '', , second = '', year = ''] = slashed.exec(text) ?? []
  if (whole === '' || Number(first) > 12 || Number(second) > 12 || Number(first) === Number(second)) return cell
  const [day, month] = isDayFirst ? [first, second] : [second, first]
  return `${year}-${pad(month)}-${pad(day)}${text.slice(whole.length)}`
}

/** A day without a year: 6月11日, Wednesday, June 11, 11th June. */
const yearless =
  /^(?:(?:第.天|day \d)[\s:,-]{0,3})?(?:(\d{1,2})\s?月\s?(\d{1,2})\s?[日号]?(?!\d)|(?:[a-z]{3,9}\.?,? )?(?:(\d{1,2})(?:st|nd|rd|th)? )?(jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6}\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?(?![a-z\d])(?!,? \d{4}))/i

/** A cell that begins with one of these days without its year, with that day as `2025-06-11`; any other cell as it is. */
export function withYear(cell: string, days: readonly string[]): string {
  const text = narrow(cell)
  const [whole = '', number, chinese, before, name = '', after] = yearless.exec(text) ?? []
  const month = number ?? months.indexOf(name.slice(0, 3).toLowerCase()) + 1
  const end = `-${pad(month)}-${pad(chinese ?? before ?? after ?? '')}`
  const day = whole === '' ? undefined : days.find((day) => day.endsWith(end))
  return day === undefined ? cell : day + text.slice(whole.length)
}

/** A day as `2025-06-11`; undefined for what is none, or could be two: 05/06/2025. */
export function dayText(cell: string): string | undefined {
  const text = narrow(cell)
  const serial = /^(?:3[6-9]|[4-7]\d)\d{3}$/.exec(text)
  // Spreadsheets count days from the end of 1899; these are those of this century.
  if (serial) return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10)
  const [, year, month, day] =
    /^(\d{4})[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})(?:日|号)?(?!\d)/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ??
    []
  if (year && month && day) return validDay(year, month, day)
  const [, first = '', separator, second = '', last = ''] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text) ?? []
  if (separator === '.' || Number(first) > 12) return validDay(last, second, first)
  if (separator !== undefined)
    return Number(second) > 12 || first === second ? validDay(last, first, second) : undefined
  const [, before, name = '', after, written] =
    /^(?:[a-z]{3,9}\.?,? )?(?:(\d{1,2})(?:st|nd|rd|th)?\.? )?([a-z]{3,9})\.?,? (?:(\d{1,2})(?:st|nd|rd|th)?,? )?(\d{4})$/i.exec(
      text
    ) ?? []
  const number = months.indexOf(name.slice(0, 3).toLowerCase()) + 1
  return number > 0 && written && (before ?? after)
    ? validDay(written, String(number), before ?? after ?? '')
    : undefined
}

const perhapsDay =
  /\d\s?月|第.天|day\b|\d{4}[-年]\d|\d[/.]\d{1,2}[/.]\d|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d/i

/**
 * The day that a row of an agenda names for those below it: `2025年6月11日（星期三） 上午`. Empty for one that may mean another
 * day, undefined for any other text.
 */
export function dayOfLine(cell: string): string | undefined {
  const text = narrow(cell)
  const bare = text
    .replace(/\([^()]*\)|星期.|周[一二三四五六日]|[上下]午|全天|^(?:第.天|day \d)[\s:,-]*/gi, '')
    .replace(/\s+/g, ' ')
  // From one day to another.
  if (/\d日?\s?[-–—~至到]\s?\d{1,2}[月日]/.test(text)) return ''
  return dayText(bare) ?? (perhapsDay.test(text) ? '' : undefined)
}

function validDay(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${pad(month)}-${pad(day)}`
  return unixSeconds(text) === undefined ? undefined : text
}

/** A time of day as `09:30`; undefined for anything else. */
export function clockText(cell: string): string | undefined {
  const text = narrow(cell)
  // A spreadsheet counts times as fractions of a day.
  if (/^0?\.\d+$/.test(text)) return clockOf(Math.round(Number(text) * 1440))
  const [, chinese, hour, minute = '0', half] =
    /^(上午|下午|晚上|中午)?\s?(\d{1,2})(?:[:.时点h](?:(\d{2})(?::\d{2})?分?)?)?\s?([ap]\.?m\.?)?$/i.exec(text) ?? []
  // A number alone is no time.
  if (hour === undefined || (/^\d+$/.test(text) && !half && !chinese)) return undefined
  const isLater = (chinese && chinese !== '上午') || /^p/i.test(half ?? '')
  const isNoon = Number(hour) === 12
  const hours = isLater && Number(hour) < 12 ? Number(hour) + 12 : isNoon && /^a/i.test(half ?? '') ? 0 : Number(hour)
  return hours < 24 && Number(minute) < 60 ? clockOf(hours * 60 + Number(minute)) : undefined
}

const clockOf = (minutes: number) => `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`

/** Two times of day, `10:00-10:45`, or one. */
export function clockRange(cell: string): { start?: string | undefined; end?: string | undefined } {
  const [start = '', end = '', ...more] = narrow(cell)
    .split(/[-–—~〜～至到]+|\bto\b/)
    .map((part) => part.trim())
  if (more.length > 0) return {}
  const [from, to] = [clockText(start), clockText(end)]
  // 下午2:00至3:00
  const isLater = from !== undefined && to !== undefined && to < from && to < '12:00'
  return { start: from, end: isLater ? clockText(`${to} pm`) : to }
}

/** A day with a time of it as `2025-06-11 09:30`, or the day alone; undefined for anything else. */
export function momentText(cell: string): string | undefined {
  const text = narrow(cell)
  const serial = /^(\d{5})(\.\d+)$/.exec(text)
  const [, first = '', second = ''] =
    serial ??
    /^([^:时点]{0,40}\d(?:日|号)?)[\sT]{1,3}((?:[上下中]午|晚上)?\s?\d{1,2}[:.时点]\S{0,24}(?:\s?[ap]\.?m\.?)?)$/i.exec(
      text
    ) ??
    []
  const day = dayText(first || text)
  const clock = clockText(second)
  if (day === undefined || (second !== '' && clock === undefined)) return undefined
  return clock === undefined ? day : `${day} ${clock}`
}

/** How many minutes a duration has: `45`, `45 min`, `1:30`, `1h30`, `45分钟`; undefined for anything else. */
export function minutesOf(cell: string): number | undefined {
  const text = narrow(cell).toLowerCase()
  if (/^0?\.\d+$/.test(text)) return Math.round(Number(text) * 1440)
  const [, hours, minutes] =
    /^(?:(\d{1,2})\s?(?:[:h]|小时|hours?)\s?)?(?:(\d{1,3})\s?(?:min\.?|minutes?|mins|分钟?|m)?)?$/.exec(text) ?? []
  const sum = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return sum > 0 ? sum : undefined
}

/** The moment some minutes after another one, which has a time. */
export function momentAfter(moment: string, minutes: number): string {
  const time = Date.parse(`${moment.replace(' ', 'T')}:00Z`) + minutes * 60_000
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}
