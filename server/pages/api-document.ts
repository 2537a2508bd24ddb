/** The shape of the API's document (OpenAPI 3.1) as far as its readable page needs it. */

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

/** A call: where it is, how it is asked, what it does. */
export interface ApiCall {
  path: string
  method: string
  operation: Operation
}

/** The calls of a tag in the document's order. */
export function callsOfTag(document: ApiDocument, tag: string): ApiCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.tags?.includes(tag) ? { path, method: method.toUpperCase(), operation } : []
    )
  )
}

/** The part itself, or the component that it refers to. Throws a RangeError for a reference that leads nowhere. */
export function follow<T extends Reference>(document: ApiDocument, part: T): T {
  if (part.$ref === undefined) return part
  let found: unknown = document
  for (const step of part.$ref.replace('#/', '').split('/'))
    found = (found as Record<string, unknown> | undefined)?.[step]
  if (found === undefined) throw new RangeError(`${part.$ref} leads nowhere`)
  return found as T
}

/** `News` of `#/components/schemas/News`. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}
