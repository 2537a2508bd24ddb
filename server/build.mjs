/** The server's half of the build: bundles, content packs, and the one native package beside them. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import esbuild from 'esbuild'
import { parse } from 'yaml'
import { knownToCode, virtualModule } from '../client/build.mjs'

/** Packages with native parts: they stay packages, copied into dist/node_modules with what they need. */
const native = ['libsql']

const banner =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/** A YAML file as a module: its text, and what it says as JSON; reading YAML would hold a process up for 0.1 s. */
const yamlModule = {
  name: 'yaml',
  setup(build) {
    build.onLoad({ filter: /\.yaml$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8')
      const said = JSON.stringify(JSON.stringify(parse(text)))
      const contents = `export const text = ${JSON.stringify(text)}\nexport const readDocument = () => JSON.parse(${said})`
      return { contents, loader: 'js' }
    })
  }
}

/** How everything that runs in Node is bundled. */
export const nodeOptions = (root, manifest, production = true) => ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  external: native,
  define: { 'process.env.NODE_ENV': production ? '"production"' : '"development"' },
  legalComments: 'none',
  minifySyntax: production,
  minifyWhitespace: production,
  banner: { js: banner },
  plugins: [
    yamlModule,
    virtualModule('virtual:build', knownToCode(manifest)),
    virtualModule('virtual:manifest', manifestFor(manifest))
  ],
  logLevel: 'error'
})

function manifestFor({ buildId, entry, chunks, styles, firstStyles, face, icons }) {
  return { buildId, entry, chunks, styles, firstStyles, face, icons }
}

/** Checks and compiles the packs; a fault stops the build and names file and field. */
async function buildContent(root, out, manifest) {
  const bundle = path.join(out, 'content.mjs')
  const packs = path.join(root, 'server', 'backend', 'content')
  // A folder is an edition's where it has the module that exports the pack by the edition's name.
  const editions = readdirSync(packs).filter((name) => existsSync(path.join(packs, name, 'index.ts')))
  await esbuild.build({
    ...nodeOptions(root, manifest),
    stdin: {
      contents: [
        `export { compilePack } from './server/backend/content/compile.ts'`,
        ...editions.map((edition) => `export * from './server/backend/content/${edition}/index.ts'`)
      ].join('\n'),
      resolveDir: root,
      loader: 'ts'
    },
    outfile: bundle
  })
  const content = await import(`${pathToFileURL(bundle)}?${Date.now()}`)
  for (const edition of editions) {
    const pack = content.compilePack(content[edition], { pictures: manifest.pictures, files: manifest.files }, edition)
    writeFileSync(path.join(out, `content-${edition}.json`), JSON.stringify(pack))
  }
  rmSync(bundle)
}

/** Copies native packages with their dependencies, so that dist runs alone. */
function copyNative(root, dist) {
  const wanted = [...native]
  const done = new Set()
  while (wanted.length > 0) {
    const name = wanted.pop()
    const from = path.join(root, 'node_modules', name)
    if (done.has(name) || !existsSync(from)) continue
    done.add(name)
    cpSync(from, path.join(dist, 'node_modules', name), { recursive: true })
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(path.join(from, 'package.json'), 'utf8')
    )
    wanted.push(...Object.keys(dependencies), ...Object.keys(optionalDependencies))
  }
}

/**
 * Bundles the server, the embedded backend and its commands into dist/server. Of a file with a single character beyond
 * ASCII V8 keeps two bytes for each one; esbuild leaves such characters where regular expressions hold them.
 */
export async function bundleServer(root, dist, manifest, production = true) {
  const options = { ...nodeOptions(root, manifest, production), outdir: path.join(dist, 'server'), write: false }
  const { banner: _banner, ...plain } = options
  const built = await Promise.all([
    esbuild.build({
      ...options,
      entryPoints: { main: 'server/main.ts', backend: 'server/backend/worker.ts', data: 'server/backend/data.ts' }
    }),
    esbuild.build({
      ...plain,
      entryPoints: { site: 'server/site.ts' },
      format: 'cjs',
      outExtension: { '.js': '.cjs' },
      plugins: [...plain.plugins, poolAlone(root), withoutLater]
    })
  ])
  for (const { path: file, text } of built.flatMap(({ outputFiles }) => outputFiles))
    writeFileSync(file, escapeBeyondAscii(text))
}

/** Of undici the pool and its connections alone: its index loads fetch, WebSocket and mocks as well, a tenth of every start. */
const poolAlone = (root) => ({
  name: 'pool alone',
  setup(build) {
    build.onResolve({ filter: /^undici$/ }, () => ({ path: 'undici', namespace: 'pool-alone' }))
    build.onLoad({ filter: /./, namespace: 'pool-alone' }, () => ({
      contents: `
        export { default as Pool } from 'undici/lib/dispatcher/pool.js'
        export { default as Client } from 'undici/lib/dispatcher/client.js'`,
      resolveDir: root
    }))
  }
})

/** What the browser's code loads later is never loaded here: it is left out, with the packages it brings. */
const withoutLater = {
  name: 'without later',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ kind, importer, path: to }) =>
      kind === 'dynamic-import' && importer.includes(`${path.sep}client${path.sep}`)
        ? { path: to, external: true }
        : undefined
    )
  }
}

/**
 * Has V8 compile what a start and a first visit need, and keeps that beside the bundle; `node` is the program whose V8
 * that is.
 */
export async function compileServer(root, out, manifest, node = process.execPath) {
  const program = path.join(out, 'compile.js')
  await esbuild.build({ ...nodeOptions(root, manifest), entryPoints: ['server/compile.ts'], outfile: program })
  const done = spawnSync(node, [program], { stdio: 'inherit' })
  if (done.status !== 0) throw new Error('the built site did not start')
  rmSync(program)
}

function escapeBeyondAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Everything of the server that dist needs. */
export async function buildServer(root, dist, manifest, production = true) {
  const out = path.join(dist, 'server')
  mkdirSync(out, { recursive: true })
  await Promise.all([bundleServer(root, dist, manifest, production), buildContent(root, out, manifest)])
  copyNative(root, dist)
  writeFileSync(path.join(dist, 'package.json'), '{"type":"module","private":true}\n')
  if (production) await compileServer(root, out, manifest)
}
