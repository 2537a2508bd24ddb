import t from 'tap'
import { packageNotices } from '../../../client/build/package-notices.mjs'

const manifest = (name: string, others: object = { license: 'MIT' }) =>
  JSON.stringify({ name, version: '1.0.0', ...others })

t.test('each package of the files has one part with all its texts, sorted by name', async (t) => {
  const root = t.testdir({
    node_modules: {
      b: {
        'package.json': manifest('b', { license: 'Apache-2.0' }),
        LICENSE: 'the licence\r\nof b\n',
        'NOTICE.txt': 'the notice of b',
        'license-checker.js': 'code',
        'b.js.LICENSE.txt': 'what is inside b.js',
        'c.js.LICENSE.txt': 'what is inside c.js',
        node_modules: { '@x': { a: { 'package.json': manifest('@x/a'), 'LICENCE.md': 'the licence of a' } } }
      },
      c: { 'package.json': manifest('c'), 'README.md': '# c\n\nText\n\n## License\n\nMIT, by C\n\n## More\n\nText\n' },
      d: { 'package.json': manifest('d', { license: 'MIT', author: { name: 'D' } }) }
    }
  })
  const files = [
    'node_modules/d/index.js',
    'client/main.tsx',
    'node_modules/b/b.js',
    'node_modules/b/lib/other.js',
    'node_modules/b/node_modules/@x/a/index.js',
    'node_modules/c/index.js'
  ]
  const parts = [
    '@x/a 1.0.0 (MIT)\n\nthe licence of a',
    'b 1.0.0 (Apache-2.0)\n\nthe licence\nof b\n\nthe notice of b\n\nwhat is inside b.js',
    'c 1.0.0 (MIT)\n\nLicense\n\nMIT, by C',
    'd 1.0.0 (MIT)\n\nThe package has no text of its licence, and is by D.'
  ]
  const text = packageNotices(root, files)
  t.same(
    text
      .trim()
      .split(`\n\n${'='.repeat(80)}\n`)
      .slice(1),
    parts
  )
  t.equal(packageNotices(root, [...files].reverse()), text, 'whatever the order of the files')
})

t.test('a package that names no licence ends the build', async (t) => {
  const root = t.testdir({ node_modules: { e: { 'package.json': manifest('e', {}), LICENSE: 'text' } } })
  t.throws(() => packageNotices(root, ['node_modules/e/index.js']), /node_modules\/e\/package.json names no licence/)
})
