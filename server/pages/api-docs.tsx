/** Documentation of the API for backend developers: `shared/openapi.yaml` as a page, and the file itself. */
import { icons, styles } from 'virtual:manifest'
import { renderToStaticMarkup } from 'react-dom/server'
import { readDocument, text } from '../../shared/openapi.yaml'
import type { Derivation } from '../derived/derived-store.ts'
import type { Settings } from '../settings.ts'
import { Body, Call, Headers } from './api-docs-call.tsx'
import { Members, SchemaType } from './api-docs-schema.tsx'
import { AddressTable, CodeTable } from './api-docs-tables.tsx'
import { entryStyle, Inline, Prose, stackStyle } from './api-docs-text.tsx'
import { type ApiDocument, callsOfTag } from './api-document.ts'

const noIndexHeaders = ['X-Robots-Tag', 'noindex']

/** The derivation of `/api-docs`: English, and without script. */
export function apiDocsDerivation(settings: Settings): Derivation {
  return {
    key: 'file /api-docs',
    inputs: [],
    cacheable: settings.previewDate === undefined,
    // The cast: the document is part of the build, and test/server/pages/api-docs.test.ts renders all of it.
    derive: () => ({
      status: 200,
      type: 'text/html; charset=utf-8',
      headers: noIndexHeaders,
      // A test checks openapi.yaml against the specification that these types are written for.
      body: `<!doctype html>${renderToStaticMarkup(<ApiDocs document={readDocument() as ApiDocument} edition={settings.edition} />)}`
    })
  }
}

/** The derivation of `/api-docs/openapi.yaml` (media type: RFC 9512). */
export function apiYamlDerivation(settings: Settings): Derivation {
  return {
    key: 'file /api-docs/openapi.yaml',
    inputs: [],
    cacheable: settings.previewDate === undefined,
    derive: () => ({ status: 200, type: 'application/yaml; charset=utf-8', headers: noIndexHeaders, body: text })
  }
}

function ApiDocs({ document, edition }: { document: ApiDocument; edition: Settings['edition'] }) {
  const { info, servers = [], tags = [], components } = document
  return (
    <html lang="en" data-edition={edition}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{info.title}</title>
        <meta name="description" content={info.summary} />
        <link rel="icon" href={icons[`${edition}/favicon`]} type="image/svg+xml" />
        <link rel="stylesheet" href={styles[edition]} />
      </head>
      <body>
        <main className="wrap" style={{ ...stackStyle, paddingBlock: '2rem' }}>
          <h1>{info.title}</h1>
          <p>
            Version {info.version}. {info.summary} <a href="/api-docs/openapi.yaml">The same as OpenAPI, in YAML</a>.
          </p>
          <CallIndex document={document} />
          <AddressTable />
          <CodeTable />
          <Prose text={info.description} />
          {servers.map(({ url, description }) => (
            <p key={url}>
              <code>{url}</code>: <Inline text={description ?? ''} />
            </p>
          ))}
          {tags.map(({ name, description }) => (
            <section key={name} aria-labelledby={`tag-${name}`} style={stackStyle}>
              <h2 id={`tag-${name}`}>Calls: {name}</h2>
              <p>{description}</p>
              {callsOfTag(document, name).map((call) => (
                <Call key={call.operation.operationId} call={call} document={document} />
              ))}
            </section>
          ))}
          <h2 id="responses">Answers that several calls give</h2>
          {Object.entries(components.responses ?? {}).map(([name, response]) => (
            <section key={name} id={`response-${name}`} style={entryStyle}>
              <h3>{name}</h3>
              <Prose text={response.description} level={4} />
              <Headers headers={response.headers} document={document} />
              {response.content && <Body content={response.content} />}
            </section>
          ))}
          <h2 id="schemas">Schemas</h2>
          {Object.entries(components.schemas ?? {}).map(([name, schema]) => (
            <section key={name} id={`schema-${name}`} style={entryStyle}>
              <h3>{name}</h3>
              <Prose text={schema.description} level={4} />
              {(!schema.properties || schema.allOf) && (
                <p>
                  <SchemaType schema={schema} />
                </p>
              )}
              <Members schema={schema} />
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}

function CallIndex({ document }: { document: ApiDocument }) {
  return (
    <nav aria-label="Calls">
      {(document.tags ?? []).map(({ name }) => (
        <p key={name}>
          <a href={`#tag-${name}`}>{name}</a>:{' '}
          {callsOfTag(document, name).map(({ path, operation }, index) => (
            <span key={operation.operationId}>
              {index > 0 && ', '}
              <a href={`#${operation.operationId}`}>{path}</a>
            </span>
          ))}
        </p>
      ))}
      <p>
        <a href="#addresses">Addresses and their calls</a>, <a href="#codes">Configuration codes</a>,{' '}
        <a href="#responses">Answers that several calls give</a>, <a href="#schemas">Schemas</a>
      </p>
    </nav>
  )
}
