import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { root } from './fixtures/root.ts'

t.test('every file that SECURITY.md names exists, and every link goes to the file of its text', async (t) => {
  const text = readFileSync(path.join(root, '.github/SECURITY.md'), 'utf8')
  const links = [...text.matchAll(/\[`([^`]+)`\]\(([^)]+)\)/g)].map(([, name, target]) => ({
    name: name!,
    target: target!
  }))
  t.ok(links.length > 50, `${links.length} links`)
  for (const { name, target } of links) {
    t.equal(target, `../${name}`)
    t.ok(existsSync(path.join(root, name)), name)
  }
  const paths = [...text.matchAll(/(?:server|shared|client|test)\/[\w./-]+/g)].map(([name]) => name)
  t.same(
    paths.filter((name) => !existsSync(path.join(root, name))),
    []
  )
})
