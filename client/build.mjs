/**
 * Builds the browser's style sheets and scripts into dist/assets, with hashed names, precompressed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import esbuild from 'esbuild'
import { shapesModule } from '../shared/records/compile-shapes.mjs'
import { targets } from './build/baseline.mjs'
import { apiViewerFiles, buildApiViewer } from './build/build-api-docs.mjs'
import { buildWorkers, offlineScripts } from './build/build-offline.mjs'
import { emit, hashOf } from './build/emit.mjs'
import { closureOf, joinChunks } from './build/join-chunks.mjs'
import { bundledInputs, packageNotices } from './build/package-notices.mjs'
import { buildStyles } from './build/styles.mjs'

/** Pictures that components refer to; all others are referred to by content. */
const shellPictureName = /\/(mark|hero|hero-tall|hero-phone|default|head-[a-z]+|qr|hall-plan|plan-start|visit-metro)$/

/** An esbuild plugin that resolves the import `name` to a module with the given values as exports. */
export function virtualModule(name, values) {
  const source = Object.entries(values).map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
  return {
    name,
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: name }))
      build.onLoad({ filter: /.*/, namespace: name }, () => ({ contents: source.join('\n'), loader: 'js' }))
    }
  }
}

/**
 * esbuild plugins for the modules that code in the browser and on the server imports: the shapes of records, and the
 * addresses of built files. The pictures that lazily loaded code shows are a module of their own, which stays out of the
 * first script.
 */
export function builtModules(root, { shellPictures, styles }) {
  const marks = Object.entries(shellPictures).flatMap(([name, { src }]) => {
    const edition = /^(\w+)\/mark$/.exec(name)?.[1]
    return edition === undefined ? [] : [[edition, src]]
  })
  return [
    shapesModule(root),
    virtualModule('virtual:build', { marks: Object.fromEntries(marks), styles }),
    virtualModule('virtual:shell-pictures', { shellPictures })
  ]
}

/** Script of `npm run dev`: the page polls for the build's id and reloads when it has changed. */
const reloadScript = `if (!globalThis.watching) {
  globalThis.watching = setInterval(async () => {
    const page = await fetch('/404').then((response) => response.text(), () => '')
    const id = /name="build" content="(\\w+)"/.exec(page)?.[1]
    if (id && id !== document.querySelector('meta[name="build"]')?.content) location.reload()
  }, 500)
}`

/** What becomes one file each (`joinChunks`), by its name. */
const joinedEntries = {
  main: { whole: ['client/main.tsx'] },
  // Forms send what waits for a network.
  visit: { whole: ['client/offline/start.ts'], shared: ['client/forms/mount-form.tsx'] },
  form: { own: ['client/forms/mount-form.tsx'] },
  pass: {
    own: ['client/visit/pass/registered.tsx', 'client/visit/pass/passes.tsx']
  },
  // What every page loads that is touched.
  parts: { whole: ['client/boot/mount-screen.tsx'], others: true }
}

/**
 * Bundles the scripts. Returns the entry's addresses with its static imports, and those of each lazy entry point beyond
 * them.
 */
async function buildScripts(root, assets, known, production, reloadOnChange) {
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['client/main.tsx'],
    outdir: assets,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: ['es2020', ...targets],
    // The oldest versions have both but for rare cases, for which esbuild would lower all (0.1 KiB) or refuse to build:
    // Chrome 87 fails `x?.f(...list)`, which test/baseline reports; Safari 14.0 parameters whose default value has a
    // function that uses a name of the body.
    supported: { destructuring: true, 'optional-chain': true },
    jsx: 'automatic',
    minify: production,
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': production ? '"production"' : '"development"' },
    ...(production ? {} : { sourcemap: 'linked' }),
    ...(reloadOnChange ? { banner: { js: reloadScript } } : {}),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: builtModules(root, known),
    write: false,
    metafile: true,
    logLevel: 'error'
  })
  const { files, nameOf } = production
    ? await joinChunks(result, joinedEntries)
    : {
        files: new Map(result.outputFiles.map((file) => [path.basename(file.path), file.text])),
        nameOf: (name) => name
      }
  for (const [name, text] of files) writeFileSync(path.join(assets, name), text)
  const outputs = result.metafile.outputs
  const addressesOf = (file) => [
    ...new Set([...closureOf(outputs, file)].map((name) => `/assets/${nameOf(path.basename(name))}`))
  ]
  const entryFile = Object.keys(outputs).find((file) => outputs[file].entryPoint === 'client/main.tsx')
  const entry = addressesOf(entryFile)
  const lazy = {}
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint && file !== entryFile) lazy[entryPoint] = addressesOf(file).filter((src) => !entry.includes(src))
  }
  return { entry, lazy, metafile: result.metafile }
}

