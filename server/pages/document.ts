/** The HTML document around a rendered page. */
import { buildId, entry, face, icons, inlineScript, nights, palettes, styles } from 'virtual:manifest'
import { languages } from '../../shared/locale/languages.ts'
import { type Localizations, localePath, localized, openGraphLocale } from '../../shared/locale/locale.ts'
import { alternatesOf } from '../../shared/pages/alternates.ts'
import { safeHref } from '../../shared/pages/links.ts'
import { descriptorOf } from '../../shared/pages/match-page.ts'
import { firstViewId, type PageState } from '../../shared/pages/state.ts'
import type { EditionName } from '../../shared/records/editions.ts'
import { memoizeByInput } from '../api/inputs/inputs.ts'
import type { Rendering } from './render.tsx'
import { structuredData } from './structured-data.ts'
import { usedStyles } from './used-styles.ts'
import { manifestPath } from './web-app-manifest.ts'

/** JSON for a script element: without `<`, and without U+2028 and U+2029, which JavaScript before ES2019 rejects. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Members of the state that are the same object on many pages: each is serialized once as long as its input lives. */
const sharedJson = memoizeByInput((value) => safeJson(value))
const sharedMembers: ReadonlySet<string> = new Set(['facts', 'menu', 'categories', 'industryTree', 'countries'])

/** `safeJson` of a page's state; the shared members come from memory. */
export function stateJson(state: Partial<PageState>): string {
  const members = Object.entries(state).map(
    ([name, value]) => `"${name}":${sharedMembers.has(name) ? sharedJson(value) : safeJson(value)}`
  )
  return `{${members.join()}}`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
}

export interface DocumentParts {
  state: PageState
  /** The embedded state, from `stateJson`. */
  json: string
  /** The rendered application. */
  rendering: Rendering
  /** False adds `noindex`: without a public origin, with a simulated clock, for errors. */
  indexed: boolean
  /** Whether the client may wait for the visitor's first use of the page (client/boot/inline-script.ts). */
  mayWait?: boolean
  /** Whether the site can be installed and its pages register the service worker: the link to the manifest says so. */
  isInstallable?: boolean
  /** Whether a strip says that the page is a preview. */
  isPreview?: boolean
}

/**
 * In the head, a font preload delays the first paint shortly until the font is there. Only headings in Latin script
 * need that, or they would shift; in others the font draws only the numerals.
 */
const fontPreload = `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>\n`

