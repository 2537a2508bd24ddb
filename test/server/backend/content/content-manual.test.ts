import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import {
  contentManualFile,
  sectionPicture,
  sectionTypes,
  withContentTables
} from '../../../../server/backend/content/content-manual.mjs'
import { readPictureSize } from '../../../../server/backend/content/files/picture-size.ts'
import { root } from '../../../fixtures/root.ts'

t.test('the tables of the manual for editors are those of the schemas', async (t) => {
  const text = readFileSync(path.join(root, contentManualFile), 'utf8')
  t.ok(text === withContentTables(root, text), 'write the tables again: npm run types')
  t.match(text, /^\| `exhibitors\.csv` \| `id`\\\*, `booth`, /m)
})

t.test('each type of section has a picture of 480 pixels and 15 kB at most, and nothing else has one', async (t) => {
  const types = sectionTypes(root)
  t.ok(types.length > 20)
  const folder = path.dirname(sectionPicture('text'))
  const files = types.map((type) => path.basename(sectionPicture(type)))
  t.same(readdirSync(path.join(root, folder)).sort(), files.sort(), 'take the pictures again: npm run pictures')
  for (const file of files) {
    const bytes = readFileSync(path.join(root, folder, file))
    t.match(readPictureSize(bytes), { format: 'webp', width: 480 }, file)
    t.ok(bytes.length <= 15_000, `${file}: ${bytes.length} bytes`)
  }
})
