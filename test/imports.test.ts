import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'
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

t.test('shared is pure: it imports itself and the one matcher of paths', async (t) => {
  t.same(
    strays('shared', ({ to }) => to.startsWith('shared/') || to === 'regexparam'),
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
    'wouter/use-browser-location'
  ]
  const onDemand = ['leaflet', 'uqr', 'weixin-js-sdk', 'virtual:build']
  t.same(
    strays('client', (found) => /^(client|shared)\//.test(found.to) || [...packages, ...onDemand].includes(found.to)),
    []
  )
})

/** Files of the server that may know the client, and what of it. */
const bridges: Record<string, RegExp> = {
  'server/pages/render.tsx':
    /^client\/(app|store|layout\/shell-part|screens\/screens|forms\/form-view|forms\/form-words|words\/whole)\.tsx?$/,
  'server/pages/parts-page.tsx':
    /^client\/(store\.ts|parts\/parts\.tsx|forms\/form-words\.ts|words\/(whole|words)\.ts)$/,
  'server/pages/page-head.ts': /^client\/words\/titles\.ts$/,
  'server/pages/structured-trail.ts': /^client\/words\/titles\.ts$/
}

t.test('the server knows the client in the files that render it, and nowhere else', async (t) => {
  const known = imports.filter(({ from, to }) => from.startsWith('server/') && to.startsWith('client/'))
  t.same(shown(known.filter(({ from, to }) => !bridges[from]?.test(to))), [])
  t.same([...new Set(known.map(({ from }) => from))].sort(), Object.keys(bridges).sort(), 'and each of them does')
})

t.test('React is met in what renders, and in no other file of the server', async (t) => {
  const known = imports.filter(({ from, to }) => from.startsWith('server/') && /^react(-dom)?(\/|$)/.test(to))
  t.same(shown(known.filter(({ from }) => !/^server\/pages\/[\w-]+\.tsx$/.test(from))), [])
})

t.test(
  'the embedded backend is met over HTTP: the process imports its start alone, a step of the build the rest',
  async (t) => {
    const inside = within('server/backend')
    const known = imports.filter(({ from, to }) => inside(to) && !inside(from))
    t.same(shown(known), [
      'server/compile.ts -> server/backend/backend.ts',
      'server/main.ts -> server/backend/start.ts'
    ])
    t.same(
      strays('server/backend', (found) => !isOwn(found) || /^(server\/backend|shared)\//.test(found.to)),
      []
    )
  }
)

t.test('the cache knows nothing of Fastify, React or this fair', async (t) => {
  const allowed = (to: string) => within('server/cache')(to) || builtinModules.includes(to.replace('node:', ''))
  t.same(
    strays('server/cache', ({ to }) => allowed(to) || to === 'lru-cache'),
    []
  )
})

t.test('the API door knows nothing of pages, pages know it only through answers', async (t) => {
  t.same(
    strays('server/api', ({ to }) => !/^server\/(pages|made|app|main)\b/.test(to)),
    []
  )
  t.same(
    strays('server/pages', ({ to }) => !/^server\/(api|cache|app|main)\b/.test(to)),
    []
  )
})

t.test('nothing of the product imports a test or a development package', async (t) => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const nameOf = (to: string) =>
    to
      .split('/')
      .slice(0, to.startsWith('@') ? 2 : 1)
      .join('/')
  const others = imports.filter((found) => {
    if (isOwn(found) || found.to.startsWith('node:') || found.to.startsWith('virtual:')) return false
    return !Object.hasOwn(dependencies, nameOf(found.to))
  })
  t.same(shown(others), [])
})

t.test('no file imports itself, by any way round', async (t) => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['client/main.tsx', 'server/main.ts', 'server/backend/worker.ts', 'server/backend/data.ts'],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    external: ['virtual:*', '*.yaml'],
    jsx: 'automatic',
    outdir: 'out',
    loader: { '.css': 'empty' },
    logLevel: 'silent'
  })
  const edges = new Map(
    Object.entries(metafile.inputs).map(([file, input]) => [
      file,
      input.imports.filter((found) => found.kind === 'import-statement' && !found.external).map((found) => found.path)
    ])
  )
  t.ok(edges.size > 200, `${edges.size} files`)
  t.same(cyclesOf(edges), [])
})

/** Each way from a file back to itself, one for each file that closes it. */
function cyclesOf(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) return void found.push([...way.slice(way.indexOf(file)), file].join(' -> '))
    if (done.has(file)) return
    for (const next of edges.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of edges.keys()) visit(file, [])
  return found
}

t.test('a circle would be seen', async (t) => {
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
