/** iCalendar files (RFC 5545): the days of the fair, and single talks. */

import { apiLocaleOf, type Locale, localePath } from '../../shared/locale/locale.ts'
import { plainText } from '../../shared/locale/plain-text.ts'
import { readFacts } from '../../shared/records/facts.ts'
import { project } from '../../shared/records/projection.ts'
import { readConfig } from '../../shared/records/shell-records.ts'
import { calendarName, fairDays, talkEvent } from '../../shared/time/calendar-events.ts'
import { calendarFile } from '../../shared/time/icalendar.ts'
import type { Input } from '../api/inputs/input.ts'
import { knownData, MissingInput, optionalData, requiredData } from '../api/inputs/input-data.ts'
import type { Settings } from '../settings.ts'
import type { Derivation } from './derived/derived-store.ts'
import type { DerivedContent } from './derived/prepared-response.ts'

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
      const { site, about } = readSite(settings, knownData(config), locale)
      const days = fairDays(site, about, Object(optionalData(home)).updated)
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
      const { site } = readSite(settings, optionalData(config), locale)
      const event = talkEvent(site, { ...Object(project(requiredData(talk), apiLocale)), forum, id: Number(id) })
      if (!event) throw new MissingInput(404, undefined)
      return calendarContent(`${calendarName(site)}-${forum}-${id}`, calendarFile('', [event]))
    }
  }
}

/** The site's facts and its description, with the configuration where it is there. */
export function readSite(settings: Settings, entries: unknown, locale: Locale) {
  const config = entries === undefined ? null : readConfig(entries)
  const { edition, siteOrigin: origin } = settings
  const apiLocale = apiLocaleOf(locale)
  return {
    site: { origin, edition, locale, facts: readFacts(config, apiLocale, origin) },
    about: plainText(config?.[`meta_desc_${apiLocale}`] ?? '')
  }
}

/** A calendar file as a download. */
export function calendarContent(fileName: string, body: string): DerivedContent {
  return {
    status: 200,
    type: 'text/calendar; charset=utf-8',
    headers: ['Content-Disposition', `attachment; filename="${fileName}.ics"`],
    body
  }
}
