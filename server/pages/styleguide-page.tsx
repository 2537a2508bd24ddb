/** `/_parts`: the style guide with all UI components, in both editions and languages. Not in the production build. */
import { styles } from 'virtual:manifest'
import type { FastifyInstance } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { Contexts } from '../../client/contexts.tsx'
import { FormMessagesContext } from '../../client/forms/form-messages.ts'
import { allMessages } from '../../client/messages/all-messages.ts'
import { createClientStore } from '../../client/store.ts'
import { sampleConfig, sampleDay, sampleSections } from '../../client/styleguide/sample-sections.ts'
import { Styleguide } from '../../client/styleguide/styleguide.tsx'
import { formMessages } from '../../shared/forms/form-messages.ts'
import { defaultLocale, type Locale, languageTag, localePath, locales, localized } from '../../shared/locale/locale.ts'
import { matchRoute } from '../../shared/pages/match-page.ts'
import { type EditionName, skinNames } from '../../shared/records/editions.ts'
import type { Projected } from '../../shared/records/projection.ts'
import type { Page } from '../../shared/records/records.ts'
import { failedInput, givenInput } from '../api/inputs/inputs.ts'
import type { Settings } from '../settings.ts'
import { nightStyles } from './document.ts'
import { shellCalls, viewIn } from './page-inputs.ts'
import { pageState } from './page-state.ts'

/** Registers the route. `?edition=silver&locale=en` selects edition and language. */
export function styleguidePage(app: FastifyInstance, settings: Settings): void {
  app.get('/_parts', async (request, reply) => {
    // Fastify parses a query string into an object of strings and arrays.
    const query = request.query as Record<string, unknown>
    const edition = skinNames.find((name) => name === query.edition) ?? settings.edition
    const locale = locales.find((name) => name === query.locale) ?? defaultLocale
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    return styleguideHtml({ ...settings, edition }, edition, locale)
  })
}

const notAsked = failedInput(503, 'not-asked')

function styleguideHtml(settings: Settings, edition: EditionName, locale: Locale): string {
  const page = { locale, path: '/_parts', match: matchRoute('/404', '') }
  const config = givenInput(sampleConfig, 'sample', undefined, false)
  const state = pageState(
    { settings, today: sampleDay, onScriptDropped: () => {} },
    page,
    shellCalls.map((name) => (name === 'config' ? config : notAsked)),
    404
  )
  // `viewIn` gives a page; the samples are sections of the contract.
  const view = viewIn({ sections: sampleSections }, 'page', locale, settings.siteOrigin, settings.mediaOrigin)
  const { sections } = view.data as Projected<Page>
  const html = renderToStaticMarkup(
    <Contexts
      store={createClientStore(state)}
      router={{ ssrPath: localePath(page.path, locale) }}
      messages={localized(allMessages, locale)}
    >
      <FormMessagesContext.Provider value={localized(formMessages, locale)}>
        <Styleguide others={<VariantLinks edition={edition} locale={locale} />} sections={sections} />
      </FormMessagesContext.Provider>
    </Contexts>
  )
  return `<!doctype html>
<html lang="${languageTag[locale]}" data-edition="${edition}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parts</title>
<link rel="stylesheet" href="${styles.fonts}">
<link rel="stylesheet" href="${styles[edition]}">
${nightStyles(edition)}</head>
<body>${html}</body>
</html>
`
}

function VariantLinks({ edition, locale }: { edition: EditionName; locale: Locale }) {
  return (
    <p className="chips view-switch">
      {skinNames.flatMap((name) =>
        locales.map((language) => (
          <a
            key={name + language}
            href={`/_parts?edition=${name}&locale=${language}`}
            aria-current={name === edition && language === locale ? 'true' : undefined}
          >
            {name} {language}
          </a>
        ))
      )}
    </p>
  )
}
