const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const time = '(\\d{2}):(\\d{2}):(\\d{2})'
const imf = new RegExp(`^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\\d{2}) ${month} (\\d{4}) ${time} GMT$`, 'i')
const rfc850 = new RegExp(`^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, (\\d{2})-${month}-(\\d{2}) ${time} GMT$`, 'i')
const asctime = new RegExp(`^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) ${month} (\\d{2}| \\d) ${time} (\\d{4})$`, 'i')

/**
 * Reads one of the three forms of an HTTP date (RFC 9110, section 5.6.7) and nothing else; letter case is forgiven.
 * `now` (milliseconds) decides the century of a two-digit year: more than 50 years ahead means the past.
 * Gives milliseconds, or undefined for anything that is no such date.
 */
export function parseDate(value: string | undefined, now: number): number | undefined {
  if (value === undefined || value.length > 40) return undefined
  let found = imf.exec(value)
  if (found) return instant(found[3]!, found[2]!, found[1]!, found.slice(4))
  found = asctime.exec(value)
  if (found) return instant(found[6]!, found[1]!, found[2]!, found.slice(3, 6))
  found = rfc850.exec(value)
  if (!found) return undefined
  const thisYear = new Date(now).getUTCFullYear()
  let year = thisYear - (thisYear % 100) + Number(found[3])
  if (year > thisYear + 50) year -= 100
  return instant(String(year), found[2]!, found[1]!, found.slice(4))
}

function instant(year: string, monthName: string, day: string, clock: string[]): number | undefined {
  const [hour, minute, second] = clock.map(Number) as [number, number, number]
  const monthIndex = months.indexOf(monthName.toLowerCase())
  const date = Number(day)
  if (hour > 23 || minute > 59 || second > 60 || date < 1) return undefined
  const midnight = Date.UTC(Number(year), monthIndex, date)
  if (new Date(midnight).getUTCDate() !== date) return undefined
  return midnight + ((hour * 60 + minute) * 60 + second) * 1000
}
