/** `/manifest.webmanifest` (Web Application Manifest): name, colours and icons of the installed site. */
import { icons, palettes } from 'virtual:manifest'
import { apiLocaleOf, type Locale, languageTag, localePath } from '../../shared/locale/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { safeHref } from '../../shared/pages/links.ts'
import { type Input, optionalData } from '../api/inputs/inputs.ts'
import type { Settings } from '../settings.ts'
import type { Derivation } from './derived/derived-store.ts'
import { descriptionOf, factsOf, lookOf } from './site-configuration.ts'

export const manifestPath = '/manifest.webmanifest'

/** The derivation of the manifest in a language. */
export function manifestDerivation(settings: Settings, locale: Locale): Derivation {
  const apiLocale = apiLocaleOf(locale)
  return {
    key: `file ${localePath(manifestPath, locale)}`,
    inputs: [{ name: 'config', locale: apiLocale, params: {} }],
    required: [false],
    cacheable: true,
    derive: ([input]: readonly Input[]) => {
      const config = optionalData(input)
      const { edition, siteOrigin, mediaOrigin } = settings
      const facts = factsOf(config, apiLocale, siteOrigin, mediaOrigin)
      const colour = lookOf(config, edition).look?.themeColour ?? palettes[edition].paper
      // The skin's icon is the logo of another fair.
      const mark = safeHref(facts.mark)
      const icon = (name: string, size: number, purpose: string) => ({
        src: icons[`${edition}/${name}`],
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose
      })
      const manifest = {
        id: localePath(href.home(), locale),
        name: facts.name,
        short_name: facts.short,
        description: descriptionOf(config, apiLocale) || facts.name,
        lang: languageTag[locale],
        dir: 'ltr',
        start_url: localePath(href.home(), locale),
        scope: '/',
        display: 'standalone',
        theme_color: colour,
        background_color: colour,
        icons: mark
          ? [{ src: mark, sizes: 'any', purpose: 'any' }]
          : [icon('app-192', 192, 'any'), icon('app-512', 512, 'any'), icon('app-maskable', 512, 'maskable')]
      }
      return { status: 200, type: 'application/manifest+json; charset=utf-8', body: JSON.stringify(manifest) }
    }
  }
}
