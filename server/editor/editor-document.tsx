/** The frame of every page for editors: head, band with navigation, content. */
import { icons, styles } from 'virtual:manifest'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { defaultLocale, type Locale, languageTag, localePath, locales, localized } from '../../shared/locale/locale.ts'
import type { EditionName } from '../../shared/records/editions.ts'
import { hashSource } from '../http/content-security-policy.ts'
import { nightStyles } from '../pages/document.ts'
import { editorPath } from './editor-access.ts'
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
<link rel="stylesheet" href="${styles.fonts}">
<link rel="stylesheet" href="${styles[edition]}">
${nightStyles(edition)}<style>${editorStyles}</style>
</head>
<body>${body}</body>
</html>
`
}

/** A page of 1280 pixels is shown at 0.5 of its width beside one of 390 pixels at 0.72, and smaller on a phone. */
const editorStyles = `
.editor-band{background:var(--deep);color:var(--on-deep);--focus:var(--gold)}
.editor-band .wrap{display:flex;flex-wrap:wrap;align-items:center;gap:8px 32px;padding-block:16px}
.editor-band p{flex:1 1 auto;margin:0;font:600 1.3rem/1.3 var(--display)}
.editor-band nav{display:flex;flex-wrap:wrap;align-items:center;gap:4px 24px}
.editor-band :is(a,button){display:inline-flex;align-items:center;min-height:44px;padding:0;border:0;background:none;color:inherit;font:inherit;text-decoration:underline;text-underline-offset:.2em;cursor:pointer}
.editor{display:grid;gap:clamp(32px,5vw,56px);padding-block:clamp(32px,5vw,56px);min-width:0}
.editor>*{min-width:0;display:grid;gap:16px}
.editor h3{margin-top:8px}
.editor-state{padding:20px 24px;border-inline-start:6px solid var(--field,var(--accent));background:var(--card)}
.editor-state.is-faulty{border-color:var(--error)}
.editor-counts{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:12px}
.editor-counts a{display:grid;gap:4px;min-height:44px;padding:14px 16px;border:1px solid var(--line);background:var(--card);color:inherit;text-decoration:none}
.editor-counts a:hover{border-color:var(--ink)}
.editor-counts strong{font:600 1.6rem/1.1 var(--display)}
.editor-table td{overflow-wrap:anywhere}
.editor-table td a{display:inline-flex;align-items:center;min-height:44px}
.editor-table th{color:var(--soft);font-size:var(--small)}
.editor-table tbody th{text-align:start;vertical-align:top;overflow-wrap:anywhere}
.editor-cells{display:grid;gap:4px;margin:0}
.editor-cells div{display:grid;grid-template-columns:minmax(90px,160px) minmax(0,1fr);gap:2px 12px}
.editor-cells dt{color:var(--soft);font-size:var(--small);overflow-wrap:anywhere}
.editor-cells dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
.editor-cells ins{text-decoration:underline;text-decoration-color:var(--field,var(--accent))}
.editor-cells del{color:var(--soft)}
.editor-lines li{overflow-wrap:anywhere;white-space:pre-line}
.editor-downloads{display:grid;gap:4px;padding:0;list-style:none}
.editor-downloads li{display:flex;flex-wrap:wrap;align-items:center;gap:4px 24px;border-bottom:1px solid var(--line)}
.editor-downloads span{flex:0 0 9em}
.editor-downloads a{display:inline-flex;align-items:center;min-height:44px}
.editor-find{display:flex;flex-wrap:wrap;align-items:end;gap:12px}
.editor-find .field{flex:1 1 260px;max-width:480px}
.editor-login{max-width:480px}
.editor-frames{display:grid;grid-template-columns:repeat(2,auto);justify-content:start;gap:32px}
.editor-frame{display:grid;gap:8px;--scale:.72;--wide:390px}
.editor-frame.is-desk{--scale:.5;--wide:1280px}
.editor-frame div{width:calc(var(--wide)*var(--scale));height:620px;overflow:hidden;border:1px solid var(--line);background:var(--card)}
.editor-frame iframe{width:var(--wide);height:calc(620px/var(--scale));border:0;transform:scale(var(--scale));transform-origin:0 0}
@media(max-width:1100px){.editor-frames{grid-template-columns:auto}}
@media(max-width:760px){
.editor-table thead{position:absolute;clip-path:inset(50%)}
.editor-table :is(table,tbody,tr,td,tbody th){display:block}
.editor-table tr{padding-block:12px;border-bottom:1px solid var(--line)}
.editor-table :is(td,tbody th){padding:2px 0;border:0}
.editor-frame.is-desk{--scale:.25}.editor-frame.is-desk div{height:420px}.editor-frame.is-desk iframe{height:1680px}}
`

/** No scripts at all; frames and forms of this site alone; nobody may frame it. */
export const editorPolicy = [
  "default-src 'none'",
  `style-src 'self' ${hashSource(editorStyles)}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'"
].join('; ')

interface EditorTableProps {
  heads: readonly string[]
  /** The cells of each row. */
  rows: readonly (readonly ReactNode[])[]
  /** Whether the first cell of a row is its head. */
  hasRowHeads?: boolean
}

export function EditorTable({ heads, rows, hasRowHeads = false }: EditorTableProps) {
  return (
    <div className="editor-table">
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and the page never changes
            <tr key={row}>
              {cells.map((cell, index) =>
                hasRowHeads && index === 0 ? (
                  <th key={heads[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={heads[index]}>{cell}</td>
                )
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