/**
 * The text of the inline script (inline-script.ts). Browsers older than the baseline run it too, for the reading mode:
 * its syntax is that of the first ones that load modules.
 */
async function buildInlineScript(root) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['client/boot/inline-script.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2017',
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'error'
  })
  const { minify } = await import('terser')
  const { code } = await minify(outputFiles[0].text, {
    compress: { passes: 3, ecma: 2017, unsafe_arrows: true }
  })
  return code
}

/**
 * V8 compiles a file with this comment completely and off the main thread while it loads, instead of each function at
 * its first call.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'

/**
 * Minifies the scripts with Terser, which saves 2 % over esbuild's minifier; hoisted functions are 180 bytes of the
 * first script compressed. `eager` are addresses of scripts that get the
 * compile hint.
 */
async function minifyScripts(assets, eager) {
  const { minify } = await import('terser')
  for (const name of readdirSync(assets)) {
    if (!name.endsWith('.js')) continue
    const file = path.join(assets, name)
    const { code } = await minify(readFileSync(file, 'utf8'), {
      module: true,
      compress: { passes: 2, ecma: 2020, hoist_funs: true }
    })
    writeFileSync(file, eager.has(`/assets/${name}`) ? compileHint + code : code)
  }
}

/** Writes Brotli and gzip variants beside each text file, where smaller; several at once, in libuv's threads. */
async function precompress(assets) {
  const names = readdirSync(assets).filter((name) => /\.(js|css|svg|json|txt|csv|html|ics|map)$/.test(name))
  await Promise.all(names.map((name) => compressFile(path.join(assets, name))))
}

async function compressFile(file) {
  const bytes = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 })
  ])
  // In a file of some 100 bytes gzip saves one where br saves none: then neither is worth it.
  if (br.length >= bytes.length) return
  writeFileSync(`${file}.br`, br)
  if (gz.length < bytes.length) writeFileSync(`${file}.gz`, gz)
}

/**
 * Builds style sheets and scripts; returns the manifest of all built files for the server, and their `inputs`. `media` is the result of
 * buildMedia. `production` minifies and precompresses the files. The options are independent of it: `minifyStyles`
 * writes each style sheet on one line without comments, as pages inline it; `reloadOnChange` makes open pages reload
 * after the next build, which needs a running site.
 */
export async function buildClient(
  root,
  dist,
  media,
  production = true,
  { minifyStyles = production, reloadOnChange = !production } = {}
) {
  const assets = path.join(dist, 'assets')
  const { pictures, drawings, icons, files } = media
  const shellPictures = Object.fromEntries(Object.entries(pictures).filter(([name]) => shellPictureName.test(name)))
  const { styles, styleRules, tokens, palettes, nights, face, styleInputs } = await buildStyles(
    root,
    assets,
    pictures,
    minifyStyles
  )
  const known = { shellPictures, styles }
  const { entry, lazy, metafile } = await buildScripts(root, assets, known, production, reloadOnChange)
  if (production) await minifyScripts(assets, new Set(entry))
  const apiViewer = await buildApiViewer(root, (name, bytes) => emit(assets, name, bytes))
  const { workers, inputs: workerInputs } = await buildWorkers(root, production)
  const inputs = [...bundledInputs(metafile), ...styleInputs, ...workerInputs, ...apiViewerFiles]
  const notices = emit(assets, 'licenses.txt', Buffer.from(packageNotices(root, inputs)))
  if (production) await precompress(assets)
  const inlineScript = await buildInlineScript(root)
  const offline = offlineScripts({ entry, lazy })
  const hashed = [entry, inlineScript, styles, styleRules, tokens, nights, pictures, files, icons, workers, apiViewer]
  const buildId = hashOf(Buffer.from(JSON.stringify(hashed)))
  const forPages = {
    entry,
    inlineScript,
    styles,
    styleRules,
    tokens,
    drawings,
    palettes,
    nights,
    face,
    icons,
    workers,
    offline,
    apiViewer,
    notices
  }
  return { buildId, ...forPages, pictures, files, shellPictures, inputs }
}
