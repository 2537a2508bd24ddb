/** `npm run types`: writes the types of content files, which are generated from their schemas. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentTypes, contentTypesFile } from './content-schemas.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
writeFileSync(path.join(root, contentTypesFile), await contentTypes(root))
