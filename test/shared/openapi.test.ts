import { readFileSync } from 'node:fs'
import path from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import t from 'tap'
import { root } from '../fixtures/root.ts'

t.test('the types of the API are those that its document gives', async (t) => {
  const document = new URL(`file://${path.join(root, 'shared/openapi.yaml')}`)
  const types = astToString(await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true }))
  const kept = readFileSync(path.join(root, 'shared/openapi.d.ts'), 'utf8')
  t.ok(kept.endsWith(types), 'generate shared/openapi.d.ts again')
})
