/** Which field of the API's records has which type, by the contract (`shared/openapi.yaml`). */
import type { Locale } from '../../shared/locale.ts'
import { readDocument } from '../../shared/openapi.yaml'
import type { Read } from '../../shared/routes.ts'
import { policies } from '../policy.ts'
import type { ApiDocument, Schema } from './api-document.ts'

export type Shape =
  | { kind: 'text' | 'markup' | 'media' | 'link' | 'number' | 'flag' }
  | { kind: 'list'; items: Shape }
  | { kind: 'record'; fields: readonly Field[] }
  /** One of several records, by what their field `type` says. */
  | { kind: 'choice'; records: ReadonlyMap<string, Shape> }

/** A field as pages name it: `title` for `title_cn` and `title_en`. */
export interface Field {
  name: string
  /** Its names in a record, the best one first: in the page's language, in the other one, without a language. */
  keys: Readonly<Record<Locale, readonly string[]>>
  shape: Shape
  required: boolean
  nullable: boolean
}

/** Strings that are more than text, by the name of their field. */
const special: ReadonlyMap<string, 'markup' | 'media' | 'link'> = new Map([
  ['html', 'markup'],
  ['answer', 'markup'],
  ['src', 'media'],
  ['href', 'link'],
  ['path', 'link'],
  ['website', 'link'],
  ['registerUrl', 'link']
])

const pair = /^(.+?)(_cn|_en|Cn|En)$/
const endings = { cn: ['_cn', 'Cn'], en: ['_en', 'En'] } as const

/** The shape of the records of a call. Throws for a call that the contract does not have. */
export function shapeOf(name: Read['name']): Shape {
  shapes ??= readContract()
  const shape = shapes.get(name)
  if (!shape) throw new Error(`the contract has no call ${name}`)
  return shape
}

let shapes: ReadonlyMap<string, Shape> | undefined

/** Throws for a field whose type is none of those that pages know. */
function readContract(): ReadonlyMap<string, Shape> {
  const document = readDocument() as ApiDocument
  const content = [...policies.values()].filter(({ tag }) => tag === 'content')
  return new Map(
    content.map(({ name, path }) => {
      const response = document.paths[path]?.get?.responses['200']
      const { data } = response?.content?.['application/json']?.schema?.properties ?? {}
      return [name, shapeOfSchema(data ?? {}, name, document)]
    })
  )
}

function shapeOfSchema(given: Schema, name: string, document: ApiDocument): Shape {
  const schema = resolved(given, document)
  const choices = schema.oneOf?.filter(({ type }) => type !== 'null')
  if (choices?.length === 1) return shapeOfSchema(choices[0]!, name, document)
  if (choices) {
    const typed = choices.map((choice) => resolved(choice, document))
    const records = typed.map((choice) => [String(choice.properties?.type?.const), recordOf(choice, document)] as const)
    return { kind: 'choice', records: new Map(records) }
  }
  if (schema.properties) return recordOf(schema, document)
  if (schema.type === 'array') return { kind: 'list', items: shapeOfSchema(schema.items ?? {}, name, document) }
  if (schema.type === 'number' || schema.type === 'integer') return { kind: 'number' }
  if (schema.type === 'boolean') return { kind: 'flag' }
  if (schema.type === 'string' || typeof schema.const === 'string') return { kind: special.get(name) ?? 'text' }
  throw new Error(`the contract says nothing that pages understand of ${name}: ${JSON.stringify(schema)}`)
}

function recordOf({ properties = {}, required = [] }: Schema, document: ApiDocument): Shape {
  const fields = new Map<string, Field>()
  for (const [key, schema] of Object.entries(properties)) {
    const name = pair.exec(key)?.[1] ?? key
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

function keysOf(name: string, own: Locale, other: Locale): string[] {
  return [...[...endings[own], ...endings[other]].map((ending) => name + ending), name]
}

/** A schema with its reference followed and its parts put together. */
function resolved(schema: Schema, document: ApiDocument): Schema {
  if (schema.$ref) return resolved(document.components.schemas?.[schema.$ref.split('/').at(-1)!] ?? {}, document)
  if (!schema.allOf) return schema
  const parts = schema.allOf.map((part) => resolved(part, document))
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required)
  }
}
