import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { contentTypes, contentTypesFile } from '../../../../server/backend/content/content-schemas.mjs'
import { root } from '../../../fixtures/root.ts'

t.test('the types of content files are generated from their schemas', async (t) => {
  const existing = readFileSync(path.join(root, contentTypesFile), 'utf8')
  t.equal(existing, await contentTypes(root), 'run `npm run types`')
})
