/** The HTML document around a rendered page. */
import { buildId, chunks, entry, face, firstStyles, icons, styles } from 'virtual:manifest'
import { languageTag } from '../../shared/locale.ts'
import type { PageState } from '../../shared/state.ts'
import { moreStylesId, needsTools } from '../../shared/tool-screens.ts'
import { inlineScript } from '../security.ts'
import { type Alternates, alternatesOf } from './alternates.ts'
import { perAnswer } from './per-answer.ts'
import { structuredData } from './structured-data.ts'

/** JSON that can stand inside a script element: no `<`, and no line separators that old engines refuse. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** What frames every page, as JSON: written once for as long as the answers live that it is worked out of. */
const frameJson = perAnswer((part) => safeJson(part))
const shared: ReadonlySet<string> = new Set(['facts', 'menu', 'categories', 'industryTree', 'countries'])

/** `safeJson` of a page's state. */
export function stateJson(state: PageState): string {
  const members = Object.entries(state).map(
    ([name, value]) => `"${name}":${shared.has(name) ? frameJson(value) : safeJson(value)}`
  )
  return `{${members.join()}}`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
}

export interface DocumentParts {
  state: PageState
  /** The state as it is embedded, made by `safeJson`. */
  json: string
  /** The rendered application. */
  html: string
  /** False where the page must not be found: no public origin, a simulated clock, an error. */
  indexed: boolean
}

/**
 * In a head it holds the first paint back until the face has come, a moment at most. English headings would move
 * without that; of Chinese ones the face draws the numerals alone.
 */
const preloadedFace = `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>\n`

/** The whole document. */
export function htmlDocument({ state, json, html, indexed }: DocumentParts): string {
  const { locale, edition, head } = state
  const modules = [...new Set([...entry, ...(chunks[`words:${locale}`] ?? [])])]
  const [main = ''] = modules
  const styling = html.includes(sheetLink(styles[edition])) ? firstStyling(state) : wholeStyling(state)
  return `<!doctype html>
<html lang="${languageTag[locale]}" data-edition="${edition}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(head.title)}</title>
<script>${inlineScript}</script>
${styling}
${locale === 'en' ? preloadedFace : ''}<meta name="description" content="${escapeHtml(head.description)}">
<meta name="keywords" content="${escapeHtml(head.keywords)}">
${headLinks(state, indexed)}
<meta name="build" content="${buildId}">
</head>
<body>
<div id="app">${html}</div>
<script type="application/json" id="state">${json}</script>
${locale === 'en' ? '' : preloadedFace}<script type="module" src="${main}" fetchpriority="low"></script>
${modules.map((src) => `<link rel="modulepreload" href="${src}" fetchpriority="low">`).join('\n')}
</body>
</html>
`
}

/**
 * What every page begins with; the rest comes behind what is seen first (`MoreStyles`), but is asked for at once. Until
 * that place has been read nothing is drawn: half a bar would move when its other half comes.
 */
function firstStyling({ edition, screen }: PageState): string {
  return `<link rel="preload" href="${styles[edition]}" as="style" fetchpriority="high">
<link rel="expect" href="#${moreStylesId}" blocking="render">
<style>${firstStyles[edition][screen === 'home' ? 'home' : 'page']}</style>`
}

function wholeStyling({ edition, screen }: PageState): string {
  const sheets = [styles[edition], ...(needsTools(screen) ? [styles.tools] : [])]
  return sheets.map((sheet) => `${sheetLink(sheet)}>`).join('\n')
}

/** How a link to a sheet begins, ours and React's. */
function sheetLink(address: string): string {
  return `<link rel="stylesheet" href="${address}"`
}

function headLinks(state: PageState, indexed: boolean): string {
  const { locale, edition, head, origin, facts } = state
  const alternates: Alternates | undefined = state.status === 200 ? alternatesOf(state) : undefined
  const absolute = (path: string | undefined) => (path === undefined ? '' : `${origin}${path}`)
  const lines = [
    `<link rel="icon" href="${icons[`${edition}/favicon`]}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${icons[`${edition}/share`]}">`,
    ...(indexed ? [] : ['<meta name="robots" content="noindex">']),
    ...(alternates
      ? [
          `<link rel="canonical" href="${escapeHtml(alternates.canonical)}">`,
          ...alternates.languages.map(
            ({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}">`
          ),
          `<meta property="og:url" content="${escapeHtml(alternates.canonical)}">`
        ]
      : []),
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(facts.name)}" href="${locale === 'en' ? '/en/rss.xml' : '/rss.xml'}">`,
    `<meta property="og:type" content="${state.screen === 'news' ? 'article' : 'website'}">`,
    `<meta property="og:site_name" content="${escapeHtml(facts.name)}">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    `<meta property="og:locale" content="${locale === 'en' ? 'en_GB' : 'zh_CN'}">`,
    `<meta property="og:image" content="${escapeHtml(absolute(icons[`${edition}/share-wide`]))}">`,
    `<meta name="share-picture" content="${escapeHtml(absolute(icons[`${edition}/share`]))}">`,
    ...structuredData(state).map((record) => `<script type="application/ld+json">${safeJson(record)}</script>`)
  ]
  return lines.join('\n')
}
