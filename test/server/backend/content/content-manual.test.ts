import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { contentManualFile, withContentTables } from '../../../../server/backend/content/content-manual.mjs'
import { root } from '../../../fixtures/root.ts'

t.test('the tables of the manual for editors are those of the schemas', async (t) => {
  const text = readFileSync(path.join(root, contentManualFile), 'utf8')
  t.ok(text === withContentTables(root, text), 'write the tables again: npm run types')
  t.match(text, /^\| `exhibitors\.csv` \| `id`\\\*, `booth`, /m)
})
