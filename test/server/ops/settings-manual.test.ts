import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { parts } from '../../../server/ops/settings-manual.ts'
import { settingNames } from '../../../server/settings.ts'
import { withGeneratedPart } from '../../../shared/calls/generated-tables.ts'
import { root } from '../../fixtures/root.ts'

t.test('the tables of settings in the manual and in the README are those of the sources', async (t) => {
  const files = parts.map(({ file }) => file)
  t.same(files, ['server/ops/README.md', 'README.md'])
  for (const part of parts) {
    const text = readFileSync(path.join(root, part.file), 'utf8')
    t.ok(text === withGeneratedPart(text, part), `write the table of ${part.file} again: npm run types`)
  }
})

t.test('the table of the manual has a row for each setting', async (t) => {
  const names = parts[0]?.lines.slice(2).flatMap((line) => line.split(' | ')[0]?.match(/[A-Z_]+/g) ?? [])
  t.same(names, settingNames)
})
