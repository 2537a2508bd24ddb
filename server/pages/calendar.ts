/** iCalendar files (RFC 5545): the days of the fair and single talks; to subscribe to: a forum, a visitor's selection. */
import { apiLocaleOf, type Locale, localePath, localized } from '../../shared/locale/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import type { CalendarSelection } from '../../shared/pages/plan-address.ts'
import { plan } from '../../shared/pages/single-pages.ts'
import { compareBooths } from '../../shared/records/halls.ts'
import { project } from '../../shared/records/projection.ts'
import { readList, readNumber, readText } from '../../shared/records/read-record.ts'
import { type CalendarSite, calendarName, fairDays, talkEvent } from '../../shared/time/calendar-events.ts'
import { calendarFile } from '../../shared/time/icalendar.ts'
import { type Input, knownData, MissingInput, optionalData, requiredData } from '../api/inputs/inputs.ts'
import type { Settings } from '../settings.ts'
import type { Derivation } from './derived/derived-store.ts'
import type { DerivedContent } from './derived/prepared-response.ts'
import { descriptionOf, factsOf, placeOf } from './site-configuration.ts'

/**
 * The derivation of `/calendar.ics`: one event with the opening hours per day of the fair. Its `derive` throws
 * MissingInput where the configuration failed, and with status 404 where it gives no days.
 */
export function fairCalendarDerivation(settings: Settings, locale: Locale): Derivation {
  const apiLocale = apiLocaleOf(locale)
  return {
    key: `file ${localePath('/calendar.ics', locale)}`,
    inputs: [
      { name: 'config', locale: apiLocale, params: {} },
      { name: 'home', locale: apiLocale, params: {} }
    ],
    required: [false, false],
    cacheable: settings.previewDate === undefined,
    derive: ([config, home]: readonly Input[]) => {
      const entries = knownData(config)
      const site = siteOf(settings, entries, locale)
      const days = fairDays(site, descriptionOf(entries, apiLocale), Object(optionalData(home)).updated)
      if (days.length === 0) throw new MissingInput(404, undefined)
      return calendarContent(calendarName(site), calendarFile(site.facts.name, days))
    }
  }
}

/**
 * The derivation of `/event/{forum}/{id}.ics`; `id` is a positive number. Its `derive` throws MissingInput, with status
 * 404 for an unknown talk or one without time.
 */
export function talkCalendarDerivation(settings: Settings, locale: Locale, forum: string, id: string): Derivation {
  const apiLocale = apiLocaleOf(locale)
  return {
    key: `file ${localePath(`/event/${forum}/${id}.ics`, locale)}`,
    inputs: [
      { name: 'config', locale: apiLocale, params: {} },
      { name: 'talk', locale: apiLocale, params: { forum, id } }
    ],
    required: [false, true],
    cacheable: settings.previewDate === undefined,
    derive: ([config, talk]: readonly Input[]) => {
      const site = siteOf(settings, optionalData(config), locale)
      const event = talkEvent(site, { ...Object(project(requiredData(talk), apiLocale)), forum, id: Number(id) })
      if (!event) throw new MissingInput(404, undefined)
      return calendarContent(`${calendarName(site)}-${forum}-${id}`, calendarFile('', [event]))
    }
  }
}

/** The site with its facts, those of the configuration where it is there. */
function siteOf({ edition, siteOrigin, mediaOrigin }: Settings, config: unknown, locale: Locale): CalendarSite {
  const language = apiLocaleOf(locale)
  const facts = factsOf(config, language, siteOrigin, mediaOrigin)
  return { origin: siteOrigin, edition, locale, facts, place: placeOf(config, language) }
}

/** A calendar file as a download. */
function calendarContent(fileName: string, body: string): DerivedContent {
  return {
    status: 200,
    type: 'text/calendar; charset=utf-8',
    headers: ['Content-Disposition', `attachment; filename="${fileName}.ics"`],
    body
  }
}

/**
 * The derivation of `/calendar.ics?forum=…`. Its `derive` throws MissingInput, with status 404 where the forum has no
 * entry with a time.
 */
