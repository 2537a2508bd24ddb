/** A talk, or another entry of the programme. */
import { formatTalkDay, formatTime, isTime } from '../dates.ts'
import { type Locale, type Localizations, localized } from '../locale.ts'
import type { ViewData } from '../view-data.ts'
import { definePage, required } from './define-page.ts'
import type { PageView } from './page-view.ts'

export const talkView = {
  patterns: ['/event/:forum/:id'],
  hydration: 'idle',
  styles: 'tools'
} as const satisfies PageView

export const talk = /* @__PURE__ */ definePage(talkView, {
  routes: { '/event/:forum/:id': { calls: ({ params }) => [required('talk', params)] } },
  subject: ({ talk }, locale) => talk && subjectOf(talk, locale),
  parent: ({ forum }) => ({ path: `/event/${forum}` }),
  structuredData: 'event',
  inSitemap: true
})

/** What nobody speaks at, such as a tasting, may recur under one title with one text: the time tells its pages apart. */
function subjectOf({ speakers, start, title, html }: NonNullable<ViewData['talk']>, locale: Locale) {
  const hasSpeakers = Array.isArray(speakers) && speakers.length > 0
  if (hasSpeakers || !isTime(start)) return { title, description: html }
  return localized(recurring, locale)(`${formatTalkDay(start, locale)} ${formatTime(start)}`, title, html)
}

type Recurring = (time: string, title: string, text: string) => { title: string; description: string }

const recurring: Localizations<Recurring> = {
  cn: (time, title, text) => ({ title: `${title}（${time}）`, description: `${time}。${text}` }),
  en: (time, title, text) => ({ title: `${title} (${time})`, description: `${time}. ${text}` })
}
