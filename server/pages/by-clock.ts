/**
 * What a page's data show on a day of the fair's clock (shared/README.md#before-during-and-after-the-fair): news that
 * are dated later are not published yet, nor are the slides of later talks, awards name no winners before their day,
 * talks have no admission after the fair, and records with phases are shown in these alone.
 */

import type { ViewData } from '../../shared/pages/state.ts'
import { type Day, deadlineNames, isClosed, isPublished, shanghaiDay } from '../../shared/time/dates.ts'

/** The data without what is shown on other days. The records stay as they are: pages share them. */
export function dataOfDay(data: ViewData, day: Day): ViewData {
  const { today } = day
  const phases = phasesOf(day)
  const published = <News extends Dated>(list: readonly News[]) => list.filter(({ date }) => isPublished(date, today))
  const ifPublished = <News extends Dated>(news: News | null) => (news && isPublished(news.date, today) ? news : null)
  const { home, page, news, newsList, exhibitor, product, search, talk, talkList } = data
  const ofDay = <Talk extends Presented>(list: readonly Talk[]) => list.map((each) => talkOfDay(each, day))
  return {
    ...data,
    ...(home && {
      home: {
        ...home,
        areaBox: ofPhase(home.areaBox, phases),
        activeBox: ofPhase(home.activeBox, phases),
        newsBox: published(home.newsBox)
      }
    }),
    ...(page && { page: { ...page, ...summaryOf(page, phases), sections: sectionsOf(page, today, phases) } }),
    ...(newsList && { newsList: { ...newsList, ...shortened(newsList, published(newsList.list)) } }),
    ...(exhibitor && { exhibitor: { ...exhibitor, news: published(exhibitor.news), talks: ofDay(exhibitor.talks) } }),
    ...(product && { product: awardOfDay(product, today) }),
    ...(talk && { talk: talkOfDay(talk, day) }),
    ...(talkList && { talkList: ofDay(talkList) }),
    ...(search && {
      search: search
        .map((group) => ({ ...group, ...shortened(group, published(group.list)) }))
        .filter(({ list }) => list.length > 0)
    }),
    ...(news && {
      news: {
        ...news,
        recommended: published(news.recommended),
        previous: ifPublished(news.previous),
        next: ifPublished(news.next)
      }
    })
  }
}

interface Dated {
  date?: number | undefined
}

interface Presented {
  start?: number | undefined
  end?: number | undefined
  slides?: unknown
  admission?: unknown
}

/**
 * A talk without its slides before the day on which it ends, on which pages show them after its end, and without its
 * admission after the fair.
 */
function talkOfDay<Talk extends Presented>(talk: Talk, { today, phase }: Day): Talk {
  const { end = talk.start } = talk
  const shown: Presented = { ...talk }
  if (end !== undefined && shanghaiDay(end) > today) delete shown.slides
  if (phase === 'after') delete shown.admission
  // Both are optional.
  return shown as Talk
}

/** A product without its award before the day of that. */
function awardOfDay(product: NonNullable<ViewData['product']>, today: number): NonNullable<ViewData['product']> {
  if (isPublished(product.award_date, today)) return product
  const { award_date: _date, ...rest } = product
  return { ...rest, award: '' }
}

interface Phased {
  phases?: readonly string[] | undefined
}

/** The phase of the fair, and of each deadline whether it is open or closed. */
function phasesOf(day: Day): ReadonlySet<string> {
  return new Set([day.phase, ...deadlineNames.map((name) => `${name}_${isClosed(name, day) ? 'closed' : 'open'}`)])
}

/** The records of any of the phases; those without phases are of all. */
function ofPhase<T extends Phased>(records: readonly T[], current: ReadonlySet<string>): T[] {
  return records.filter(({ phases = [] }) => phases.length === 0 || phases.some((phase) => current.has(phase)))
}

/** The summary of the current phase, for the description of the page's head as well; nothing where the page has none. */
function summaryOf({ summaries = [] }: NonNullable<ViewData['page']>, phases: ReadonlySet<string>) {
  const [current] = ofPhase(summaries, phases)
  return current && { summary: current.summary, desc: current.summary }
}

function sectionsOf({ sections }: NonNullable<ViewData['page']>, today: number, phases: ReadonlySet<string>) {
  return ofPhase(sections, phases).map((section) => {
    if (section.type === 'figures') return { ...section, list: ofPhase(section.list, phases) }
    if (section.type === 'cards') return { ...section, list: ofPhase(section.list, phases) }
    if (section.type === 'questions') return { ...section, list: ofPhase(section.list, phases) }
    if (section.type !== 'awards') return section
    const list = section.list.map((award) =>
      isPublished(award.date, today) ? award : { ...award, winners: [], products: [] }
    )
    return { ...section, list }
  })
}

/** The rest of a list, and its total without what was taken out. */
function shortened<T>({ list, total }: { list: readonly T[]; total: number }, rest: T[]) {
  return { list: rest, total: total - (list.length - rest.length) }
}
