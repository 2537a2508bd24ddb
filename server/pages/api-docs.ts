/**
 * Documentation of the API for backend developers: `shared/openapi.yaml` in a viewer that also sends calls, as JSON, and
 * as it is written.
 */
import { apiViewer, icons, notices } from 'virtual:manifest'
import { readDocument, text } from '../../shared/openapi.yaml'
import { addressRows } from '../../shared/pages/address-table.ts'
import { configurationCodes } from '../../shared/records/configuration-codes.ts'
import type { Settings } from '../settings.ts'
import type { Derivation } from './derived/derived-store.ts'

const noIndexHeaders = ['X-Robots-Tag', 'noindex']

/** The derivations of `/api-docs`, `/openapi.json` and `/api-docs/openapi.yaml` (media type: RFC 9512), by path. */
export function apiDocsDerivations({ previewDate, edition }: Settings): Record<string, Derivation> {
  const derivation = (path: string, type: string, bodyOf: () => string): Derivation => ({
    key: `file ${path}`,
    inputs: [],
    cacheable: previewDate === undefined,
    derive: () => ({ status: 200, type: `${type}; charset=utf-8`, headers: noIndexHeaders, body: bodyOf() })
  })
  const files: [string, string, () => string][] = [
    ['/api-docs', 'text/html', () => viewerDocument(edition)],
    ['/openapi.json', 'application/json', () => JSON.stringify(documentWithTables())],
    ['/api-docs/openapi.yaml', 'application/yaml', () => text]
  ]
  return Object.fromEntries(files.map(([path, type, bodyOf]) => [path, derivation(path, type, bodyOf)]))
}

/** The page of the viewer; every value in it is of the build. */
function viewerDocument(edition: Settings['edition']): string {
  const { title, summary } = (readDocument() as ApiDocument).info // a test compares it with the types
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<meta name="description" content="${summary}"><link rel="icon" href="${icons[`${edition}/favicon`]}" type="image/svg+xml">
<link rel="stylesheet" href="${apiViewer.styles}"></head>
<body><p><a href="/openapi.json">OpenAPI as JSON</a>, <a href="/api-docs/openapi.yaml">as YAML</a>, <a href="${notices}">licences</a></p>
<div id="viewer"><noscript>The viewer needs JavaScript; the two documents do not.</noscript></div>
<script src="${apiViewer.script}" defer></script><script src="${apiViewer.start}" defer></script></body></html>`
}

/** The document, with the tables that are made from the sources below its description. */
function documentWithTables(): ApiDocument {
  const document = readDocument() as ApiDocument // a test compares it with the types
  const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')
  const addresses = addressRows().map(({ address, query, required, optional }) =>
    [[address], query, required, optional].map(code)
  )
  const codes = configurationCodes.map(({ code: name, value, without }) => [`\`${name}\``, value, without])
  const description = [
    document.info.description ?? '',
    '## Addresses and their calls',
    'Beside menu, configuration, tree and categories. A page is 404 where a required call finds nothing.',
    markdownTable(['address', 'query', 'required calls', 'calls that it can do without'], addresses),
    '## Configuration codes',
    'What the site reads of `getWebInfo`. `{cn|en}` stands for two codes, one for each language.',
    markdownTable(['code', 'value', 'without it'], codes)
  ].join('\n\n')
  return { ...document, info: { ...document.info, description } }
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** What this file reads of the document. */
interface ApiDocument {
  info: { title: string; summary?: string; description?: string }
}
