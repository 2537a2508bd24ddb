import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import t from 'tap'
import ts from 'typescript'
import { root } from './fixtures/root.ts'

interface Import {
  from: string
  /** A path from the root, or a package's name. */
  to: string
}

/** Every import of a folder's sources: static, dynamic, and of types. */
function importsOf(folder: string): Import[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .flatMap((name) => {
      const from = path.posix.join(folder, name.split(path.sep).join('/'))
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, from), 'utf8'), true, true)
      return importedFiles.map(({ fileName }) => ({
        from,
        to: fileName.startsWith('.') ? path.posix.join(path.posix.dirname(from), fileName) : fileName
      }))
    })
}

const imports = ['client', 'server', 'shared'].flatMap(importsOf)
const isOwn = ({ to }: Import) => /^(client|server|shared)\//.test(to)
const within = (folder: string) => (name: string) => name.startsWith(`${folder}/`)
const shown = (found: Import[]) => found.map(({ from, to }) => `${from} -> ${to}`)

/** Imports out of a folder that it may not have. */
function strays(folder: string, allowed: (found: Import) => boolean): string[] {
  return shown(imports.filter((found) => within(folder)(found.from) && !allowed(found)))
}

t.test('the sources were read', async (t) => {
  for (const folder of ['client', 'server', 'shared']) {
    t.ok(imports.filter(({ from, to }) => within(folder)(from) && to.startsWith('shared/')).length > 5, folder)
  }
})

t.test('shared imports itself, the shapes of its contract and the matcher of paths alone', async (t) => {
  t.same(
    strays('shared', ({ to }) => to.startsWith('shared/') || ['regexparam', 'virtual:shapes'].includes(to)),
    []
  )
})

