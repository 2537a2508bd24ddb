import { readFileSync } from 'node:fs'
import path from 'node:path'
import semver from 'semver'
import t from 'tap'
import { root } from './fixtures/root.ts'
import nodeLines from './versions/node-lines.json' with { type: 'json' }

interface LockedPackage {
  version?: string
  optional?: boolean
  engines?: { node?: string }
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const manifest = JSON.parse(read('package.json')) as { engines: { node: string } }
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
const installed = Object.entries(lock.packages).filter(([location]) => location !== '')

t.test('every installed package supports all Node.js versions that package.json allows', async (t) => {
  const incompatible = installed
    .filter(([, { optional, engines }]) => !optional && engines?.node !== undefined)
    .filter(([, { engines }]) => !semver.subset(manifest.engines.node, engines!.node!))
    .map(([location, { version, engines }]) => `${location}@${version} needs ${engines?.node}`)
  t.same(incompatible, [])
  t.ok(installed.length > 300)
})

t.test('package.json allows exactly the Node.js release lines that are tested', async (t) => {
  const lines = manifest.engines.node.split('||').map((range) => semver.minVersion(range)!.major)
  t.same(lines, nodeLines)
})

t.test('the README names the Node.js releases that package.json allows', async (t) => {
  const [, sentence = ''] = /^Node (.+) is all you need\.$/m.exec(read('README.md')) ?? []
  const releases = [...sentence.matchAll(/\d+(\.\d+)?/g)].map(([version]) => semver.coerce(version)!.version)
  t.same(
    releases,
    manifest.engines.node.split('||').map((range) => semver.minVersion(range)!.version)
  )
})
