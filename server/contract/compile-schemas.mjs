/**
 * A step of the build: compiles the schemas of `shared/openapi.yaml` to JavaScript, so that nothing is compiled, and no
 * code is generated, while the site runs.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { parse } from 'yaml'

const name = 'virtual:contract'

/**
 * The esbuild plugin of the module `virtual:contract`: a validator of the data of each GET call, by its path. Throws
 * where the document has a schema that cannot be compiled.
 */
export const contractModule = (root) => ({
  name,
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: name }))
    build.onLoad({ filter: /.*/, namespace: name }, () => ({
      contents: validatorsOf(parse(readFileSync(path.join(root, 'shared/openapi.yaml'), 'utf8'))),
      loader: 'js',
      resolveDir: root
    }))
  }
})

/** The source of a module with the validators of a document. */
function validatorsOf({ paths, components }) {
  const calls = Object.entries(paths).flatMap(([call, { get }]) => {
    const { schema } = get?.responses['200'].content['application/json'] ?? {}
    const data = schema && (schema.oneOf?.[0] ?? schema).properties.data
    return data ? [[call, data]] : []
  })
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    inlineRefs: false,
    messages: false,
    // A field may have one of two types (`[number, boolean]`).
    allowUnionTypes: true,
    strictRequired: false,
    code: { source: true, esm: true, lines: false }
  })
  // Every string is HTML; it is cleaned, not refused.
  ajv.addFormat('html', true)
  for (const [key, schema] of Object.entries(components.schemas))
    ajv.addSchema({ $id: idOf(key), ...compilable(schema, components) })
  const exported = calls.map(([call, schema], index) => {
    const $id = idOf(`data${call}`)
    ajv.addSchema({ $id, ...compilable(schema, components) })
    return [`validate${index}Data`, $id, call]
  })
  const code = standaloneCode.default(ajv, Object.fromEntries(exported))
  const entries = exported.map(([validator, , call]) => `${JSON.stringify(call)}: ${validator}`)
  return `${code}\nexport const validators = {${entries.join(', ')}}`
}

const idOf = (key) => `contract:${key.replaceAll('/', '.')}`

/**
 * A schema as Ajv compiles it to small code with one error for each fault: references by id, the parts of an `allOf`
 * merged, a record or null as one type, and a `oneOf` of records decided by their field `type`.
 */
function compilable(schema, components) {
  if (Array.isArray(schema)) return schema.map((item) => compilable(item, components))
  if (typeof schema !== 'object' || schema === null) return schema
  if (schema.$ref) return { $ref: idOf(schema.$ref.split('/').at(-1)) }
  if (schema.allOf) return compilable(merged(schema, components), components)
  const [record, empty] = schema.oneOf ?? []
  if (empty?.type === 'null') {
    return compilable({ ...merged(record, components), type: ['object', 'null'] }, components)
  }
  const isChoice = schema.oneOf?.every((choice) => merged(choice, components).properties?.type?.const !== undefined)
  // A discriminator needs schemas of this object itself, so references are resolved.
  return isChoice
    ? {
        type: 'object',
        discriminator: { propertyName: 'type' },
        oneOf: schema.oneOf.map((choice) => compilable(merged(choice, components), components))
      }
    : Object.fromEntries(
        Object.entries(schema)
          .filter(([key, value]) => key !== 'description' || typeof value !== 'string')
          .map(([key, value]) => [key, compilable(value, components)])
      )
}

function merged(schema, components) {
  if (schema.$ref) return merged(components.schemas[schema.$ref.split('/').at(-1)], components)
  if (!schema.allOf) return schema
  const parts = schema.allOf.map((part) => merged(part, components))
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: [...new Set(parts.flatMap(({ required = [] }) => required))]
  }
}
