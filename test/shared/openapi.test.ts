import { readFileSync } from 'node:fs'
import path from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import t from 'tap'
import { root } from '../fixtures/root.ts'

t.test('openapi.d.ts is generated from openapi.yaml', async (t) => {
  const document = new URL(`file://${path.join(root, 'shared/openapi.yaml')}`)
  const types = astToString(await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true }))
  const existing = readFileSync(path.join(root, 'shared/openapi.d.ts'), 'utf8')
  t.ok(existing.endsWith(types), 'generate shared/openapi.d.ts again')
})
