/** What the sample editions say of days, on days from before the fair to a year after it. */
import t from 'tap'
import { editionNames } from '../../../shared/records/editions.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { onePerKind, sitemapPaths } from '../../fixtures/site-addresses.ts'
import { startProcess } from '../../fixtures/site-process.ts'

const days = [
  ...['2025-01-10', '2025-02-15', '2025-03-20', '2025-04-20', '2025-05-15', '2025-06-01', '2025-06-10'],
  ...['2025-06-11', '2025-06-12', '2025-06-13', '2025-06-20', '2026-07-01']
]
const lastDay = '2025-06-13'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const written =
  /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日|(\d{1,2})\.(\d{2})\.(\d{4})|(\d{1,2}) ((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)(?: (\d{4}))?/g

/** The days that a sentence names; without a year they are of the fair's. */
function daysIn(sentence: string): string[] {
  const two = (number: string | undefined) => String(number).padStart(2, '0')
  return [...sentence.matchAll(written)].map(([, cnYear, cnMonth, cnDay, day, month, year, enDay, enMonth, enYear]) => {
    if (cnMonth) return `${cnYear ?? 2025}-${two(cnMonth)}-${two(cnDay)}`
    if (month) return `${year}-${month}-${two(day)}`
    return `${enYear ?? 2025}-${two(String(months.indexOf(enMonth!.slice(0, 3)) + 1))}-${two(enDay)}`
  })
}

/** What is to come, or holds up to a day. */
const ofTheFuture =
  /\b(?:will|opens?|until|held|are announced|to go)\b|\b(?:by|before) \d|将于|将在|开放|之前|日前|留到|有效期至|还有/

/** What is true from a day, or up to a day, in one edition or in both. */
const spans: { says: RegExp; from?: string; until?: string; edition?: string }[] = [
  { says: /21,640|14,260/, from: lastDay },
  { says: /闭幕(?!前|后|式)|has closed|报名已截止/, from: lastDay },
  { says: /贵宾买家申请已截止|VIP applications for/, from: '2025-04-01' },
  { says: /展位申请已截止|Booth applications for/, from: '2025-04-01' },
  { says: /工作日内(?:答复可选|发来空位|回电)|within three working days/i, until: '2025-03-31' },
  { says: /登记免费|Free before the fair|Entry is free if|Free, takes/, until: '2025-06-10' },
  { says: /可以申请一对一|can apply|When registering, choose/, until: '2025-03-31', edition: 'organic' },
  { says: /怎么申请|How to apply|提前排好六次会面|six meetings arranged/, until: '2025-04-11', edition: 'silver' },
  // Before, the form says what it costs later.
  { says: /(?<!之后登记，)入场费50元|costs RMB 50/, from: '2025-06-11', until: lastDay },
  { says: /得到参观凭证|get a (?:visitor )?pass|凭观众证|with a visitor badge|Your visitor badge/, until: lastDay },
  { says: /加入参观计划|Keep in my plan|约见该展商|Ask for a meeting|as a QR code/, until: lastDay }
]

/** The sentences of the main part of a page. */
function sentencesOf(html: string): string[] {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const text = main
    .replace(/<(script|style|form)\b.*?<\/\1>/gs, '\n')
    .replace(/<\/?(?:a|b|em|mark|span|strong|time|wbr)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
  return text
    .split(/[\n。！？；!?]|\.\s/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}

for (const edition of editionNames)
  for (const day of days)
    t.test(`${edition}, ${day}: no page has a past day to come, nor says what other days alone say`, async (t) => {
      const { base } = await startProcess(t, { EDITION: edition, PREVIEW_DATE: `${day}T10:00+08:00` })
      // News carry their own day, also in lists.
      const paths = onePerKind(await sitemapPaths(base)).filter((path) => !/\/news(?:\/\d|$)|_news$/.test(path))
      t.ok(paths.length > 50, `${paths.length} pages`)
      const found: string[] = []
      for (const path of paths)
        for (const sentence of sentencesOf((await sendRequest(base, path)).body)) {
          const isPast = daysIn(sentence).some((one) => one < day)
          const isOutside = spans.some(
            ({ says, from = day, until = day, edition: only = edition }) =>
              (day < from || day > until) && only === edition && says.test(sentence)
          )
          if ((isPast && ofTheFuture.test(sentence)) || isOutside) found.push(`${path}: ${sentence}`)
        }
      t.same(found, [])
    })