t.test('the client imports itself, what is shared, and nothing of Node or of the server', async (t) => {
  const packages = [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
    'zustand',
    'regexparam',
    'wouter',
    'wouter/use-browser-location'
  ]
  const onDemand = ['leaflet', 'uqr', 'weixin-js-sdk', 'virtual:build', 'virtual:shell-pictures']
  t.same(
    strays('client', (found) => /^(client|shared)\//.test(found.to) || [...packages, ...onDemand].includes(found.to)),
    []
  )
})

/** Files of the server that may know the client, and what of it. */
const bridges: Record<string, RegExp> = {
  'server/pages/hall-pictures.tsx': /^client\/(hall\/(sketch|hall-layer)|ui\/picture)\.tsx?$/,
  'server/pages/render.tsx':
    /^client\/(app|contexts|store|boot\/rendering-needs|shell\/shell-part|pages\/components|forms\/form-view|forms\/form-messages|visit\/pass\/registered|messages\/all-messages|ui\/picture)\.tsx?$/,
  'server/pages/styleguide-page.tsx':
    /^client\/(contexts\.tsx|store\.ts|styleguide\/(styleguide\.tsx|sample-sections\.ts)|forms\/form-messages\.ts|messages\/(all-messages|messages)\.ts)$/
}

t.test('the server imports the client only in the files that render it', async (t) => {
  const known = imports.filter(({ from, to }) => from.startsWith('server/') && to.startsWith('client/'))
  t.same(shown(known.filter(({ from, to }) => !bridges[from]?.test(to))), [])
  t.same([...new Set(known.map(({ from }) => from))].sort(), Object.keys(bridges).sort(), 'and each of them does')
})

t.test('the server imports React only where it renders', async (t) => {
  const known = imports.filter(({ from, to }) => from.startsWith('server/') && /^react(-dom)?(\/|$)/.test(to))
  t.same(
    shown(known.filter(({ from }) => !/^server\/((pages|editor)\/[\w-]+|observe\/live-page)\.tsx$/.test(from))),
    []
  )
})

t.test(
  'the embedded backend is reached over HTTP: main.ts starts it, its own process alone uses the site',
  async (t) => {
    const inside = within('server/backend')
    const isCommon = (to: string) => to === 'server/settings.ts' || !within('server')(to)
    const known = imports.filter(
      (found) => isOwn(found) && inside(found.to) !== inside(found.from) && !isCommon(found.to)
    )
    t.same(shown(known.filter(({ from }) => from !== 'server/backend/backend-process.ts')).sort(), [
      'server/backend/content/commands/content-command.ts -> server/observe/process-end.ts',
      'server/main.ts -> server/backend/content-source.ts',
      'server/main.ts -> server/backend/start.ts'
    ])
  }
)

const isBuiltin = (to: string) => builtinModules.includes(to.replace('node:', ''))

/** The folders of a README's table, each with what it may import: folders with a slash, files without. */
function tableOf(folder: 'server' | 'client'): Map<string, string[]> {
  const readme = readFileSync(path.join(root, folder, 'README.md'), 'utf8')
  const rows = readme.matchAll(/^\| `([\w-]+)\/` \| .* \|([^|]*)\|$/gm)
  const place = (name: string) => (/^(client|server|shared)\//.test(name) ? name : `${folder}/${name}`)
  return new Map(
    [...rows].map(([, name = '', allowed = '']) => [
      `${folder}/${name}`,
      [...allowed.matchAll(/`([^`]+)`/g)].map(([, item = '']) => place(item))
    ])
  )
}

for (const folder of ['server', 'client'] as const) {
  t.test(`folders of the ${folder} import what its README names`, async (t) => {
    const table = tableOf(folder)
    const folders = readdirSync(path.join(root, folder), { withFileTypes: true })
    t.same(
      [...table.keys()].sort(),
      folders.flatMap((entry) => (entry.isDirectory() ? `${folder}/${entry.name}` : []))
    )
    for (const [name, allowed] of table) {
      const common =
        folder === 'server' ? ['shared/', 'server/settings.ts'] : ['shared/', 'client/store.ts', 'client/contexts.tsx']
      const every = name === 'server/http' ? allowed : [...allowed, ...common, `${name}/`]
      const others = strays(
        name,
        (found) =>
          !isOwn(found) ||
          within(name)(found.to) ||
          every.some((item) => found.to === item || (item.endsWith('/') && found.to.startsWith(item)))
      )
      t.same(others, [], name)
      const unused = allowed.filter(
        (item) => !imports.some(({ from, to }) => within(name)(from) && (to === item || to.startsWith(item)))
      )
      t.same(unused, [], `${name} needs what its row names`)
    }
  })
}

t.test('the protocol and the cache import few packages', async (t) => {
  const packages = new Set(['lru-cache', 'fastify', '@fastify/proxy-addr', '@redis/client'])
  for (const folder of ['server/http', 'server/cache'])
    t.same(
      strays(folder, (found) => isOwn(found) || isBuiltin(found.to) || packages.has(found.to)),
      []
    )
})

t.test('nothing of the product imports a test or a development package', async (t) => {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'optionalDependencies',
    Record<string, string>
  >
  const packages = { ...manifest.dependencies, ...manifest.optionalDependencies }
  const nameOf = (to: string) =>
    to
      .split('/')
      .slice(0, to.startsWith('@') ? 2 : 1)
      .join('/')
  const others = imports.filter((found) => {
    if (isOwn(found) || found.to.startsWith('node:') || found.to.startsWith('virtual:')) return false
    return !Object.hasOwn(packages, nameOf(found.to))
  })
  t.same(shown(others), [])
})

t.test('no file imports itself by any way round, types and dynamic imports included', async (t) => {
  const edges = new Map<string, string[]>()
  for (const { from, to } of imports) edges.set(from, [...(edges.get(from) ?? []), to])
  t.ok(edges.size > 400, `${edges.size} files`)
  t.same(cyclesOf(edges), [])
})

/** Each way from a file back to itself, one for each file that closes it. */
function cyclesOf(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) return void cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (done.has(file)) return
    for (const next of edges.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of edges.keys()) visit(file, [])
  return cycles
}

t.test('a cycle is found', async (t) => {
  const edges = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []]
  ])
  t.same(cyclesOf(edges), ['a -> b -> c -> a'])
})

t.test('the root holds what it should and nothing besides', async (t) => {
  const named = [
    'package.json',
    'tsconfig.json',
    'server',
    'client',
    'shared',
    'build.mjs',
    'test',
    'Dockerfile',
    'README.md'
  ]
  const made = ['package-lock.json', 'node_modules', 'dist', 'data']
  const others = readdirSync(root).filter((name) => !name.startsWith('.') && ![...named, ...made].includes(name))
  t.same(others, [])
  for (const name of named) t.ok(readdirSync(root).includes(name), name)
})

t.test('the lock file and the settings of npm name no registry', async (t) => {
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(lock) as { packages: Record<string, { resolved?: string; integrity?: string }> }
  t.ok(Object.keys(packages).length > 100)
  t.same(
    Object.keys(packages).filter((name) => packages[name]?.resolved),
    []
  )
  t.notMatch(lock, /registry\.|\/-\/[\w.-]+\.tgz/)
  t.notMatch(readFileSync(path.join(root, '.npmrc'), 'utf8'), /https?:|registry *=/)
})
