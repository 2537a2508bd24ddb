/** robots.txt (RFC 9309): what crawlers leave alone, and where the sitemap is. */
import type { Making } from '../made.ts'
import type { Settings } from '../settings.ts'

/** True where pages may be found: a public origin is named and the clock is the real one (rulings, section 5). */
function isPublic(settings: Pick<Settings, 'siteOriginGiven' | 'previewDate'>): boolean {
  return settings.siteOriginGiven && settings.previewDate === undefined
}

/** Data and the language switch are no pages; a site without a public origin is to be found nowhere. */
export function robotsMaking(settings: Settings): Making {
  const lines = isPublic(settings)
    ? [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /_data/',
        'Disallow: /_cache/',
        'Disallow: /*?lang=',
        'Disallow: /*&lang=',
        '',
        `Sitemap: ${settings.siteOrigin}/sitemap.xml`
      ]
    : ['User-agent: *', 'Disallow: /']
  return {
    key: 'file /robots.txt',
    calls: [],
    keep: settings.previewDate === undefined,
    make: () => ({ status: 200, type: 'text/plain; charset=utf-8', body: `${lines.join('\n')}\n` })
  }
}