/** The complete HTML document, and the text of the styles that it inlines. */
export function htmlDocument({
  state,
  json,
  rendering,
  indexed,
  mayWait = false,
  isInstallable = false,
  isPreview = false
}: DocumentParts): { html: string; inlined: string } {
  const { locale, edition, head, look } = state
  const { isLatin, tag } = languages[locale]
  const preload = look?.hasOwnHeadings ? '' : fontPreload
  const [main = '', ...imports] = entry
  const hasNight = !look?.hasOwnColours
  const styleSheet = styles[edition]
  const [firstView = ''] = rendering.html.split(`<link rel="stylesheet" href="${styleSheet}"`, 1)
  const isLinked = rendering.needs.has('bodyStyleSheet')
  const inlined = usedStyles(edition, firstView, isLinked)
  const html = `<!doctype html>
<html lang="${tag}" data-edition="${edition}"${look ? ` style="${escapeHtml(look.style)}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(head.title)}</title>
<script>${inlineScript}</script>
${isLinked ? `<link rel="preload" href="${styleSheet}" as="style" fetchpriority="high">\n` : ''}${rendering.html.includes(`id="${firstViewId}"`) ? firstViewLink : ''}<style>${inlined}</style>
${hasNight ? nightStyles(edition) : ''}${isLatin ? preload : ''}<meta name="description" content="${escapeHtml(head.description)}">
<meta name="keywords" content="${escapeHtml(head.keywords)}">
${headLinks(state, indexed)}
${hasNight ? nightThemeColour(edition) : ''}<meta name="theme-color" content="${look?.themeColour ?? palettes[edition].paper}">
${isInstallable ? `<link rel="manifest" href="${localePath(manifestPath, locale)}">\n` : ''}<meta name="build" content="${buildId}">
</head>
<body>
<div id="app">${rendering.html}</div>${isPreview ? previewStrip(localized(previewMessages, locale)) : ''}
${isLinked ? '' : `<link rel="stylesheet" href="${styleSheet}" fetchpriority="low">\n`}<script type="application/json" id="state">${json}</script>
${isLatin ? '' : preload}<template id="client"${mayWait ? ' data-waits' : ''}><script type="module" src="${main}" fetchpriority="low"></script>${imports.map((src) => `<link rel="modulepreload" href="${src}" fetchpriority="low">`).join('')}</template>
</body>
</html>
`
  return { html, inlined }
}

/** Blocks rendering until the parser has read the first view: drawn in two steps it is complete later, and may shift. */
const firstViewLink = `<link rel="expect" href="#${firstViewId}" blocking="render">\n`

/** Beside the application, which knows nothing of it. It covers nothing at the end of the page. */
function previewStrip({ notice, end }: PreviewMessages): string {
  return `
<aside style="position:sticky;bottom:0;z-index:9;padding:.75rem 1rem;background:Mark;color:MarkText;text-align:center">${escapeHtml(notice)} <a href="${previewEndPath}" target="_top" rel="nofollow" style="color:inherit">${escapeHtml(end)}</a></aside>`
}

function headLinks(state: PageState, indexed: boolean): string {
  const { locale, edition, head, origin, facts } = state
  const alternates = state.status === 200 ? alternatesOf(state) : undefined
  const [mark, share] = [safeHref(facts.mark), safeHref(facts.share)]
  const absoluteUrl = (path = '') => (path.startsWith('/') ? `${origin}${path}` : path)
  const lines = [
    mark
      ? `<link rel="icon" href="${escapeHtml(mark)}">`
      : `<link rel="icon" href="${icons[`${edition}/favicon`]}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(share ?? icons[`${edition}/share`] ?? '')}">`,
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
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(facts.name)}" href="${localePath('/rss.xml', locale)}">`,
    `<meta property="og:type" content="${descriptorOf(state.screen).structuredData === 'article' ? 'article' : 'website'}">`,
    `<meta property="og:site_name" content="${escapeHtml(facts.name)}">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    `<meta property="og:locale" content="${openGraphLocale[locale]}">`,
    `<meta property="og:image" content="${escapeHtml(absoluteUrl(share ?? icons[`${edition}/share-wide`]))}">`,
    `<meta name="share-picture" content="${escapeHtml(absoluteUrl(share ?? icons[`${edition}/share`]))}">`,
    ...structuredData(state).map((record) => `<script type="application/ld+json">${safeJson(record)}</script>`)
  ]
  return lines.join('\n')
}

const media = '(prefers-color-scheme:dark)'

/**
 * That there is a dark scheme, and the link to the sheet that it adds to an edition's. In the head, so that nothing is
 * painted in the colours of the day; other visitors do not wait for it. `screen`: paper stays light.
 */
export const nightStyles = (edition: EditionName) =>
  `<meta name="color-scheme" content="light dark">\n<link media="screen and ${media}" rel="stylesheet" href="${nights[edition].styles}">\n`

/** The colour of the browser's own bars at night; before that of the day, because the first that matches counts. */
const nightThemeColour = (edition: EditionName) =>
  `<meta name="theme-color" media="${media}" content="${nights[edition].palette.paper}">\n`

/** Where the strip's link leads. */
export const previewEndPath = '/_preview/end'

interface PreviewMessages {
  notice: string
  end: string
}

const previewMessages: Localizations<PreviewMessages> = {
  cn: { notice: '预览：此页面可能含有尚未发布的内容，仅您可见。', end: '结束预览' },
  en: { notice: 'Preview: this page may show unpublished content. Only you can see it.', end: 'End the preview' }
}