export function forumCalendarDerivation(settings: Settings, locale: Locale, forum: string): Derivation {
  const apiLocale = apiLocaleOf(locale)
  return {
    key: `file ${localePath('/calendar.ics', locale)}?forum=${forum}`,
    inputs: [
      { name: 'config', locale: apiLocale, params: {} },
      { name: 'talkList', locale: apiLocale, params: { forum } },
      { name: 'menu', locale: apiLocale, params: {} }
    ],
    required: [false, true, false],
    cacheable: settings.previewDate === undefined,
    derive: ([config, talks, menu]: readonly Input[]) => {
      const site = siteOf(settings, optionalData(config), locale)
      // A backend may ignore the parameter.
      const own = records(requiredData(talks), locale).filter((talk) => readText(talk.forum) === forum)
      const events = own.flatMap((talk) => talkEvent(site, talk) ?? [])
      if (events.length === 0) throw new MissingInput(404, undefined)
      const name = [menuName(optionalData(menu), href.page(`/event/${forum}`)), site.facts.short || site.facts.name]
      return calendarContent(
        `${calendarName(site)}-${forum}`,
        calendarFile(name.filter(Boolean).join(' · '), events, true)
      )
    }
  }
}

/**
 * The derivation of `/plan.ics?s=…`: an event for each talk that is still in the programme and, where exhibitors are
 * selected, one for each day of the fair with their booths. Not stored, because there are too many selections. An entry
 * that is gone is left out; the file may be without events, for a subscription outlives what it was made of. Calendar
 * programs delete what a file lacks, so `derive` throws MissingInput where a call that the selection needs has failed.
 */
export function planCalendarDerivation(settings: Settings, locale: Locale, selection: CalendarSelection): Derivation {
  const apiLocale = apiLocaleOf(locale)
  const { talks, exhibitors } = selection
  const [hasTalks, hasExhibitors] = [talks.length > 0, exhibitors.length > 0]
  return {
    key: `file ${localePath('/plan.ics', locale)}`,
    inputs: [
      { name: 'config', locale: apiLocale, params: {} },
      ...(hasTalks ? [{ name: 'talkList', locale: apiLocale, params: {} } as const] : []),
      ...(hasExhibitors ? [{ name: 'booths', locale: apiLocale, params: { hall: 'all' } } as const] : [])
    ],
    // The days of the fair are in the configuration.
    required: [hasExhibitors, true, true],
    cacheable: false,
    derive: ([config, ...lists]: readonly Input[]) => {
      const site = siteOf(settings, (hasExhibitors ? requiredData : optionalData)(config), locale)
      const selected = (list: Input | undefined, ids: readonly number[]) =>
        records(requiredData(list), locale).filter((record) => ids.includes(readNumber(record.id) ?? 0))
      const events = hasTalks ? selected(lists[0], talks).flatMap((talk) => talkEvent(site, talk) ?? []) : []
      const stops = hasExhibitors ? selected(lists.at(-1), exhibitors).map(boothLine).sort(compareBooths) : []
      const title = `${localized(plan.title ?? { cn: '', en: '' }, locale)} · ${site.facts.short || site.facts.name}`
      return calendarContent(
        `plan-${calendarName(site)}`,
        calendarFile(title, [...boothDays(site, stops), ...events], true)
      )
    }
  }
}

function boothDays(site: CalendarSite, stops: readonly string[]) {
  const link = site.origin + localePath(href.plan(), site.locale)
  return stops.length === 0 ? [] : fairDays(site, [...stops, link].join('\n'), undefined)
}

function boothLine({ booth, company }: Record<string, unknown>): string {
  return [readText(booth), readText(company)].filter(Boolean).join(' ')
}

/** The records of a list in one language; none where it is no list. */
function records(list: unknown, locale: Locale): Record<string, unknown>[] {
  return (readList(list) ?? []).map((record) => Object(project(Object(record), apiLocaleOf(locale))))
}

/** The name of a page in the menu; empty where the menu lacks it. */
function menuName(menu: unknown, path: string): string {
  const entries = (readList(menu) ?? []).map(Object)
  const all = entries.flatMap((entry) => [...(readList(entry.childlist) ?? []).map(Object), entry])
  return readText(all.find((entry) => readText(entry.path) === path)?.name) ?? ''
}
