/**
 * What pages read of the backend's configuration (shared/README.md#editions), computed once for each of its responses.
 */
import { editionForms, palettes } from 'virtual:manifest'
import { formEntries, readOwnForms } from '../../shared/forms/own-forms.ts'
import type { ApiLocale } from '../../shared/locale/locale.ts'
import { plainText } from '../../shared/locale/plain-text.ts'
import { completeMediaUrl } from '../../shared/pages/links.ts'
import type { PageState, SiteConfig } from '../../shared/pages/state.ts'
import { codesOf, configurationCodes } from '../../shared/records/configuration-codes.ts'
import { readFacts, readPlace } from '../../shared/records/facts.ts'
import { readLook } from '../../shared/records/look.ts'
import { readConfig } from '../../shared/records/shell-records.ts'
import { memoizeByInput } from '../api/inputs/inputs.ts'
import { foreignFacts } from './other-language.ts'

/** The configuration by code. */
export const configOf = memoizeByInput(readConfig)

/** The facts of the fair, with complete addresses of their pictures; without a configuration those of no backend. */
export const factsOf = memoizeByInput((rawConfig, locale: ApiLocale, siteOrigin: string, mediaOrigin: string) => {
  const facts = readFacts(rawConfig === undefined ? null : configOf(rawConfig), locale, siteOrigin)
  const { mark, share } = facts
  return {
    ...facts,
    qr: completeMediaUrl(facts.qr, mediaOrigin),
    ...(mark && { mark: completeMediaUrl(mark, mediaOrigin) }),
    ...(share && { share: completeMediaUrl(share, mediaOrigin) })
  }
})

/** Where the venue is; nothing without a configuration. */
export const placeOf = memoizeByInput((rawConfig, locale: ApiLocale) =>
  readPlace(rawConfig === undefined ? null : configOf(rawConfig), locale)
)

const codesOfForms = (edition: PageState['edition']): SiteConfig =>
  Object.fromEntries(formEntries(editionForms[edition]).map(({ code, content }) => [code, content]))

/** Words and options of the forms in a language: those of the configuration, else those of the edition. */
export const ownForms = memoizeByInput((rawConfig, locale: ApiLocale, edition: PageState['edition']) =>
  readOwnForms({ ...codesOfForms(edition), ...(rawConfig === undefined ? {} : configOf(rawConfig)) }, locale)
)

/** Whether the configuration gives words or options of forms other than the edition's. */
export const hasOwnForms = memoizeByInput((rawConfig, edition: PageState['edition']) => {
  const given = codesOfForms(edition)
  const config = rawConfig === undefined ? {} : configOf(rawConfig)
  return Object.keys(config).some((code) => code.startsWith('form_') && config[code] !== given[code])
})

/** The look of the configuration, checked with the edition's palette. */
export const lookOf = memoizeByInput((rawConfig, edition: PageState['edition']) =>
  readLook(rawConfig === undefined ? null : configOf(rawConfig), palettes[edition])
)

/** What the configuration says of the site in one language, as text; empty where it says nothing. */
export const descriptionOf = memoizeByInput((rawConfig, locale: ApiLocale) =>
  plainText(rawConfig === undefined ? '' : (configOf(rawConfig)[`meta_desc_${locale}`] ?? ''))
)

/** The entries of the configuration that the browser needs. */
export const publicConfigOf = memoizeByInput((rawConfig, locale: ApiLocale) =>
  publicConfig(configOf(rawConfig), locale)
)

/** The texts of facts that are in the other language. */
export const otherFactsOf = memoizeByInput((rawConfig, locale: ApiLocale) => foreignFacts(configOf(rawConfig), locale))

const publicCodes = configurationCodes.filter((row) => row.isPublic).flatMap(codesOf)

/**
 * The configuration entries that the browser needs. Addresses and flags lose the markup of an editor for rich text; the
 * title loses it where it is displayed.
 */
function publicConfig(config: SiteConfig, locale: ApiLocale): SiteConfig {
  const codes = publicCodes.filter((code) => !/_(cn|en)$/.test(code) || code.endsWith(`_${locale}`))
  return Object.fromEntries(
    codes.flatMap((code) => {
      const value = config[code] ?? ''
      const text = code.startsWith('meta_title') ? value : plainText(value)
      return text === '' ? [] : [[code, text]]
    })
  )
}
