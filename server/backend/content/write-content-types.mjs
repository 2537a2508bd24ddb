/**
 * `npm run types`: writes the types of content files and the configuration of Decap CMS, generated from their schemas.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentTypes, contentTypesFile } from './content-schemas.mjs'
import { decapConfig, decapConfigFile } from './decap-config.mjs'

<<<<<<< HEAD
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..')
=======
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')
>>>>>>> 0a639888 (Share hall N5 between the sample fairs, and give their figures one source)
writeFileSync(path.join(root, contentTypesFile), await contentTypes(root))
writeFileSync(path.join(root, decapConfigFile), decapConfig(root))
