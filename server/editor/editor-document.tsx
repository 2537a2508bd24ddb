/** The frame of every page for editors: head, band with navigation, content. */
import { icons, styles } from 'virtual:manifest'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { defaultLocale, type Locale, languageTag, localePath, locales, localized } from '../../shared/locale/locale.ts'
import type { EditionName } from '../../shared/records/editions.ts'
import { nightStyles } from '../pages/document.ts'
import { editorPath } from './editor-access.ts'
import { editorStyles } from './editor-styles.ts'
import { type EditorMessages, editorMessages } from './messages.ts'

/** What every part of the page knows. */
export interface EditorView {
  locale: Locale
  words: EditorMessages
  /** Path of the pages for editors in this language. */
  base: string
}

/** The path of the pages for editors in a language. */
export const editorBase = (locale: Locale) => (locale === defaultLocale ? editorPath : `${editorPath}/${locale}`)

/** The view in a language. */
export function editorView(locale: Locale): EditorView {
  return { locale, words: localized(editorMessages, locale), base: editorBase(locale) }
}

export interface EditorDocument {
  edition: EditionName
  view: EditorView
  /** One of the messages: it is not escaped. */
  title: string
  /** Path and query of this page below the base, for the link to the other language. */
  here: string
  /** False on the page to log in. */
  isEditor: boolean
  /** False where nobody has to log in. */
  canLogOut: boolean
  content: ReactNode
}

/** The document as HTML. Texts of the content are escaped by React. */
export function editorDocument({ edition, view, title, here, isEditor, canLogOut, content }: EditorDocument): string {
  const { locale, words, base } = view
  const body = renderToStaticMarkup(
    <>
      <header className="editor-band">
        <div className="wrap">
          <p>{words.title}</p>
          <nav aria-label={words.title}>
            {isEditor ? <a href={base}>{words.overview}</a> : null}
            <a href={localePath('/', locale)}>{words.siteHome}</a>
            {locales
              .filter((other) => other !== locale)
              .slice(0, 1)
              .map((other) => (
                <a key={other} href={editorBase(other) + here} hrefLang={languageTag[other]} lang={languageTag[other]}>
                  {words.otherLanguage}
                </a>
              ))}
            {isEditor && canLogOut ? (
              <form method="post" action={`${base}/logout`}>
                <button type="submit">{words.logOut}</button>
              </form>
            ) : null}
          </nav>
        </div>
      </header>
      <main className="wrap editor">{content}</main>
    </>
  )
  return `<!doctype html>
<html lang="${languageTag[locale]}" data-edition="${edition}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="${icons[`${edition}/favicon`]}" type="image/svg+xml">
<link rel="stylesheet" href="${styles[edition]}">
${nightStyles(edition)}<style>${editorStyles}</style>
</head>
<body>${body}</body>
</html>
`
}
