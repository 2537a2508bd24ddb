/** Calendar files: of the fair's days, and of one talk. */
import { fairDays, talkEvent } from '../../shared/calendar-events.ts'
import { editions } from '../../shared/editions.ts'
import { readFacts } from '../../shared/fact-overrides.ts'
import { calendarFile } from '../../shared/icalendar.ts'
import { type Locale, localePath } from '../../shared/locale.ts'
import { project } from '../../shared/projection.ts'
import { plainText, readConfig } from '../../shared/shell-records.ts'
import type { Answer } from '../answers.ts'
import type { Making } from '../made.ts'
import type { Product } from '../made-bytes.ts'
import type { Settings } from '../settings.ts'
import { NoAnswer, optionalData, requiredData } from './answer-data.ts'

/** The making of `/calendar.ics`: each day of the fair with its hours. It can be made without any answer. */
export function fairCalendarMaking(settings: Settings, locale: Locale): Making {
  return {
    key: `file ${localePath('/calendar.ics', locale)}`,
    calls: [
      { name: 'config', locale, params: {} },
      { name: 'home', locale, params: {} }
    ],
    keep: settings.previewDate === undefined,
    make: ([config, home]: readonly Answer[]) => {
      const { site, about } = readSite(settings, config, locale)
      const days = fairDays(site, about, Object(optionalData(home)).updated)
      return product(`${settings.edition}-${site.facts.year}`, calendarFile(site.facts.name, days))
    }
  }
}

/** The making of `/event/{forum}/{id}.ics`; `id` is a positive number. Its `make` throws NoAnswer for no such talk. */
export function talkCalendarMaking(settings: Settings, locale: Locale, forum: string, id: string): Making {
  return {
    key: `file ${localePath(`/event/${forum}/${id}.ics`, locale)}`,
    calls: [
      { name: 'config', locale, params: {} },
      { name: 'talk', locale, params: { forum, id } }
    ],
    keep: settings.previewDate === undefined,
    make: ([config, talk]: readonly Answer[]) => {
      const { site } = readSite(settings, config, locale)
      const event = talkEvent(site, { ...Object(project(requiredData(talk), locale)), forum, id: Number(id) })
      if (!event) throw new NoAnswer(404, undefined)
      return product(`${settings.edition}-${site.facts.year}-${forum}-${id}`, calendarFile('', [event]))
    }
  }
}

function readSite(settings: Settings, answer: Answer | undefined, locale: Locale) {
  const data = optionalData(answer)
  const config = data === undefined ? null : readConfig(data)
  const { edition, siteOrigin: origin } = settings
  return {
    site: { origin, edition, locale, facts: readFacts(editions[edition], config, locale) },
    about: plainText(config?.[`meta_desc_${locale}`] ?? '')
  }
}

function product(fileName: string, body: string): Product {
  return {
    status: 200,
    type: 'text/calendar; charset=utf-8',
    headers: ['Content-Disposition', `attachment; filename="${fileName}.ics"`],
    body
  }
}
