/** RSS of the newest news, one feed a language. */
import { Feed } from 'feed'
import { editions } from '../../shared/editions.ts'
import { readFacts } from '../../shared/fact-overrides.ts'
import { type Locale, languageTag, localePath } from '../../shared/locale.ts'
import { project } from '../../shared/projection.ts'
import { plainText, readConfig } from '../../shared/shell-records.ts'
import type { SiteConfig } from '../../shared/state.ts'
import { longestText } from '../../shared/text-bounds.ts'
import type { Answer } from '../answers.ts'
import type { Making } from '../made.ts'
import type { Settings } from '../settings.ts'
import { knownData, optionalData } from './answer-data.ts'
import { xmlCharacters } from './xml.ts'

const most = 24
const hour = 3600

/** The making of `/rss.xml`. Where the backend has no news, the feed is empty. */
export function newsFeedMaking(settings: Settings, locale: Locale): Making {
  return {
    key: `file ${localePath('/rss.xml', locale)}`,
    calls: [
      { name: 'newsList', locale, params: {} },
      { name: 'config', locale, params: {} }
    ],
    keep: settings.previewDate === undefined,
    make: ([news, config]: readonly Answer[]) => {
      const entries = optionalData(config)
      return {
        status: 200,
        type: 'application/rss+xml; charset=utf-8',
        body: feed(
          settings,
          locale,
          entries === undefined ? null : readConfig(entries),
          readItems(knownData(news), locale)
        )
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
}

function feed(settings: Settings, locale: Locale, config: SiteConfig | null, items: Item[]): string {
  const facts = readFacts(editions[settings.edition], config, locale)
  const address = (path: string) => settings.siteOrigin + localePath(path, locale)
  const newest = Math.max(...items.map((item) => item.date), Date.UTC(facts.year, 0) / 1000)
  const rss = new Feed({
    id: address('/news'),
    title: xmlCharacters(facts.name),
    description: xmlCharacters(plainText(config?.[`meta_desc_${locale}`] ?? '') || facts.name),
    link: address('/news'),
    language: languageTag[locale].toLowerCase(),
    updated: new Date(newest * 1000),
    generator: settings.siteOrigin,
    ttl: hour / 60,
    feedLinks: { rss: address('/rss.xml') }
  })
  for (const { id, title, summary, date } of items) {
    const link = address(`/news/${id}`)
    rss.addItem({ id: link, link, title, description: summary, date: new Date(date * 1000) })
  }
  return rss.rss2()
}

/**
 * Text for a CDATA section of `feed`. A `]]>` would end the section, so it is written in two sections (XML 1.0,
 * section 2.7); `feed` does that with the first one of a text, this with all others.
 */
function cdataText(text: string): string {
  const [first = '', second, ...others] = xmlCharacters(text).split(']]>')
  return second === undefined ? first : `${first}]]>${[second, ...others].join(']]]]><![CDATA[>')}`
}

/** The newest items of a news list in one language; what has no id, title or date is left out. */
function readItems(data: unknown, locale: Locale): Item[] {
  const { list } = (typeof data === 'object' && data !== null ? data : {}) as { list?: unknown }
  const text = (value: unknown) =>
    typeof value === 'string' ? cdataText(plainText(xmlCharacters(value.slice(0, longestText)))) : ''
  return (Array.isArray(list) ? list : [])
    .map((row) => Object(project(row, locale)))
    .map(({ id, title, summary, date }) => ({ id, title: text(title), summary: text(summary), date }))
    .filter(({ id, title, date }) => Number.isSafeInteger(id) && id > 0 && title !== '' && isTime(date))
    .sort((a, b) => b.date - a.date)
    .slice(0, most)
}

function isTime(seconds: unknown): seconds is number {
  return typeof seconds === 'number' && seconds >= 0 && seconds < 253_402_300_800
}
