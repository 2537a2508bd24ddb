/** `/_parts`: the design system's parts in both editions and languages. Of development alone. */
import { styles } from 'virtual:manifest'
import type { FastifyInstance } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { FormWordsContext } from '../../client/forms/form-words.ts'
import { Parts } from '../../client/parts/parts.tsx'
import { createClientStore, StoreContext } from '../../client/store.ts'
import { wholeWords } from '../../client/words/whole.ts'
import { WordsContext } from '../../client/words/words.ts'
import { type EditionName, editionNames, editions } from '../../shared/editions.ts'
import { formWords } from '../../shared/form-words.ts'
import { type Locale, languageTag } from '../../shared/locale.ts'
import { matchRoute } from '../../shared/routes.ts'
import type { Settings } from '../settings.ts'
import { pageState } from './page-state.ts'

const locales: readonly Locale[] = ['cn', 'en']

/** Registers the page; `?edition=silver&locale=en` shows another edition, another language. */
export function partsPage(app: FastifyInstance, settings: Settings): void {
  app.get('/_parts', async (request, reply) => {
    const query = request.query as Record<string, string | undefined>
    const edition = editionNames.find((name) => name === query.edition) ?? settings.edition
    const locale = locales.find((name) => name === query.locale) ?? 'cn'
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    return page({ ...settings, edition }, edition, locale)
  })
}

function page(settings: Settings, edition: EditionName, locale: Locale): string {
  const address = { locale, path: '/_parts', match: matchRoute('/404', '') }
  const state = pageState(
    { settings, sample: true, today: editions[edition].first, onScriptDropped: () => {} },
    address,
    [],
    404
  )
  const html = renderToStaticMarkup(
    <StoreContext value={createClientStore(state)}>
      <FormWordsContext value={formWords[locale]}>
        <WordsContext value={wholeWords[locale]}>
          <Parts others={<Others edition={edition} locale={locale} />} />
        </WordsContext>
      </FormWordsContext>
    </StoreContext>
  )
  return `<!doctype html>
<html lang="${languageTag[locale]}" data-edition="${edition}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parts</title>
<link rel="stylesheet" href="${styles[edition]}">
<link rel="stylesheet" href="${styles.tools}">
</head>
<body>${html}</body>
</html>
`
}

function Others({ edition, locale }: { edition: EditionName; locale: Locale }) {
  return (
    <p className="chips view-switch">
      {editionNames.flatMap((name) =>
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
