/** HTTP dates (RFC 9110, section 5.6.7). */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const time = '(\\d{2}):(\\d{2}):(\\d{2})'
const imf = new RegExp(`^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\\d{2}) ${month} (\\d{4}) ${time} GMT$`, 'i')
const rfc850 = new RegExp(`^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, (\\d{2})-${month}-(\\d{2}) ${time} GMT$`, 'i')
const asctime = new RegExp(`^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) ${month} (\\d{2}| \\d) ${time} (\\d{4})$`, 'i')

/**
 * Parses an HTTP date in one of its three formats, in any letter case, and returns milliseconds since the epoch;
 * undefined for any other text. `now` (milliseconds) decides the century of a two-digit year: a year more than 50 years
 * ahead is in the past.
 */
export function parseDate(value: string | undefined, now: number): number | undefined {
  if (value === undefined || value.length > 40) return undefined
  let match = imf.exec(value)
  if (match) return timestamp(match[3]!, match[2]!, match[1]!, match.slice(4))
  match = asctime.exec(value)
  if (match) return timestamp(match[6]!, match[1]!, match[2]!, match.slice(3, 6))
  match = rfc850.exec(value)
  if (!match) return undefined
  const thisYear = new Date(now).getUTCFullYear()
  let year = thisYear - (thisYear % 100) + Number(match[3])
  if (year > thisYear + 50) year -= 100
  return timestamp(String(year), match[2]!, match[1]!, match.slice(4))
}

/** Milliseconds since the epoch; undefined for a day or time of day that does not exist. 60 seconds: a leap second. */
function timestamp(year: string, monthName: string, day: string, clock: string[]): number | undefined {
  const [hour, minute, second] = clock.map(Number) as [number, number, number]
  const monthIndex = months.indexOf(monthName.toLowerCase())
  const date = Number(day)
  if (hour > 23 || minute > 59 || second > 60 || date < 1) return undefined
  const midnight = Date.UTC(Number(year), monthIndex, date)
  if (new Date(midnight).getUTCDate() !== date) return undefined
  return midnight + ((hour * 60 + minute) * 60 + second) * 1000
}
