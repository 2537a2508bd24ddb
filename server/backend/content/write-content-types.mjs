/**
 * `npm run types`: writes the types of content files and the configuration of Decap CMS, generated from their schemas.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentTypes, contentTypesFile } from './content-schemas.mjs'
import { decapConfig, decapConfigFile } from './decap-config.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..')
writeFileSync(path.join(root, contentTypesFile), await contentTypes(root))
writeFileSync(path.join(root, decapConfigFile), decapConfig(root))
