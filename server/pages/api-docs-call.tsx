/** One call of the API: parameters, request body, responses, examples. */
import { Members, SchemaType } from './api-docs-schema.tsx'
import { entryStyle, Inline, Prose } from './api-docs-text.tsx'
import {
  type ApiCall,
  type ApiDocument,
  type Content,
  type Response,
  referenceName,
  resolveReference
} from './api-document.ts'

const codeStyle = {
  margin: 0,
  overflowX: 'auto',
  padding: '1rem',
  background: 'var(--tint)',
  fontSize: 'var(--small)'
} as const

/** The section of one call. */
export function Call({ call, document }: { call: ApiCall; document: ApiDocument }) {
  const { path, method, operation } = call
  return (
    <section id={operation.operationId} aria-labelledby={`${operation.operationId}-title`} style={entryStyle}>
      <h3 id={`${operation.operationId}-title`}>{operation.summary}</h3>
      <p>
        <code>
          <strong>{method}</strong> {path}
        </code>
      </p>
      <Prose text={operation.description} level={4} />
      <Parameters call={call} document={document} />
      {operation.requestBody && (
        <>
          <h4>Request body</h4>
          <Body content={operation.requestBody.content} />
        </>
      )}
      <h4>Answers</h4>
      {Object.entries(operation.responses).map(([status, response]) => (
        <ResponseSection key={status} status={status} response={response} document={document} />
      ))}
    </section>
  )
}

function Parameters({ call, document }: { call: ApiCall; document: ApiDocument }) {
  const parameters = (call.operation.parameters ?? []).map((parameter) => resolveReference(document, parameter))
  if (parameters.length === 0) return null
  return (
    <div className="table-box">
      <table>
        <caption>Parameters</caption>
        <thead>
          <tr>
            {['Name', 'In', 'Value', 'Meaning'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parameters.map(({ name, in: location, required, schema, description, example }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                {location}
                {required ? ', required' : ''}
              </td>
              <td>{schema && <SchemaType schema={schema} />}</td>
              <td>
                {description && <Inline text={description} />}
                {example !== undefined && (
                  <>
                    {' For example '}
                    <code>{String(example)}</code>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ResponseSection({
  status,
  response,
  document
}: {
  status: string
  response: Response
  document: ApiDocument
}) {
  const { description, headers, content } = resolveReference(document, response)
  if (response.$ref) {
    return (
      <p>
        <strong>{status}</strong>{' '}
        <a href={`#response-${referenceName(response.$ref)}`}>{referenceName(response.$ref)}</a>:{' '}
        <Inline text={description ?? ''} />
      </p>
    )
  }
  return (
    <>
      <p>
        <strong>{status}</strong> <Inline text={description ?? ''} />
      </p>
      <Headers headers={headers} document={document} />
      {content && <Body content={content} />}
    </>
  )
}

/** The header fields of a response with their types. */
export function Headers({ headers, document }: { headers: Response['headers']; document: ApiDocument }) {
  if (!headers) return null
  return (
    <ul>
      {Object.entries(headers).map(([name, header]) => {
        const { schema, description } = resolveReference(document, header)
        return (
          <li key={name}>
            <code>{name}</code>: {schema && <SchemaType schema={schema} />}. <Inline text={description ?? ''} />
          </li>
        )
      })}
    </ul>
  )
}

/** A request or response body: media types, schema and examples. All media types have the same schema. */
export function Body({ content }: { content: Record<string, Content> }) {
  const [{ schema, example, examples = {} } = {}] = Object.values(content)
  const allExamples = example === undefined ? Object.entries(examples) : [['', { value: example }] as const]
  return (
    <>
      <p>
        {Object.keys(content).join(' or ')}
        {schema && (
          <>
            : <SchemaType schema={schema} />
          </>
        )}
      </p>
      {schema && <Members schema={schema} />}
      {allExamples.map(([name, { value, ...more }]) => (
        <figure key={name}>
          <figcaption>Example{'summary' in more && more.summary ? `, ${more.summary}` : ''}</figcaption>
          <pre style={codeStyle}>{JSON.stringify(value, null, 2)}</pre>
        </figure>
      ))}
    </>
  )
}
