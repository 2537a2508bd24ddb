/** Compares a backend's answers in shape with the samples of the API's document: fields and types, no values. */
import { readDocument } from '../../shared/openapi.yaml'
import { groupBy } from '../../shared/records/group-by.ts'
import { printable } from '../api/explain-failure.ts'
import type { Answer } from './backend-client.ts'

/** How the answers to a call differ from its samples: paths of fields within `data`. */
export interface SampleDifference {
  call: string
  /** Fields of the nearest sample that no answer has, where an answer has what would hold them. */
  missing: string[]
  /** Fields that neither a sample nor the contract has. */
  extra: string[]
  /** Fields that have another type in an answer. */
  types: { field: string; wanted: string; got: string }[]
}

/** The part of the document that is read here. */
interface ApiDocument {
  paths: Record<string, { get?: { responses: { 200: { content: { 'application/json': Media } } } } }>
  components: { schemas: Record<string, unknown> }
}
interface Media {
  schema: unknown
  example?: { data: unknown }
  examples?: Record<string, { value: { data: unknown } }>
}

/** The types that a field has, by its path; entries of a list are one. */
type Shape = Map<string, Set<string>>

/** Compares the valid answers with the samples: one difference for each call that has both, empty where they agree. */
export function differencesFromSamples(answers: readonly Answer[]): SampleDifference[] {
  const { paths, components } = readDocument() as ApiDocument // a test compares it with the types
  const valid = answers.filter(({ kind }) => kind === 'valid')
  return [...groupBy(valid, ({ call }) => call.path)].flatMap(([call, own]) => {
    const media = paths[call]?.get?.responses[200].content['application/json']
    if (!media) return []
    const samples = [media.example, ...Object.values(media.examples ?? {}).map(({ value }) => value)]
    const wanted = samples.flatMap((sample) => (sample ? [sample.data] : []))
    return [
      compareShapes(call, wanted, shapeOf(own.map(({ data }) => data)), namesIn(media.schema, components.schemas))
    ]
  })
}

/** One line: what differs, or that nothing does. */
export function lineOfDifference({ call, missing, extra, types }: SampleDifference): string {
  const parts = [
    ...(missing.length > 0 ? [`missing ${missing.join(', ')}`] : []),
    ...types.map(({ field, wanted, got }) => `${field} is ${got}, not ${wanted}`),
    ...(extra.length > 0 ? [`not read ${extra.join(', ')}`] : [])
  ]
  return printable(`${call}: ${parts.join('; ') || 'as the sample'}`)
}

function compareShapes(
  call: string,
  samples: readonly unknown[],
  got: Shape,
  known: ReadonlySet<string>
): SampleDifference {
  const wanted = shapeOf(samples)
  const isWithin = (shape: Shape, field: string) => {
    const parent = field.replace(/(?:\.[^.[]*|\[\])$/, '')
    return parent === field || shape.has(parent)
  }
  // A code that is unknown has not what a known one has: a sample counts that has all of the answer, the nearest one.
  const alike = samples
    .map((sample) => shapeOf([sample]))
    .filter((shape) => [...got.keys()].every((field) => !wanted.has(field) || shape.has(field)))
  const [missing = []] = (alike.length > 0 ? alike : [wanted])
    .map((shape) =>
      [...shape.keys()].filter((field) => !field.endsWith('[]') && !got.has(field) && isWithin(got, field))
    )
    .sort((one, other) => one.length - other.length)
  const extra = [...got.keys()].filter((field) => !wanted.has(field) && !known.has(field.split(/[.[\]]/).at(-1) ?? ''))
  const types = [...got].flatMap(([field, own]) => {
    const listed = wanted.get(field)
    const others = listed ? [...own].filter((type) => !listed.has(type)) : []
    return listed && others.length > 0 ? [{ field, wanted: [...listed].join(' or '), got: others.join(' or ') }] : []
  })
  return { call, missing, extra: extra.filter((field) => !field.endsWith('[]') && isWithin(wanted, field)), types }
}

function shapeOf(values: readonly unknown[]): Shape {
  const shape: Shape = new Map()
  const queue = values.map((value) => ({ value, field: 'data' }))
  for (const { value, field } of queue) {
    // Null is no value: whether the field may be without one is the contract's part.
    if (value === null || value === undefined) continue
    shape.set(field, (shape.get(field) ?? new Set()).add(typeName(value)))
    if (typeof value !== 'object') continue
    for (const [name, member] of Object.entries(value)) {
      // An entry of a menu or of a tree holds others of its kind.
      const below = field.endsWith(`.${name}[]`) ? field.slice(0, -2) : `${field}.${name}`
      queue.push({ value: member, field: Array.isArray(value) ? `${field}[]` : below })
    }
  }
  return shape
}

const typeNames: Readonly<Record<string, string>> = { string: 'text', boolean: 'true or false', number: 'a number' }

function typeName(value: unknown): string {
  return Array.isArray(value) ? 'a list' : (typeNames[typeof value] ?? 'an object')
}

/** The names of all fields of a schema and of those that it refers to. */
function namesIn(schema: unknown, schemas: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const names = new Set<string>()
  const visited = new Set<unknown>()
  const queue = [schema]
  for (const node of queue) {
    if (typeof node !== 'object' || node === null || visited.has(node)) continue
    visited.add(node)
    for (const [key, value] of Object.entries(node)) {
      queue.push(key === '$ref' ? schemas[String(value).split('/').at(-1) ?? ''] : value)
      if (key === 'properties' && typeof value === 'object')
        for (const name of Object.keys(value ?? {})) names.add(name)
    }
  }
  return names
}
