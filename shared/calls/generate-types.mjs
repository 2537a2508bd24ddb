/** Generates `openapi.d.ts` from `openapi.yaml`: `npm run types`. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'
import ts from 'typescript'

/** The types of an OpenAPI document in YAML; a string with `format: html` is of the type `Html`. */
export async function generateTypes(yaml) {
  const nodes = await openapiTS(yaml, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    inject: "import type { Html } from './pages/html.ts'",
    transform: ({ format }) => (format === 'html' ? ts.factory.createTypeReferenceNode('Html') : undefined)
  })
  return COMMENT_HEADER + astToString(nodes)
}

// By its name: in a bundle `import.meta.url` is the bundle's.
if (path.basename(process.argv[1] ?? '') === 'generate-types.mjs') {
  const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
  const yaml = readFileSync(path.join(folder, 'openapi.yaml'), 'utf8')
  writeFileSync(path.join(folder, 'openapi.d.ts'), await generateTypes(yaml))
}
