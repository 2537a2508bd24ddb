/** Types of an OpenAPI 3.1 document, as far as this project reads it. */

export interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  allOf?: Schema[]
  const?: unknown
  /** `html`: rich text. */
  format?: string
  minimum?: number
  maximum?: number
}

export interface ApiDocument {
  info: { title: string; version: string; summary?: string; description?: string }
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema?: Schema }> }> } | undefined>
  >
  components: { schemas?: Record<string, Schema> }
}

/** The last name of a reference: `News` of `#/components/schemas/News`. */
export function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}
