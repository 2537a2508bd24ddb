/** The browser's half of the build: pictures, files, styles and scripts, hashed and precompressed into dist/assets. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import esbuild from 'esbuild'
import sharp from 'sharp'
import { optimize } from 'svgo'
import { minify } from 'terser'
import { renderSVG } from 'uqr'

/** An edition has tokens of its own: `client/styles/tokens-NAME.css`. */
const editionsOf = (root) =>
  readdirSync(path.join(root, 'client', 'styles')).flatMap((name) => /^tokens-(\w+)\.css$/.exec(name)?.[1] ?? [])
/** The sheets that are written into an edition's home page and into its other pages. */
const firstKinds = ['home', 'page']
const firstOf = (kind, edition) => `first-${kind}-${edition}`
/** Style sheets that only some pages need, beside the edition's. */
const moreStyles = ['tools', 'map']
/** Pictures that components name themselves; all others are named by content. */
const ofTheShell = /\/(mark|hero|hero-tall|default|head-[a-z]+|qr|hall-plan|visit-metro)$/

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('base64url').replace(/[-_]/g, '').slice(0, 8)

/** A module that the code imports by name and the build makes up. */
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

function filesBelow(folder, ending) {
  return readdirSync(folder, { recursive: true })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => ending.test(name) && statSync(path.join(folder, name)).isFile())
    .sort()
}

/** Writes a file under a hashed name and gives its address. */
function emit(assets, name, bytes) {
  const { name: base, ext } = path.posix.parse(name)
  const file = `${base.replaceAll('/', '-')}-${hashOf(bytes)}${ext}`
  writeFileSync(path.join(assets, file), bytes)
  return `/assets/${file}`
}

/** All drawn pictures, minimal, by their name below client/pictures. */
function buildPictures(root, assets) {
  const folder = path.join(root, 'client', 'pictures')
  const pictures = {}
  for (const name of filesBelow(folder, /\.svg$/)) {
    const source = readFileSync(path.join(folder, name), 'utf8')
    const { data } = optimize(source, { path: name, multipass: true })
    const size = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(data) ?? /width="([\d.]+)"[^>]*height="([\d.]+)"/.exec(data)
    if (!size) throw new Error(`client/pictures/${name}: no viewBox`)
    const key = name.replace(/\.svg$/, '')
    const src = emit(assets, key.replace('/', '-').concat('.svg'), Buffer.from(data))
    pictures[key] = { src, width: Math.round(Number(size[1])), height: Math.round(Number(size[2])) }
  }
  return pictures
}

/** Icons, sharing pictures and the official account's QR picture of each edition. */
async function buildIcons(root, assets, pictures) {
  const icons = {}
  for (const edition of editionsOf(root)) {
    const svg = (name) => readFileSync(path.join(root, 'client', 'pictures', edition, `${name}.svg`))
    const png = async (name, width, height) => {
      const bytes = await sharp(svg(name), { density: 144 })
        .resize(width, height, { fit: 'cover' })
        .png({ palette: true })
        .toBuffer()
      return emit(assets, `${edition}-${name}.png`, bytes)
    }
    icons[`${edition}/favicon`] = pictures[`${edition}/favicon`].src
    icons[`${edition}/share`] = await png('share', 600, 600)
    icons[`${edition}/share-wide`] = await png('share-wide', 1200, 630)
    const qr = renderSVG(`https://example.com/wechat/${edition}`, { border: 2 })
    const bytes = await sharp(Buffer.from(qr))
      .resize(400, 400, { kernel: 'nearest' })
      .png({ palette: true, colours: 4 })
      .toBuffer()
    pictures[`${edition}/qr`] = { src: emit(assets, `${edition}-qr.png`, bytes), width: 400, height: 400 }
  }
  return icons
}

/** Downloads and clips, by their name below client/downloads and client/media. */
function buildFiles(root, assets) {
  const files = {}
  for (const place of ['downloads', 'media']) {
    const folder = path.join(root, 'client', place)
    for (const name of filesBelow(folder, /\.\w+$/)) {
      const bytes = readFileSync(path.join(folder, name))
      files[name] = { src: emit(assets, name.replace('/', '-'), bytes), bytes: bytes.length }
    }
  }
  return files
}

/** What `virtual:build` tells the code that both sides run. */
export function knownToCode({ shellPictures, styles }) {
  return { shellPictures, styles }
}

/** Styles without the custom properties that none of their own rules reads. */
function withoutUnread(css) {
  return css.replace(/(--[\w-]+):\s*([^;{}]*(?:;|(?=\})))/g, (_whole, name, value) =>
    css.includes(`var(${name}`) ? `${name}:${value}` : ''
  )
}

async function buildStyles(root, assets, production) {
  const editions = editionsOf(root)
  const firsts = editions.flatMap((edition) => firstKinds.map((kind) => firstOf(kind, edition)))
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [...editions, ...firsts, ...moreStyles].map((name) => `client/styles/${name}.css`),
    outdir: assets,
    bundle: true,
    minify: production,
    target: ['chrome87', 'safari14', 'firefox88'],
    loader: { '.woff2': 'file', '.png': 'empty' },
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: '/assets',
    metafile: true,
    logLevel: 'error'
  })
  const styles = {}
  let face = ''
  for (const [file, { entryPoint }] of Object.entries(result.metafile.outputs)) {
    const address = `/assets/${path.basename(file)}`
    if (entryPoint) styles[path.basename(entryPoint, '.css')] = address
    else if (file.endsWith('.woff2')) face = address
  }
  const firstStyles = {}
  for (const edition of editions) {
    firstStyles[edition] = {}
    for (const kind of firstKinds) {
      const name = firstOf(kind, edition)
      const file = path.join(assets, path.basename(styles[name]))
      firstStyles[edition][kind] = withoutUnread(readFileSync(file, 'utf8').trim())
      rmSync(file)
      delete styles[name]
    }
  }
  return { styles, firstStyles, face }
}

