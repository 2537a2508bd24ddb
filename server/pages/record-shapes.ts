/** The types of all fields of the API's records, read from `shared/openapi.yaml`. */
import { suffixesOf } from '../../shared/bilingual.ts'
import { callDefinitions } from '../../shared/calls/table.ts'
import type { ApiLocale } from '../../shared/languages.ts'
import { readDocument } from '../../shared/openapi.yaml'
import type { PageInput } from '../../shared/pages/define-page.ts'
import { type ApiDocument, referenceName, type Schema } from './api-document.ts'

/** How a string is read: `title` is plain text that some backends send as markup, `source` is used as it is. */
export type StringKind = 'text' | 'title' | 'html' | 'media' | 'link' | 'source'

/** The type of a JSON value. */
export type Shape =
  | { kind: StringKind | 'time' | 'flag' }
  | { kind: 'number'; minimum: number | undefined; maximum: number | undefined }
  | { kind: 'list'; items: Shape }
  | { kind: 'record'; fields: readonly Field[] }
  /** One of several records; the record's field `type` selects its shape. */
  | { kind: 'choice'; records: ReadonlyMap<string, Shape> }

/** A field under the name that pages use: `title` for `title_cn` and `title_en`. */
export interface Field {
  name: string
  /** Its names in a record, by the page's language and in order of preference: that language, the other one, none. */
  keys: Readonly<Record<ApiLocale, readonly string[]>>
  shape: Shape
  required: boolean
  nullable: boolean
}

/** Kinds of strings by field name; the others are `text`. */
const stringKinds: ReadonlyMap<string, StringKind> = new Map([
  ['name', 'title'],
  ['title', 'title'],
  ['summary', 'title'],
  ['desc', 'title'],
  ['drawing', 'source'],
  ['src', 'media'],
  ['href', 'link'],
  ['path', 'link'],
  ['website', 'link'],
  ['registerUrl', 'link']
])

/** A field name with a language suffix. */
const localizedName = /^(.+?)(_cn|_en|Cn|En)$/

/** The shape of a call's data. Throws for a call that `shared/openapi.yaml` does not have. */
export function shapeOf(name: PageInput['name']): Shape {
  shapesByCall ??= readShapes()
  const shape = shapesByCall.get(name)
  if (!shape) throw new Error(`shared/openapi.yaml has no call ${name}`)
  return shape
}

let shapesByCall: ReadonlyMap<string, Shape> | undefined

/** Throws for a field whose schema has no shape. */
function readShapes(): ReadonlyMap<string, Shape> {
  // The document is part of the build; test/server/pages/hostile-records.test.ts reads all its shapes.
  const document = readDocument() as ApiDocument
  const content = [...callDefinitions.values()].filter(({ tag }) => tag === 'content')
  return new Map(
    content.map(({ name, path }) => {
      const response = document.paths[path]?.get?.responses['200']
      const { data } = response?.content?.['application/json']?.schema?.properties ?? {}
      return [name, shapeOfSchema(data ?? {}, name, document)]
    })
  )
}

/** The shape of a field's schema. Throws for a schema without one. */
export function shapeOfSchema(unresolved: Schema, name: string, document: ApiDocument): Shape {
  if (unresolved.$ref === '#/components/schemas/Time') return { kind: 'time' }
  const schema = resolveSchema(unresolved, document)
  const choices = schema.oneOf?.filter(({ type }) => type !== 'null')
  if (choices) {
    const [only] = choices
    if (only && choices.length === 1) return shapeOfSchema(only, name, document)
    const alternatives = choices.map((choice) => resolveSchema(choice, document))
    const records = alternatives.map(
      (choice) => [String(choice.properties?.type?.const), recordShape(choice, document)] as const
    )
    return { kind: 'choice', records: new Map(records) }
  }
  if (schema.properties) return recordShape(schema, document)
  if (schema.type === 'array') return { kind: 'list', items: shapeOfSchema(schema.items ?? {}, name, document) }
  if (schema.type === 'number' || schema.type === 'integer') {
    const { minimum, maximum } = schema
    return { kind: 'number', minimum, maximum }
  }
  if (schema.type === 'boolean') return { kind: 'flag' }
  if (schema.type === 'string' && schema.format === 'html') return { kind: 'html' }
  if (schema.type === 'string' || typeof schema.const === 'string') return { kind: stringKinds.get(name) ?? 'text' }
  throw new Error(`the schema of ${name} in shared/openapi.yaml has no shape: ${JSON.stringify(schema)}`)
}

function recordShape({ properties = {}, required = [] }: Schema, document: ApiDocument): Shape {
  const fields = new Map<string, Field>()
  for (const [key, schema] of Object.entries(properties)) {
    const name = localizedName.exec(key)?.[1] ?? key
    if (fields.has(name)) continue
    fields.set(name, {
      name,
      keys: { cn: keysOf(name, 'cn', 'en'), en: keysOf(name, 'en', 'cn') },
      shape: shapeOfSchema(schema, name, document),
      required: required.includes(key),
      nullable: schema.oneOf?.some(({ type }) => type === 'null') ?? false
    })
  }
  return { kind: 'record', fields: [...fields.values()] }
}

function keysOf(name: string, preferred: ApiLocale, other: ApiLocale): string[] {
  return [...[...suffixesOf[preferred], ...suffixesOf[other]].map((suffix) => name + suffix), name]
}

/** A schema with its `$ref` resolved and its `allOf` merged. */
function resolveSchema(schema: Schema, document: ApiDocument): Schema {
  if (schema.$ref) return resolveSchema(document.components.schemas?.[referenceName(schema.$ref)] ?? {}, document)
  if (!schema.allOf) return schema
  const parts = schema.allOf.map((part) => resolveSchema(part, document))
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required)
  }
}
