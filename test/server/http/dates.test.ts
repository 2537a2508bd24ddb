import t from 'tap'
import { parseDate } from '../../../server/http/dates.ts'

const now = Date.UTC(2025, 5, 11)
const values: [string, string | undefined][] = [
  ['Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T08:49:37.000Z'],
  ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37.000Z'],
  ['Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37.000Z'],
  ['Thu Aug 18 02:01:18 2050', '2050-08-18T02:01:18.000Z'],
  ['Thursday, 18-Aug-50 02:01:18 GMT', '2050-08-18T02:01:18.000Z'],
  ['Friday, 18-Aug-76 02:01:18 GMT', '1976-08-18T02:01:18.000Z'],
  ['THU, 18 AUG 2050 02:01:18 gmt', '2050-08-18T02:01:18.000Z'],
  ['Thu 18 Aug 2050 02:01:18 GMT', undefined],
  ['Thu, 18  Aug  2050 02:01:18 GMT', undefined],
  ['Thu, 18-Aug-2050 02:01:18 GMT', undefined],
  ['Thu, 18 Aug 50 02:01:18 GMT', undefined],
  ['Thu, 18 Aug 2050 2:01:18 GMT', undefined],
  ['Thu, 18 Aug 2050 02.01.18 GMT', undefined],
  ['Thu, 18 Aug 2050 02:01:18 UTC', undefined],
  ['Thu, 18 Aug 2050 02:01:18 AEST', undefined],
  ['Thu, 31 Feb 2050 02:01:18 GMT', undefined],
  ['Thu, 18 Aug 2050 24:01:18 GMT', undefined],
  ['Thu, 30 Jun 2016 23:59:60 GMT', '2016-07-01T00:00:00.000Z'],
  ['Thu, 30 Jun 2016 23:59:61 GMT', undefined],
  ['2050-08-18T02:01:18Z', undefined],
  ['0', undefined],
  ['', undefined]
]
for (const [value, expected] of values)
  t.test(`${JSON.stringify(value)} is parsed as ${expected ?? 'no date'}`, async (t) => {
    const time = parseDate(value, now)
    t.equal(time === undefined ? undefined : new Date(time).toISOString(), expected)
  })
