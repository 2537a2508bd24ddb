import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { generateTypes } from '../../shared/calls/generate-types.mjs'
import { root } from '../fixtures/root.ts'

t.test('openapi.d.ts is generated from openapi.yaml', async (t) => {
  const document = readFileSync(path.join(root, 'shared/openapi.yaml'), 'utf8')
  const existing = readFileSync(path.join(root, 'shared/openapi.d.ts'), 'utf8')
  t.ok(existing === (await generateTypes(document)), 'generate shared/openapi.d.ts again: npm run types')
})
