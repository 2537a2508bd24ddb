import { readFileSync } from 'node:fs'
import path from 'node:path'
import semver from 'semver'
import t from 'tap'
import { root } from './fixtures/root.ts'
import nodeLines from './versions/node-lines.json' with { type: 'json' }

interface Locked {
  version?: string
  optional?: boolean
  engines?: { node?: string }
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const own = JSON.parse(read('package.json')) as { engines: { node: string } }
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
const installed = Object.entries(lock.packages).filter(([place]) => place !== '')

t.test('no package excludes a Node that package.json allows, so npm ci prints no warning', async (t) => {
  const narrower = installed
    .filter(([, { optional, engines }]) => !optional && engines?.node !== undefined)
    .filter(([, { engines }]) => !semver.subset(own.engines.node, engines!.node!))
    .map(([place, { version, engines }]) => `${place}@${version} needs ${engines?.node}`)
  t.same(narrower, [])
  t.ok(installed.length > 300)
})

t.test('package.json allows every line of Node that is tested, and no line between them', async (t) => {
  const lines = own.engines.node.split('||').map((range) => semver.minVersion(range)!.major)
  t.same(lines, nodeLines)
})

t.test('the README names the releases that package.json allows', async (t) => {
  const [, sentence = ''] = /^Node (.+) is all you need\.$/m.exec(read('README.md')) ?? []
  const named = [...sentence.matchAll(/\d+(\.\d+)?/g)].map(([version]) => semver.coerce(version)!.version)
  t.same(
    named,
    own.engines.node.split('||').map((range) => semver.minVersion(range)!.version)
  )
})
