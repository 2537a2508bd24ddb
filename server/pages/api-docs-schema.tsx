/** Schemas as nested lists: name and type of each member, and whether it is required. */
import type { ReactNode } from 'react'
import { Inline } from './api-docs-text.tsx'
import { referenceName, type Schema } from './api-document.ts'

const indentStyle = { paddingInlineStart: '1.25rem', borderInlineStart: '2px solid var(--line)' }

/** The members of an object at all levels; named schemas are links. Nothing for a schema without members. */
export function Members({ schema }: { schema: Schema }): ReactNode {
  if (schema.$ref !== undefined) return null
  if (schema.items) return <Members schema={schema.items} />
  if (schema.allOf) return schema.allOf.map((part) => <Members key={keyOf(part)} schema={part} />)
  if (schema.oneOf) {
    return schema.oneOf.map((part) => <Members key={keyOf(part)} schema={part} />)
  }
  if (!schema.properties) return null
  return (
    <ul style={indentStyle}>
      {Object.entries(schema.properties).map(([name, member]) => (
        <li key={name}>
          <code>{name}</code>: <SchemaType schema={member} />
          {schema.required?.includes(name) ? '' : ', may be left out'}
          <SchemaDescription schema={member} />
          <Members schema={member} />
        </li>
      ))}
    </ul>
  )
}

/** The type of a value with its constraints. */
export function SchemaType({ schema }: { schema: Schema }): ReactNode {
  if (schema.$ref !== undefined)
    return <a href={`#schema-${referenceName(schema.$ref)}`}>{referenceName(schema.$ref)}</a>
  if (schema.const !== undefined) return <code>{JSON.stringify(schema.const)}</code>
  if (schema.enum) return <EnumValues values={schema.enum} />
  if (schema.oneOf) return <JoinedTypes separator=" or " schemas={schema.oneOf} />
  if (schema.allOf) return <JoinedTypes separator=" and " schemas={schema.allOf} />
  if (schema.items) {
    return (
      <>
        list of <SchemaType schema={schema.items} />
      </>
    )
  }
  if (schema.additionalProperties) {
    return (
      <>
        object whose every member is <SchemaType schema={schema.additionalProperties} />
      </>
    )
  }
  return [schema.type ?? 'any value'].flat().join(' or ') + constraints(schema)
}

function JoinedTypes({ separator, schemas }: { separator: string; schemas: Schema[] }) {
  return schemas.map((part, index) => (
    <span key={keyOf(part)}>
      {index > 0 && separator}
      <SchemaType schema={part} />
    </span>
  ))
}

function EnumValues({ values }: { values: unknown[] }) {
  return values.map((value, index) => (
    <span key={String(value)}>
      {index > 0 && ', '}
      <code>{JSON.stringify(value)}</code>
    </span>
  ))
}

function SchemaDescription({ schema }: { schema: Schema }) {
  if (!schema.description || schema.$ref) return null
  return (
    <>
      {'. '}
      <Inline text={schema.description} />
    </>
  )
}

function constraints({ not, default: defaultValue, pattern, minimum, maximum, minLength, maxLength }: Schema): string {
  return [
    not?.enum && ` but ${not.enum.map((value) => JSON.stringify(value)).join(', ')}`,
    minimum !== undefined && `, ${minimum} or more`,
    maximum !== undefined && `, ${maximum} or less`,
    minLength !== undefined && `, ${minLength} characters or more`,
    maxLength !== undefined && `, ${maxLength} characters or less`,
    pattern !== undefined && `, matching ${pattern}`,
    defaultValue !== undefined && `, ${JSON.stringify(defaultValue)} where it is left out`
  ]
    .filter(Boolean)
    .join('')
}

function keyOf(schema: Schema): string {
  return schema.$ref ?? JSON.stringify(schema)
}
