/** RSS 2.0 feeds of the latest news, one per language. */
import { Feed } from 'feed'
import {
  type ApiLocale,
  apiLocaleOf,
  defaultLocale,
  type Locale,
  languageTag,
  localePath
} from '../../shared/locale/locale.ts'
import { plainText } from '../../shared/locale/plain-text.ts'
import { href } from '../../shared/pages/addresses.ts'
import { project } from '../../shared/records/projection.ts'
import { readList, readNumber, readText, readTime } from '../../shared/records/read-record.ts'
import { isPublished } from '../../shared/time/dates.ts'
import { type Input, knownData, optionalData } from '../api/inputs/inputs.ts'
import type { Settings } from '../settings.ts'
import type { Derivation } from './derived/derived-store.ts'
import { descriptionOf, factsOf } from './site-configuration.ts'
import { xmlCharacters } from './xml.ts'

const maxItems = 24
const ttlMinutes = 60

/**
 * The derivation of `/rss.xml` in a language on a day, midnight UTC of its date in Shanghai. The feed is empty where
 * the backend has no news list; `derive` throws MissingInput where the news list failed.
 */
export function newsFeedDerivation(settings: Settings, locale: Locale, today: number): Derivation {
  const apiLocale = apiLocaleOf(locale)
  return {
    key: `file ${localePath('/rss.xml', locale)} ${today}`,
    inputs: [
      { name: 'newsList', locale: apiLocale, params: {} },
      { name: 'config', locale: apiLocale, params: {} },
      { name: 'pageList', locale: apiLocaleOf(defaultLocale), params: {} }
    ],
    required: [true, false, false],
    cacheable: settings.previewDate === undefined,
    derive: ([news, config, pages]: readonly Input[]) => {
      const items = readItems(knownData(news), apiLocale, today, changesOf(optionalData(pages)))
      return {
        status: 200,
        type: 'application/rss+xml; charset=utf-8',
        body: feed(settings, locale, optionalData(config), items)
      }
    }
  }
}

interface Item {
  id: number
  title: string
  summary: string
  /** Unix seconds. */
  date: number
  /** Unix seconds: the later one of the date and the last change, where that is known. */
  changed: number
}

function feed({ siteOrigin, mediaOrigin }: Settings, locale: Locale, config: unknown, items: Item[]): string {
  const apiLocale = apiLocaleOf(locale)
  const facts = factsOf(config, apiLocale, siteOrigin, mediaOrigin)
  const url = (path: string) => siteOrigin + localePath(path, locale)
  const lastChange = Math.max(0, ...items.map(({ changed }) => changed))
  const rss = new Feed({
    id: url(href.newsList()),
    title: xmlCharacters(facts.name),
    description: xmlCharacters(descriptionOf(config, apiLocale) || facts.name),
    link: url(href.newsList()),
    language: languageTag[locale].toLowerCase(),
    updated: new Date(lastChange * 1000),
    generator: siteOrigin,
    ttl: ttlMinutes,
    feedLinks: { rss: url('/rss.xml') }
  })
  for (const { id, title, summary, date } of items) {
    const link = url(href.news({ id }))
    rss.addItem({ id: link, link, title, description: summary, date: new Date(date * 1000) })
  }
  const text = rss.rss2()
  // `feed` always writes one; a feed without news has none.
  return items.length > 0 ? text : text.replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, '')
}

/** The last change of each page that the backend lists, by path. */
function changesOf(pages: unknown): ReadonlyMap<unknown, number | undefined> {
  return new Map((readList(pages) ?? []).map((row) => [Object(row).path, readTime(Object(row).updated)]))
}

/**
 * Text for a CDATA section. A `]]>` would end the section, so it must be split over two sections (XML 1.0, section
 * 2.7). The package `feed` splits only the first `]]>` of a text; this function splits all others.
 */
function cdataText(text: string): string {
  const [first = '', second, ...others] = xmlCharacters(text).split(']]>')
  return second === undefined ? first : `${first}]]>${[second, ...others].join(']]]]><![CDATA[>')}`
}

/** The latest items of a news list in one language on a day. Rows without valid id, title or date are left out. */
function readItems(data: unknown, locale: ApiLocale, today: number, changes: ReturnType<typeof changesOf>): Item[] {
  const list = readList(Object(data).list) ?? []
  /** A change after the clock does not count, as an item dated then is not published. */
  const changeOf = ({ id }: { id: number }) => {
    const changed = changes.get(href.news({ id })) ?? 0
    return isPublished(changed, today) ? changed : 0
  }
  const text = (value: unknown) => cdataText(plainText(xmlCharacters(readText(value) ?? '')))
  return list
    .map((row) => Object(project(row, locale)))
    .map(({ id, title, summary, date }) => ({
      id: readNumber(id) ?? 0,
      title: text(title),
      summary: text(summary),
      date: readTime(date) ?? 0
    }))
    .filter(({ id, title, date }) => Number.isSafeInteger(id) && id > 0 && title !== '' && date > 0)
    .filter(({ date }) => isPublished(date, today))
    .map((item) => ({ ...item, changed: Math.max(item.date, changeOf(item)) }))
    .sort((a, b) => b.date - a.date)
    .slice(0, maxItems)
}
