/** sitemap.xml (sitemaps.org, protocol 0.9): the pages of the backend's list in both languages, with alternates. */

import { apiLocaleOf, defaultLocale, locales } from '../../shared/locale/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { alternatesOfPath } from '../../shared/pages/alternates.ts'
import { descriptorOf, matchRoute } from '../../shared/pages/match-page.ts'
import { readList, readTime } from '../../shared/records/read-record.ts'
import { isoDate, isoTime, isPublished } from '../../shared/time/dates.ts'
import { type Input, knownData } from '../api/inputs/inputs.ts'
import type { Settings } from '../settings.ts'
import type { Derivation } from './derived/derived-store.ts'
import { listedPath } from './page-list.ts'
import { escapeXml } from './xml.ts'

/** The protocol allows 50,000 URLs in a file; each page has one per language. */
const pagesPerFile = 25_000
/** Of an index; more than any page list that the cache holds. */
const maxFiles = 99

/**
 * The derivation of `/sitemap.xml` on a day, midnight UTC of its date in Shanghai; with `part`, of `/sitemap-1.xml` and
 * so on, to which it leads where one file cannot have all pages. Without a page list it has only the home page.
 */
export function sitemapDerivation(settings: Settings, today: number, part?: number): Derivation {
  return {
    key: `file /sitemap${part === undefined ? '' : `-${part}`}.xml ${today}`,
    inputs: [{ name: 'pageList', locale: apiLocaleOf(defaultLocale), params: {} }],
    cacheable: settings.previewDate === undefined,
    derive: ([list]: readonly Input[]) => {
      const pages = [...listedPages(knownData(list), today)]
      const files = Math.ceil(pages.length / pagesPerFile)
      const first = ((part ?? 1) - 1) * pagesPerFile
      if (first >= pages.length) return { status: 404, type: 'text/plain; charset=utf-8', body: 'Not Found\n' }
      const body =
        part === undefined && files > 1
          ? sitemapIndex(settings.siteOrigin, files)
          : sitemap(settings.siteOrigin, pages.slice(first, first + pagesPerFile))
      return { status: 200, type: 'application/xml; charset=utf-8', body }
    }
  }
}

/**
 * Canonical paths without language prefix, with their last change in unix seconds; the home page is first. News that
 * are not published yet answer 404.
 */
function listedPages(data: unknown, today: number): Map<string, number | undefined> {
  const pages = new Map<string, number | undefined>([[href.home(), undefined]])
  for (const row of readList(data) ?? []) {
    const { path: listed, updated } = Object(row)
    const path = listedPath(listed)
    if (path === undefined || pages.size >= pagesPerFile * maxFiles) continue
    const { screen } = matchRoute(path, '')
    const changed = readTime(updated)
    if (!descriptorOf(screen).inSitemap || (screen === 'news' && !isPublished(changed, today))) continue
    pages.set(path, changed)
  }
  return pages
}

function sitemapIndex(origin: string, files: number): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escapeXml(origin)}/sitemap-${index + 1}.xml</loc></sitemap>`
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`
}

function sitemap(origin: string, pages: readonly [path: string, updated: number | undefined][]): string {
  const urls = pages.flatMap(([path, updated]) =>
    locales.map((locale) => {
      const { canonical, languages } = alternatesOfPath(origin, path, '', locale)
      const links = languages.map(
        ({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`
      )
      return `<url><loc>${escapeXml(canonical)}</loc>${lastmodTag(updated)}${links.join('')}</url>`
    })
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** `<lastmod>`. The API stores a date without time as midnight UTC (shared/README.md#dates). */
function lastmodTag(updated: number | undefined): string {
  if (updated === undefined) return ''
  const time = updated % 86400 === 0 ? isoDate(updated) : isoTime(updated)
  return time === '' ? '' : `<lastmod>${time}</lastmod>`
}
