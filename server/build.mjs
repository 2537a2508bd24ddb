/** The server's part of the build: bundles, content packs, V8's code cache, and native packages. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import esbuild from 'esbuild'
import { parse } from 'yaml'
import { bundledInputs } from '../client/build/package-notices.mjs'
import { builtModules, virtualModule } from '../client/build.mjs'
import { contentSchemas, oneLanguageSchema, readSchemas } from './backend/content/content-schemas.mjs'
import { formFields } from './backend/content/form-fields.mjs'

/** The content folders of the built-in editions, by name. */
const builtInContent = path.join('server', 'backend', 'content', 'editions')

/** Packages with native parts: they are not bundled but copied into dist/node_modules with their dependencies. */
const native = ['libsql', 'sharp']

/** The first line of an ECMAScript module that bundles CommonJS modules, which need a `require`. */
export const requireBanner =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/** Turns a YAML file into a module with its text and the parsed document: parsing would block a process for 0.1 s. */
const yamlModule = {
  name: 'yaml',
  setup(build) {
    build.onLoad({ filter: /\.yaml$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8')
      const json = JSON.stringify(JSON.stringify(parse(text)))
      const contents = `export const text = ${JSON.stringify(text)}\nexport const readDocument = () => JSON.parse(${json})`
      return { contents, loader: 'js' }
    })
  }
}

/** esbuild options for bundles that run in Node; `manifest` is what `buildClient` returns. */
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
  banner: { js: requireBanner },
  plugins: [
    yamlModule,
    contentSchemas(root),
    ...builtModules(root, manifest),
    virtualModule('virtual:manifest', { ...manifestFor(manifest), editionForms: editionForms(root) })
  ],
  logLevel: 'error'
})

/** The words and options of forms by skin, which hold where a backend gives none: the plain one's are the starter's. */
function editionForms(root) {
  const folder = path.join(root, builtInContent)
  const read = (content) => parse(readFileSync(path.join(content, 'forms.yaml'), 'utf8'))
  const own = readdirSync(folder).map((edition) => [edition, read(path.join(folder, edition))])
  return Object.fromEntries([...own, ['plain', read(path.join(folder, '..', 'starter'))]])
}

/** The part of the manifest that `virtual:manifest` exports. */
function manifestFor({
  pictures: _pictures,
  files: _files,
  shellPictures: _shellPictures,
  inputs: _inputs,
  ...forPages
}) {
  return forPages
}

/**
 * Checks the built-in content folders and writes what they compile to, the folders themselves, and the folder that
 * `init` copies. Throws an error that lists all faults.
 */
async function buildContent(root, out, manifest) {
  const bundle = path.join(out, 'content.mjs')
  await esbuild.build({
    ...nodeOptions(root, manifest),
    entryPoints: ['server/backend/content/load/load-content.ts'],
    outfile: bundle
  })
  const built = { pictures: manifest.pictures, files: manifest.files }
  writeFileSync(path.join(out, 'content-files.json'), JSON.stringify(built))
  const { checkBuiltIn } = await import(`${pathToFileURL(bundle)}?${Date.now()}`)
  const folder = path.join(root, builtInContent)
  for (const edition of readdirSync(folder)) {
    const pack = checkBuiltIn(path.join(folder, edition), edition, built)
    writeFileSync(path.join(out, `content-${edition}.json`), JSON.stringify(pack))
  }
  rmSync(bundle)
  const content = path.dirname(folder)
  cpSync(folder, path.join(out, 'content'), { recursive: true })
  cpSync(path.join(content, 'starter'), path.join(out, 'content-starter'), { recursive: true })
  const schemas = path.join(out, 'content-starter', '.schema')
  mkdirSync(schemas, { recursive: true })
  for (const [name, schema] of Object.entries(readSchemas(root)))
    writeFileSync(path.join(schemas, `${name}.schema.json`), JSON.stringify(oneLanguageSchema(schema), null, 2))
  writeFileSync(path.join(out, 'form-fields.json'), JSON.stringify(formFields(root)))
}

/** Decap CMS as its package has it, in one file: editors load it from the site. */
const decap = 'node_modules/decap-cms/dist/decap-cms.js'

/** Platform packages for the C library that this machine does not have; npm installs both kinds of libsql's. */
const ofOtherLibc = process.report.getReport().header.glibcVersionRuntime ? /musl/ : /-gnu/

/**
 * Copies native packages with their dependencies, so that dist runs without the repository's node_modules. Returns a
 * file of each, from the root.
 */
function copyNative(root, dist) {
  const queue = [...native]
  const copied = new Set()
  while (queue.length > 0) {
    const name = queue.pop()
    const from = path.join(root, 'node_modules', name)
    if (copied.has(name) || !existsSync(from) || ofOtherLibc.test(name)) continue
    copied.add(name)
    cpSync(from, path.join(dist, 'node_modules', name), { recursive: true })
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(path.join(from, 'package.json'), 'utf8')
    )
    queue.push(...Object.keys(dependencies), ...Object.keys(optionalDependencies))
  }
  return [...copied].map((name) => `node_modules/${name}/package.json`)
}

/**
 * Bundles the server, the embedded backend and its commands into dist/server. The output is pure ASCII: V8 stores
 * source text with one other character in two bytes per character. esbuild leaves such characters in regular
 * expressions. Returns the files that they are made of, from the root.
 */
