import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import t from 'tap'
import { signatureOf } from '../../../../server/backend/content/load/folder-signature.ts'
import { contentFolder } from '../../../fixtures/content-folder.ts'

const additions: [string, (file: string) => void][] = [
  ['a pipe', (file) => execFileSync('mkfifo', [file])],
  ['a link that leads nowhere', (file) => symlinkSync('none', file)],
  ['a link out of the folder', (file) => symlinkSync('/etc/hosts', file)],
  ['a folder', (file) => mkdirSync(file)]
]

for (const [what, add] of additions)
  t.test(`${what} by the name of a table changes the folder's signature, so that its fault is told`, async (t) => {
    const { folder, pathOf } = contentFolder(t, 'starter')
    const before = signatureOf(folder)
    add(pathOf('hotels.csv'))
    t.not(signatureOf(folder), before)
  })