/** In development an open page asks for the build's id and reloads when it is another one. */
const reloadOnChange = `if (!globalThis.watching) {
  globalThis.watching = setInterval(async () => {
    const page = await fetch('/404').then((answer) => answer.text(), () => '')
    const id = /name="build" content="(\\w+)"/.exec(page)?.[1]
    if (id && id !== document.querySelector('meta[name="build"]')?.content) location.reload()
  }, 500)
}`

async function buildScripts(root, assets, known, production) {
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['client/main.tsx'],
    outdir: assets,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2020',
    jsx: 'automatic',
    minify: production,
    inject: ['client/core.ts'],
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': production ? '"production"' : '"development"' },
    ...(production ? {} : { sourcemap: 'linked', banner: { js: reloadOnChange } }),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: [virtualModule('virtual:build', known)],
    metafile: true,
    logLevel: 'error'
  })
  const outputs = result.metafile.outputs
  const withImports = (file, seen = new Set()) => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const { path: next, kind } of outputs[file].imports) if (kind === 'import-statement') withImports(next, seen)
    return seen
  }
  const addressesOf = (file) => [...withImports(file)].map((name) => `/assets/${path.basename(name)}`)
  const entryFile = Object.keys(outputs).find((file) => outputs[file].entryPoint === 'client/main.tsx')
  const entry = addressesOf(entryFile)
  const lazy = {}
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint && file !== entryFile) lazy[entryPoint] = addressesOf(file).filter((src) => !entry.includes(src))
  }
  return { entry, lazy, metafile: result.metafile }
}

/** Which files a screen or a language needs, read from the loaders' own imports. */
function chunkTable(root, lazy) {
  const chunks = {}
  const loaders = readFileSync(path.join(root, 'client', 'screens', 'loaders.ts'), 'utf8')
  for (const [, screen, file] of loaders.matchAll(
    /^ {2}(\w+): async \(\) => \(await import\('\.\/([\w-]+\.tsx)'\)\)/gm
  )) {
    chunks[`screen:${screen}`] = lazy[`client/screens/${file}`] ?? []
  }
  for (const locale of ['cn', 'en']) chunks[`words:${locale}`] = lazy[`client/words/${locale}.ts`] ?? []
  return chunks
}

/** Asks V8 to compile all of a file while it comes, in a thread of its own, and not piece by piece as it is called. */
const compileHint = '//# allFunctionsCalledOnLoad\n'

/** Terser takes another two in a hundred off what esbuild has minified. What every page runs at once says so. */
async function minifyScripts(assets, atOnce) {
  for (const name of readdirSync(assets)) {
    if (!name.endsWith('.js')) continue
    const file = path.join(assets, name)
    const { code } = await minify(readFileSync(file, 'utf8'), { module: true, compress: { passes: 2, ecma: 2020 } })
    writeFileSync(file, atOnce.has(`/assets/${name}`) ? compileHint + code : code)
  }
}

function precompress(assets) {
  for (const name of readdirSync(assets)) {
    if (!/\.(js|css|svg|json|txt|csv|html|ics|map)$/.test(name)) continue
    const bytes = readFileSync(path.join(assets, name))
    const br = brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    })
    if (br.length < bytes.length) writeFileSync(path.join(assets, `${name}.br`), br)
    const gz = gzipSync(bytes, { level: 9 })
    if (gz.length < bytes.length) writeFileSync(path.join(assets, `${name}.gz`), gz)
  }
}

/** Pictures, icons, downloads and clips: what changes seldom and takes longest. */
export async function buildMedia(root, dist) {
  const assets = path.join(dist, 'assets')
  const pictures = buildPictures(root, assets)
  const icons = await buildIcons(root, assets, pictures)
  return { pictures, icons, files: buildFiles(root, assets) }
}

/** Builds the browser's files around `media` and gives what the server must know of them. */
export async function buildClient(root, dist, media, production = true) {
  const assets = path.join(dist, 'assets')
  const { pictures, icons, files } = media
  const shellPictures = Object.fromEntries(Object.entries(pictures).filter(([name]) => ofTheShell.test(name)))
  const { styles, firstStyles, face } = await buildStyles(root, assets, production)
  const known = knownToCode({ shellPictures, styles })
  const { entry, lazy, metafile } = await buildScripts(root, assets, known, production)
  const chunks = chunkTable(root, lazy)
  if (production) {
    const words = ['cn', 'en'].flatMap((locale) => chunks[`words:${locale}`])
    await minifyScripts(assets, new Set([...entry, ...words]))
    precompress(assets)
  }
  const buildId = hashOf(Buffer.from(JSON.stringify([entry, chunks, styles, firstStyles, pictures, files, icons])))
  return { buildId, entry, chunks, styles, firstStyles, face, icons, pictures, files, shellPictures, metafile }
}