export async function bundleServer(root, dist, manifest, production = true) {
  const options = {
    ...nodeOptions(root, manifest, production),
    outdir: path.join(dist, 'server'),
    write: false,
    metafile: true
  }
  const { banner: _banner, ...plain } = options
  const built = await Promise.all([
    esbuild.build({
      ...options,
      plugins: [...options.plugins, loadedOnDemand],
      entryPoints: {
        main: 'server/main.ts',
        backend: 'server/backend/backend-process.ts',
        'backend-worker': 'server/backend/worker.ts',
        health: 'server/observe/health-command.ts',
        data: 'server/backend/data.ts',
        contract: 'server/check/command.ts',
        content: 'server/backend/content/commands/content-command.ts',
        'content-loader': 'server/backend/content/load/loader.ts',
        'table-thread': 'server/backend/content/edit/table-thread.ts',
        'picture-variants': 'server/backend/content/files/make-variants.ts',
        'name-spellings': 'server/backend/name-spellings.ts'
      }
    }),
    esbuild.build({
      ...plain,
      entryPoints: { site: 'server/app.ts' },
      format: 'cjs',
      outExtension: { '.js': '.cjs' },
      // A bundle that is loaded from a code cache has no dynamic imports: they become calls of `require`.
      supported: { 'dynamic-import': false },
      plugins: [...plain.plugins, undiciPoolOnly(root), withoutLazyImports, loadedOnDemand]
    }),
    esbuild.build({
      ...plain,
      entryPoints: { redis: '@redis/client' },
      format: 'cjs',
      external: [...plain.external, '@opentelemetry/api', '@node-rs/xxhash'],
      outExtension: { '.js': '.cjs' }
    }),
    esbuild.build({
      ...plain,
      entryPoints: { 'otlp-sdk': 'server/observe/otlp-sdk.ts' },
      format: 'cjs',
      outExtension: { '.js': '.cjs' }
    })
  ])
  for (const { path: file, text } of built.flatMap(({ outputFiles }) => outputFiles))
    writeFileSync(file, escapeNonAscii(text))
  return built.flatMap(({ metafile }) => bundledInputs(metafile))
}

/**
 * Leaves the client of Redis and the exporter of traces in bundles of their own, which are loaded only where
 * SHARED_CACHE_URL or OTEL_EXPORTER_OTLP_ENDPOINT is set, and the dictionary of Pinyin, which is loaded at the first
 * search.
 */
const loadedOnDemand = {
  name: 'loaded on demand',
  setup(build) {
    build.onResolve({ filter: /\/otlp-sdk\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './otlp-sdk.cjs', external: true } : undefined
    )
    build.onResolve({ filter: /\/name-spellings\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './name-spellings.js', external: true } : undefined
    )
    build.onResolve({ filter: /^@redis\/client$/ }, () => ({ path: './redis.cjs', external: true }))
  }
}

/**
 * Bundles undici's Pool and Client with `request` only: its index, which gives them their other methods, also loads
 * fetch, WebSocket and mocks, which takes a tenth of every start.
 */
const undiciPoolOnly = (root) => ({
  name: 'undici pool only',
  setup(build) {
    build.onResolve({ filter: /^undici$/ }, () => ({ path: 'undici', namespace: 'undici-pool' }))
    build.onLoad({ filter: /./, namespace: 'undici-pool' }, () => ({
      contents: `
        import Dispatcher from 'undici/lib/dispatcher/dispatcher.js'
        import request from 'undici/lib/api/api-request.js'
        Dispatcher.prototype.request = request
        export { default as Pool } from 'undici/lib/dispatcher/pool.js'
        export { default as Client } from 'undici/lib/dispatcher/client.js'`,
      resolveDir: root
    }))
  }
})

/** Excludes dynamic imports of client code with their packages: the server renders without them. */
const withoutLazyImports = {
  name: 'without lazy imports',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ kind, importer, path: to }) =>
      kind === 'dynamic-import' && importer.includes(`${path.sep}client${path.sep}`)
        ? { path: to, external: true }
        : undefined
    )
  }
}

/**
 * Writes V8's code cache beside the bundle of the site (`writeCodeCache`), in a process that does nothing else; `node` is
 * the Node program whose V8 creates it. V8 seeds its hashes of strings, whose order the bytes follow, with the number
 * given here. Throws if the bundle cannot be loaded.
 */
export async function compileServer(root, out, manifest, node = process.execPath) {
  const program = path.join(out, 'compile.js')
  await esbuild.build({
    ...nodeOptions(root, manifest),
    stdin: {
      contents: `import { writeCodeCache } from './server/code-cache.ts'
writeCodeCache(import.meta.dirname + '/site.cjs')
process.exit()`,
      resolveDir: root
    },
    outfile: program
  })
  const result = spawnSync(node, ['--random-seed=1', program], { stdio: 'inherit' })
  if (result.status !== 0) throw new Error('the built site could not be loaded: see the messages above')
  rmSync(program)
}

/** Replaces characters beyond ASCII by JavaScript's escapes. */
function escapeNonAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Builds everything of the server into `dist`. Returns the files of packages that it contains, from the root. */
export async function buildServer(root, dist, manifest, production = true) {
  const out = path.join(dist, 'server')
  mkdirSync(out, { recursive: true })
  const [inputs] = await Promise.all([
    bundleServer(root, dist, manifest, production),
    buildContent(root, out, manifest)
  ])
  const copied = copyNative(root, dist)
  writeFileSync(path.join(out, 'decap-cms.js.gz'), gzipSync(readFileSync(path.join(root, decap)), { level: 9 }))
  writeFileSync(path.join(dist, 'package.json'), '{"type":"module","private":true}\n')
  if (production) await compileServer(root, out, manifest)
  return [...inputs, ...copied, decap]
}
