/** `npm run types`: generates the types of content files from their schemas. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'
import { root } from '../build.mjs'
import { readSchemas, schemaFolder } from './content-schemas.mjs'

export const contentTypesFile = path.join('server', 'backend', 'content', 'content-files.d.ts')

/** The text of `contentTypesFile`. */
export async function contentTypes() {
  const names = Object.keys(readSchemas(root)).filter((name) => name !== 'parts')
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `${name}.schema.json` }]))
  const all = { title: 'ContentFiles', type: 'object', additionalProperties: false, required: names, properties }
  return compile(all, 'ContentFiles', {
    cwd: path.join(root, schemaFolder) + path.sep,
    bannerComment: '/** The shapes of content files, generated from schema/ by `npm run types`. */',
    ignoreMinAndMaxItems: true,
    format: true,
    style: { singleQuote: true, semi: false, printWidth: 120 }
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(path.join(root, contentTypesFile), await contentTypes())
