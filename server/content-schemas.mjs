/** The JSON Schemas of content folders as code: validators for the build, types for TypeScript. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'

const schemaFolder = path.join('server', 'backend', 'content', 'schema')
const ending = '.schema.json'

/** The schemas by name: `page`, `exhibitors`, `parts`. */
export function readSchemas(root) {
  const folder = path.join(root, schemaFolder)
  const names = readdirSync(folder).filter((name) => name.endsWith(ending))
  const read = (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  return Object.fromEntries(names.map((name) => [name.slice(0, -ending.length), read(name)]))
}

/** How the cells of a column are read (server/backend/content/load/csv-source.ts). */
function columnKind(schema) {
  const { type, items } = schema.allOf?.[0] ?? schema
  if (type === 'boolean') return 'flag'
  if (type !== 'array') return 'value'
  return items.$ref === undefined ? 'ids' : 'texts'
}

/** esbuild plugin: `virtual:content-schemas` exports the validators and the columns of the tables, by name. */
export const contentSchemas = (root) => ({
  name: 'content schemas',
  setup(build) {
    build.onResolve({ filter: /^virtual:content-schemas$/ }, ({ path: name }) => ({ path: name, namespace: name }))
    build.onLoad({ filter: /./, namespace: 'virtual:content-schemas' }, () => {
      const schemas = readSchemas(root)
      // Every scalar of a file is read as text; numbers and booleans are what the schema takes for such.
      const options = { allErrors: true, coerceTypes: true, discriminator: true, strictTypes: false, verbose: false }
      // A part that schemas share is a function instead of a copy at each place: half the code.
      const parts = { inlineRefs: false }
      // Every length is "not empty": there is no need to count the characters of long texts. Ajv calls that deprecated.
      const lengths = { unicode: false, logger: false }
      const ajv = new Ajv({
        ...options,
        ...lengths,
        ...parts,
        code: { source: true, esm: true },
        schemas: Object.values(schemas)
      })
      const names = Object.keys(schemas).filter((name) => name !== 'parts')
      const code = standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, `${name}${ending}`])))
      const tables = Object.entries(schemas).flatMap(([name, { type, properties, required, description }]) =>
        type === 'object' && /^A row of /.test(description ?? '')
          ? [[name, { columns: mapValues(properties, columnKind), required }]]
          : []
      )
      const exported = [
        `export const tables = ${JSON.stringify(Object.fromEntries(tables))}`,
        `export const validators = { ${names.map((name) => `${JSON.stringify(name)}: ${name}`).join(', ')} }`
      ]
      return { contents: [code, ...exported].join('\n'), resolveDir: root, loader: 'js' }
    })
  }
})

const mapValues = (object, map) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))

export const contentTypesFile = path.join('server', 'backend', 'content', 'content-files.d.ts')

/** The text of `contentTypesFile`. */
export async function contentTypes(root) {
  const { compile } = await import('json-schema-to-typescript')
  const names = Object.keys(readSchemas(root)).filter((name) => name !== 'parts')
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `${name}${ending}` }]))
  const all = { title: 'ContentFiles', type: 'object', additionalProperties: false, required: names, properties }
  return compile(all, 'ContentFiles', {
    cwd: path.join(root, schemaFolder) + path.sep,
    bannerComment: '/** The shapes of content files, generated from schema/ by `npm run types`. */',
    ignoreMinAndMaxItems: true,
    format: true,
    style: { singleQuote: true, semi: false, printWidth: 120 }
  })
}
