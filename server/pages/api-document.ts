/** Types of an OpenAPI 3.1 document, as far as this project reads it. */

export interface Reference {
  $ref?: string
}

export interface Schema extends Reference {
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: Schema
  enum?: unknown[]
  const?: unknown
  not?: Schema
  default?: unknown
  pattern?: string
  /** `html`: rich text. */
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

export interface Parameter extends Reference {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
  example?: unknown
}

export interface Header extends Reference {
  description?: string
  schema?: Schema
}

export interface Content {
  schema?: Schema
  example?: unknown
  examples?: Record<string, { summary?: string; value: unknown }>
}

export interface Response extends Reference {
  description?: string
  headers?: Record<string, Header>
  content?: Record<string, Content>
}

export interface Operation {
  tags?: string[]
  operationId: string
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, Response>
}

export interface ApiDocument {
  info: { title: string; version: string; summary?: string; description?: string }
  servers?: { url: string; description?: string }[]
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    parameters?: Record<string, Parameter>
    headers?: Record<string, Header>
    responses?: Record<string, Response>
    schemas?: Record<string, Schema>
  }
}

/** An operation with its address. */
export interface ApiCall {
  path: string
  /** In upper case. */
  method: string
  operation: Operation
}

/** The calls of a tag, in the order of the document. */
export function callsOfTag(document: ApiDocument, tag: string): ApiCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.tags?.includes(tag) ? { path, method: method.toUpperCase(), operation } : []
    )
  )
}

/** The object itself, or the component that its `$ref` names. Throws a RangeError for an unresolvable reference. */
export function resolveReference<T extends Reference>(document: ApiDocument, object: T): T {
  if (object.$ref === undefined) return object
  let target: unknown = document
  // Indexing works for any JSON value but null, which the document does not contain.
  for (const name of object.$ref.replace('#/', '').split('/'))
    target = (target as Record<string, unknown> | undefined)?.[name]
  if (target === undefined) throw new RangeError(`the reference ${object.$ref} cannot be resolved`)
  // A reference names a component of its own kind; test/server/pages/api-docs.test.ts renders every reference.
  return target as T
}

/** The last name of a reference: `News` of `#/components/schemas/News`. */
export function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}
