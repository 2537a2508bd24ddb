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

/**
 * A schema as editors of YAML use it: of a text one language is enough, which the loader knows by itself
 * (server/backend/content/load/check-schema.ts).
 */
export function oneLanguageSchema(schema) {
  if (Array.isArray(schema)) return schema.map(oneLanguageSchema)
  if (typeof schema !== 'object' || schema === null) return schema
  const relaxed = mapValues(schema, oneLanguageSchema)
  if (!Array.isArray(schema.required)) return relaxed
  const isPaired = (name) => schema.required.includes(otherLanguage(name)) && otherLanguage(name) !== name
  const pairs = schema.required.filter((name) => /(_cn|Cn)$/.test(name) && isPaired(name))
  const either = pairs.map((name) => ({ anyOf: [{ required: [name] }, { required: [otherLanguage(name)] }] }))
  const required = schema.required.filter((name) => !isPaired(name))
  return { ...relaxed, required, ...(either.length > 0 && { allOf: [...(relaxed.allOf ?? []), ...either] }) }
}

const otherLanguage = (name) =>
  name.replace(/(?:_cn|_en|Cn|En)$/, (end) => ({ _cn: '_en', _en: '_cn', Cn: 'En', En: 'Cn' })[end])

/** How the cells of a column are read (server/backend/content/load/csv-source.ts). */
function columnKind(schema) {
  const { type, items } = schema.allOf?.[0] ?? schema
  if (type === 'boolean') return 'flag'
  if (type !== 'array') return type === 'integer' || type === 'number' ? 'number' : 'value'
  return items.$ref === undefined ? 'ids' : 'texts'
}

/**
 * esbuild plugin: `virtual:content-schemas` exports the validators and the columns of the tables, by name, and what a
 * pattern asks for.
 */
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
      ajv.addKeyword('patternErrorMessage')
      const names = Object.keys(schemas).filter((name) => name !== 'parts')
      const tables = Object.entries(schemas).flatMap(([name, { type, properties, required, description }]) =>
        type === 'object' && /^A row of /.test(description ?? '')
          ? [[name, { columns: mapValues(properties, columnKind), required }]]
          : []
      )
      for (const [name] of tables)
        ajv.addSchema({ $id: `${name}.rows`, type: 'array', items: { $ref: `${name}${ending}` } })
      const isTable = (name) => tables.some(([table]) => table === name)
      const ids = names.map((name) => [name, isTable(name) ? `${name}.rows` : `${name}${ending}`])
      const code = standaloneCode(ajv, Object.fromEntries(ids)).replaceAll('vErrors.concat(', 'appended(vErrors, ')
      const exported = [
        `${appended}`,
        `export const tables = ${JSON.stringify(Object.fromEntries(tables))}`,
        `export const patternMessages = ${JSON.stringify(Object.fromEntries(patternMessages(schemas)))}`,
        `export const validators = { ${names.map((name) => `${JSON.stringify(name)}: ${name}`).join(', ')} }`
      ]
      return { contents: [code, ...exported].join('\n'), resolveDir: root, loader: 'js' }
    })
  }
})

/**
 * The errors found so far with those of one more part, as long as there are few enough to be rewritten or told. Ajv
 * copies all of them for each part that has some, which takes a time that grows with the square of their number.
 */
function appended(errors, more) {
  for (const error of more) if (errors.length < 10_000) errors.push(error)
  return errors
}

/** What schemas say of a text that does not match a pattern, by pattern. Editors of JSON and YAML show it too. */
function patternMessages(schema) {
  if (typeof schema !== 'object' || schema === null) return []
  const { pattern, patternErrorMessage } = schema
  const own = typeof patternErrorMessage === 'string' ? [[pattern, patternErrorMessage]] : []
  return [...own, ...Object.values(schema).flatMap(patternMessages)]
}

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
