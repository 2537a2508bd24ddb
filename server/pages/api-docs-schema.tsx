/** Schemas as nested lists: what a value is called, what it is, whether it must be there. */
import type { ReactNode } from 'react'
import { Inline } from './api-docs-text.tsx'
import { nameOf, type Schema } from './api-document.ts'

const indent = { paddingInlineStart: '1.25rem', borderInlineStart: '2px solid var(--line)' }

/** The members of an object, deeply; named schemas are links. Nothing for what has no members. */
export function Members({ schema }: { schema: Schema }): ReactNode {
  if (schema.$ref !== undefined) return null
  if (schema.items) return <Members schema={schema.items} />
  if (schema.allOf) return schema.allOf.map((part) => <Members key={keyOf(part)} schema={part} />)
  if (schema.oneOf) {
    return schema.oneOf.map((part) => <Members key={keyOf(part)} schema={part} />)
  }
  if (!schema.properties) return null
  return (
    <ul style={indent}>
      {Object.entries(schema.properties).map(([name, member]) => (
        <li key={name}>
          <code>{name}</code>: <Kind schema={member} />
          {schema.required?.includes(name) ? '' : ', may be left out'}
          <Remark schema={member} />
          <Members schema={member} />
        </li>
      ))}
    </ul>
  )
}

/** What a value is, in a few words. */
export function Kind({ schema }: { schema: Schema }): ReactNode {
  if (schema.$ref !== undefined) return <a href={`#schema-${nameOf(schema.$ref)}`}>{nameOf(schema.$ref)}</a>
  if (schema.const !== undefined) return <code>{JSON.stringify(schema.const)}</code>
  if (schema.enum) return <Values of={schema.enum} />
  if (schema.oneOf) return <Several word=" or " schemas={schema.oneOf} />
  if (schema.allOf) return <Several word=" and " schemas={schema.allOf} />
  if (schema.items) {
    return (
      <>
        list of <Kind schema={schema.items} />
      </>
    )
  }
  if (schema.additionalProperties) {
    return (
      <>
        object whose every member is <Kind schema={schema.additionalProperties} />
      </>
    )
  }
  return [schema.type ?? 'any value'].flat().join(' or ') + limits(schema)
}

function Several({ word, schemas }: { word: string; schemas: Schema[] }) {
  return schemas.map((part, index) => (
    <span key={keyOf(part)}>
      {index > 0 && word}
      <Kind schema={part} />
    </span>
  ))
}

function Values({ of: values }: { of: unknown[] }) {
  return values.map((value, index) => (
    <span key={String(value)}>
      {index > 0 && ', '}
      <code>{JSON.stringify(value)}</code>
    </span>
  ))
}

function Remark({ schema }: { schema: Schema }) {
  if (!schema.description || schema.$ref) return null
  return (
    <>
      {'. '}
      <Inline text={schema.description} />
    </>
  )
}

function limits({ not, default: usual, pattern, minimum, maximum, minLength, maxLength }: Schema): string {
  return [
    not?.enum && ` but ${not.enum.map((value) => JSON.stringify(value)).join(', ')}`,
    minimum !== undefined && `, ${minimum} or more`,
    maximum !== undefined && `, ${maximum} or less`,
    minLength !== undefined && `, ${minLength} characters or more`,
    maxLength !== undefined && `, ${maxLength} characters or less`,
    pattern !== undefined && `, matching ${pattern}`,
    usual !== undefined && `, ${JSON.stringify(usual)} where it is left out`
  ]
    .filter(Boolean)
    .join('')
}

function keyOf(schema: Schema): string {
  return schema.$ref ?? JSON.stringify(schema)
}
