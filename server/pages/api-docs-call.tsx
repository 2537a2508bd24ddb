/** One call of the API: how it is asked, what it answers, examples of both. */
import { Kind, Members } from './api-docs-schema.tsx'
import { entry, Inline, Prose } from './api-docs-text.tsx'
import { type ApiCall, type ApiDocument, type Content, follow, nameOf, type Response } from './api-document.ts'

const code = {
  margin: 0,
  overflowX: 'auto',
  padding: '1rem',
  background: 'var(--tint)',
  fontSize: 'var(--small)'
} as const

export function Call({ call, document }: { call: ApiCall; document: ApiDocument }) {
  const { path, method, operation } = call
  return (
    <section id={operation.operationId} aria-labelledby={`${operation.operationId}-title`} style={entry}>
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
        <Answer key={status} status={status} response={response} document={document} />
      ))}
    </section>
  )
}

function Parameters({ call, document }: { call: ApiCall; document: ApiDocument }) {
  const parameters = (call.operation.parameters ?? []).map((parameter) => follow(document, parameter))
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
          {parameters.map(({ name, in: place, required, schema, description, example }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                {place}
                {required ? ', required' : ''}
              </td>
              <td>{schema && <Kind schema={schema} />}</td>
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

function Answer({ status, response, document }: { status: string; response: Response; document: ApiDocument }) {
  const { description, headers, content } = follow(document, response)
  if (response.$ref) {
    return (
      <p>
        <strong>{status}</strong> <a href={`#response-${nameOf(response.$ref)}`}>{nameOf(response.$ref)}</a>:{' '}
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

/** The headers of an answer with what they may say. */
export function Headers({ headers, document }: { headers: Response['headers']; document: ApiDocument }) {
  if (!headers) return null
  return (
    <ul>
      {Object.entries(headers).map(([name, header]) => {
        const { schema, description } = follow(document, header)
        return (
          <li key={name}>
            <code>{name}</code>: {schema && <Kind schema={schema} />}. <Inline text={description ?? ''} />
          </li>
        )
      })}
    </ul>
  )
}

/** A body: its types, its schema once, its examples. */
export function Body({ content }: { content: Record<string, Content> }) {
  const [{ schema, example, examples = {} } = {}] = Object.values(content)
  const shown = example === undefined ? Object.entries(examples) : [['', { value: example }] as const]
  return (
    <>
      <p>
        {Object.keys(content).join(' or ')}
        {schema && (
          <>
            : <Kind schema={schema} />
          </>
        )}
      </p>
      {schema && <Members schema={schema} />}
      {shown.map(([name, { value, ...more }]) => (
        <figure key={name}>
          <figcaption>Example{'summary' in more && more.summary ? `, ${more.summary}` : ''}</figcaption>
          <pre style={code}>{JSON.stringify(value, null, 2)}</pre>
        </figure>
      ))}
    </>
  )
}
