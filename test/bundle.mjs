/** Bundles test files with the virtual modules of a build, so that they run the code that the product runs. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import esbuild from 'esbuild'
import { dist, ready, root } from '../build.mjs'
import { nodeOptions } from '../server/build.mjs'
import { bundledTap } from './tap-bundle.mjs'
import { readyTestBuild, testBuild } from './test-build.mjs'

/** Each run has its own folder, so that runs do not overwrite one another; it is removed when the process exits. */
const out = path.join('.test', 'runs', String(process.pid))
process.once('exit', () => rmSync(path.join(root, out), { recursive: true, force: true }))

/**
 * Fixtures whose importers need more than the sources: the complete build in dist/, a browser, the document of a process. Importing one of them,
 * directly or through other fixtures, is how a test declares its need.
 */
const needs = {
  dist: ['test/fixtures/dist.ts', 'test/fixtures/browser.ts'],
  browser: ['test/fixtures/browser.ts'],
  document: ['test/fixtures/dom.ts'],
  nginx: ['test/fixtures/nginx-process.ts'],
  promtool: ['test/fixtures/promtool.ts'],
  redis: ['test/fixtures/redis-process.ts'],
  varnish: ['test/fixtures/varnish-process.ts'],
  engines: ['test/fixtures/firefox.ts', 'test/fixtures/webkit.ts']
}

/** Test files below a folder, by their path from the root. */
export function testFiles(folder = 'test') {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .sort()
}

/**
 * Bundles test files around the build for tests. Gives for each its path, the bundle's path from the root, and whether
 * it needs `dist`, a `browser`, `nginx`, `promtool`, `redis`, `varnish` and other `engines`, and the
 * files that it imports. The bundle of a file that needs dist/ is undefined: see `bundleAroundDist`. `plugins` of
 * esbuild come before its own.
 */
export async function bundleTests(files, plugins = []) {
  const { inputs } = await bundle([...needs.document, ...files], 'sources', await readyTestBuild(), testBuild, plugins)
  return files.map((file) => {
    const imported = importsOf(inputs, file)
    const isNeeded = (fixtures) => fixtures.some((fixture) => imported.has(fixture))
    const test = {
      file,
      imported,
      dist: isNeeded(needs.dist),
      browser: isNeeded(needs.browser),
      nginx: isNeeded(needs.nginx),
      promtool: isNeeded(needs.promtool),
      redis: isNeeded(needs.redis),
      varnish: isNeeded(needs.varnish),
      engines: isNeeded(needs.engines)
    }
    if (test.dist) return test
    const own = bundleOf(file, 'sources')
    return { ...test, bundle: isNeeded(needs.document) ? withDocument(own) : own }
  })
}

/** Builds dist/ where it is out of date, bundles test files around it, and gives the bundles' paths from the root. */
export async function bundleAroundDist(files) {
  await ready()
  const manifest = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8'))
  await bundle(files, 'dist', manifest, 'dist')
  return files.map((file) => bundleOf(file, 'dist'))
}

const bundleOf = (file, folder) => path.posix.join(out, folder, file.replace(/\.tsx?$/, '.mjs'))

/**
 * A file that loads the document before a bundle of `sources`. React DOM looks for the window when it is loaded, and an
 * import of a package comes before the modules of a bundle.
 */
function withDocument(own) {
  const entry = own.replace(/\.mjs$/, '.entry.mjs')
  const files = [...needs.document.map((file) => bundleOf(file, 'sources')), own]
  const lines = files.map((file) => `await import(${JSON.stringify(path.join(root, file))})`)
  writeFileSync(path.join(root, entry), lines.join('\n'))
  return entry
}

/** Packages of the server that are bundled with it, as in the build: as packages they take 0.1 s each to load. */
const bundled = new Set(['fastify', 'undici', 'prom-client', 'sanitize-html'])

/** Leaves all other packages external: what a test itself imports is loaded once, by the test and by the sources. */
const externalPackages = {
  name: 'external packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, importer, kind }) => {
      if (kind === 'entry-point' || name.startsWith('virtual:')) return undefined
      if (importer.includes('node_modules')) return undefined
      const parts = name.split('/')
      const packageName = parts.slice(0, name.startsWith('@') ? 2 : 1).join('/')
      return bundled.has(packageName) ? undefined : { path: name, external: true }
    })
  }
}

/** Bundles into a folder of this run; `build` is the folder of the files that the manifest names, from the root. */
async function bundle(files, folder, manifest, build, plugins = []) {
  const { external: _external, ...options } = nodeOptions(root, manifest, false)
  const outdir = path.join(root, out, folder)
  mkdirSync(outdir, { recursive: true })
  writeFileSync(path.join(outdir, 'package.json'), '{"type":"module"}\n')
  const { metafile } = await esbuild.build({
    ...options,
    define: {
      ...options.define,
      'import.meta.projectRoot': JSON.stringify(root),
      'import.meta.buildFolder': JSON.stringify(path.join(root, build))
    },
    entryPoints: files,
    plugins: [...plugins, await bundledTap(), externalPackages, ...options.plugins],
    outdir,
    outbase: root,
    splitting: true,
    sourcemap: 'linked',
    loader: { '.css': 'empty', '.yaml': 'text' },
    outExtension: { '.js': '.mjs' },
    metafile: true
  })
  return metafile
}

/** The file and all files that it imports, directly or indirectly. */
function importsOf(inputs, file, visited = new Set()) {
  if (visited.has(file)) return visited
  visited.add(file)
  for (const { path: next, external } of inputs[file]?.imports ?? []) if (!external) importsOf(inputs, next, visited)
  return visited
}
