/** sitemap.xml: every page of the backend's list in both languages, each with its alternates (sitemaps.org, 0.9). */
import { isoDate, isoTime } from '../../shared/dates.ts'
import { locales } from '../../shared/locale.ts'
import type { Answer } from '../answers.ts'
import type { Making } from '../made.ts'
import type { Settings } from '../settings.ts'
import { addressesOf } from './alternates.ts'
import { knownData } from './answer-data.ts'
import { listedPath } from './listed-path.ts'
import { escapeXml } from './xml.ts'

/** A sitemap holds 50,000 addresses; each page has one a language. */
const mostPages = 25_000

/** The making of the sitemap. Where the backend has no list, it holds home alone. */
export function sitemapMaking(settings: Settings): Making {
  return {
    key: 'file /sitemap.xml',
    calls: [{ name: 'pageList', locale: 'cn', params: {} }],
    keep: settings.previewDate === undefined,
    make: ([list]: readonly Answer[]) => ({
      status: 200,
      type: 'application/xml; charset=utf-8',
      body: sitemap(settings.siteOrigin, listedPages(knownData(list)))
    })
  }
}

/** Canonical paths without language prefix, with their last change in unix seconds; home comes first. */
function listedPages(data: unknown): Map<string, number | undefined> {
  const pages = new Map<string, number | undefined>([['/', undefined]])
  for (const row of Array.isArray(data) ? data : []) {
    const path = listedPath(row?.path)
    if (path === undefined || pages.size >= mostPages) continue
    pages.set(path, typeof row.updated === 'number' ? row.updated : undefined)
  }
  return pages
}

function sitemap(origin: string, pages: Map<string, number | undefined>): string {
  const urls = [...pages].flatMap(([path, updated]) =>
    locales.map((locale) => {
      const { canonical, languages } = addressesOf(origin, path, '', locale)
      const links = languages.map(
        ({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`
      )
      return `<url><loc>${escapeXml(canonical)}</loc>${lastChange(updated)}${links.join('')}</url>`
    })
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** A date without a time is stored as UTC midnight (rulings, section 8). */
function lastChange(updated: number | undefined): string {
  if (updated === undefined) return ''
  const time = updated % 86400 === 0 ? isoDate(updated) : isoTime(updated)
  return time === '' ? '' : `<lastmod>${time}</lastmod>`
}
