/** A step of the build: compiles the schemas of `openapi.yaml` to the shapes by which records are read (shapes.ts). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const name = 'virtual:shapes'

/** The esbuild plugin of the module `virtual:shapes`. Throws where a response has a schema without a shape. */
export const shapesModule = (root) => ({
  name,
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: name }))
    build.onLoad({ filter: /.*/, namespace: name }, () => ({
      contents: sourceOf(parse(readFileSync(path.join(root, 'shared/openapi.yaml'), 'utf8'))),
      loader: 'js'
    }))
  }
})

/** Kinds of strings by field name; the others are `text`. */
const stringKinds = {
  title: 'title',
  name: 'title',
  summary: 'title',
  desc: 'title',
  drawing: 'source',
  src: 'media',
  href: 'link',
  path: 'link',
  website: 'link',
  registerUrl: 'link'
}
/** Those of components that are read further, by component and field. */
const ownKinds = {
  'MenuItem.path': 'source',
  'MenuItem.out_link': 'source',
  'ConfigEntry.content': 'source',
  'ConfigEntry.content_rich': 'source'
}
const suffixes = { cn: ['_cn', 'Cn'], en: ['_en', 'En'] }
/** A field name with a language suffix. */
const localizedName = /^(.+?)(?:_cn|_en|Cn|En)$/

/** The source of the module: a constant for each call, by its operationId, and for each component that is referred to. */
function sourceOf({ paths, components: { schemas } }) {
  const calls = Object.entries(paths).flatMap(([call, { get }]) => {
    const { schema } = get?.responses['200'].content['application/json'] ?? {}
    const data = schema && (schema.oneOf?.[0] ?? schema).properties.data
    return data ? [{ call, id: get.operationId, shape: shapeOfSchema(data, '', schemas) }] : []
  })
  const referred = { components: new Set(), keys: new Map() }
  const exported = calls.map(({ id, shape }) => `export const ${id} = ${written(shape, referred)}`)
  const components = []
  // Components that refer to others add them to what this loop goes through.
  for (const key of referred.components)
    components.unshift(`const ${key}Shape = ${written(shapeOfComponent(schemas[key], key, schemas), referred)}`)
  const byPath = calls.map(({ call, id }) => `${JSON.stringify(call)}: ${id}`)
  const keys = [...referred.keys].map(([source, id]) => `const ${id} = ${source}`)
  return [...keys, ...components, ...exported, `export const shapesByPath = { ${byPath.join(', ')} }`].join('\n')
}

/** True for a component to which others refer by name; the rest is written where it is used. */
function isReferable({ properties, allOf, oneOf }) {
  return Boolean(properties ?? allOf ?? oneOf)
}

/**
 * A shape as JavaScript; the components and lists of keys that it refers to are added to `referred`. References to
 * components are read when they are used, because they refer to each other in any order.
 */
function written(value, referred) {
  if (Array.isArray(value)) return `[${value.map((item) => written(item, referred)).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  if (value.reference) {
    referred.components.add(value.reference)
    return `${value.reference}Shape`
  }
  if (value.cn) {
    const source = JSON.stringify(value)
    const id = referred.keys.get(source) ?? `keys${referred.keys.size}`
    referred.keys.set(source, id)
    return id
  }
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  const sources = members.map(([key, member]) => {
    const quoted = JSON.stringify(key)
    const source =
      key === 'pattern' ? `/* @__PURE__ */ new RegExp(${JSON.stringify(member)}, 'u')` : written(member, referred)
    return member.reference ? `get ${quoted}() { return ${source} }` : `${quoted}: ${source}`
  })
  return `{ ${sources.join(', ')} }`
}

/**
 * The shape of a field's schema, by the field's name, or `{ reference }` with the name of a component. Throws for a
 * schema without a shape.
 */
export function shapeOfSchema(schema, field, schemas) {
  const reference = schema.$ref?.split('/').at(-1)
  if (reference === 'Time') return { kind: 'time' }
  if (reference)
    return isReferable(schemas[reference]) ? { reference } : shapeOfSchema(schemas[reference], field, schemas)
  return shapeOfComponent(schema, '', schemas, field)
}

function shapeOfComponent(schema, component, schemas, field = '') {
  const choices = schema.oneOf?.filter(({ type }) => type !== 'null')
  if (choices?.length === 1) return shapeOfSchema(choices[0], field, schemas)
  if (choices) {
    const records = choices.map((choice) => [
      merged(choice, schemas).properties.type.const,
      shapeOfSchema(choice, '', schemas)
    ])
    return { kind: 'choice', records: Object.fromEntries(records) }
  }
  if (schema.properties || schema.allOf) return recordShape(merged(schema, schemas), component, schemas)
  const types = [schema.type ?? typeof schema.const].flat()
  if (types.includes('array')) return { kind: 'list', items: shapeOfSchema(schema.items, field, schemas) }
  if (types.includes('boolean')) return { kind: 'flag', numeric: types.includes('number') || undefined }
  if (types.includes('number') || types.includes('integer')) {
    const { minimum, maximum } = schema
    return { kind: 'number', whole: types.includes('integer') || undefined, minimum, maximum }
  }
  if (types.includes('string')) {
    const { pattern, const: only, enum: values = only && [only] } = schema
    return { kind: schema.format === 'html' ? 'html' : (stringKinds[field] ?? 'text'), enum: values, pattern }
  }
  throw new Error(`a schema of shared/openapi.yaml has no shape: ${field} ${JSON.stringify(schema)}`)
}

function recordShape({ properties, required }, component, schemas) {
  const fields = new Map()
  for (const [key, schema] of Object.entries(properties)) {
    const field = localizedName.exec(key)?.[1] ?? key
    const declared = { key, required: required.includes(key) || undefined }
    const known = fields.get(field)
    if (known) {
      known.declared.push(declared)
      known.required ||= declared.required
      continue
    }
    const shape = shapeOfSchema(schema, field, schemas)
    const isUnpaired = Object.hasOwn(properties, field)
    const kind = ownKinds[`${component}.${field}`] ?? (isUnpaired && shape.kind === 'title' ? 'name' : undefined)
    fields.set(field, {
      name: field,
      keys: { cn: keysOf(field, 'cn', 'en', isUnpaired), en: keysOf(field, 'en', 'cn', isUnpaired) },
      declared: [declared],
      shape: kind ? { ...shape, kind } : shape,
      required: declared.required,
      nullable: schema.oneOf?.some(({ type }) => type === 'null') || undefined
    })
  }
  return { kind: 'record', fields: [...fields.values()] }
}

function keysOf(field, own, other, isUnpaired) {
  const [ofOwn, ofOther] = [own, other].map((locale) => suffixes[locale].map((suffix) => field + suffix))
  return isUnpaired ? [...ofOwn, field, ...ofOther] : [...ofOwn, ...ofOther, field]
}

/** The properties of a schema, with its reference resolved and its `allOf` merged. */
function merged(schema, schemas) {
  if (schema.$ref) return merged(schemas[schema.$ref.split('/').at(-1)], schemas)
  const parts = schema.allOf?.map((part) => merged(part, schemas)) ?? [schema]
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required)
  }
}
