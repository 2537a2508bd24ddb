/** robots.txt (RFC 9309): forbidden paths, and the address of the sitemap. */

import type { Settings } from '../settings.ts'
import type { Derivation } from './derived/derived-store.ts'

/** True where crawlers may index the site (shared/README.md#search-engines): SITE_ORIGIN is set, PREVIEW_DATE is not. */
function isPublic(settings: Pick<Settings, 'isSiteOriginSet' | 'previewDate'>): boolean {
  return settings.isSiteOriginSet && settings.previewDate === undefined
}

/** The derivation of `/robots.txt`. It forbids data and the language switch; without a public origin, everything. */
export function robotsDerivation(settings: Settings): Derivation {
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
    inputs: [],
    cacheable: settings.previewDate === undefined,
    derive: () => ({ status: 200, type: 'text/plain; charset=utf-8', body: `${lines.join('\n')}\n` })
  }
}
