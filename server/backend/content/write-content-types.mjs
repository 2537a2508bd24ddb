/**
 * `npm run types`: writes the types of content files and the tables of the manual for editors, generated from the
 * schemas.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentManualFile, withContentTables } from './content-manual.mjs'
import { contentTypes, contentTypesFile } from './content-schemas.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..')
writeFileSync(path.join(root, contentTypesFile), await contentTypes(root))
const manual = path.join(root, contentManualFile)
writeFileSync(manual, withContentTables(root, readFileSync(manual, 'utf8')))
