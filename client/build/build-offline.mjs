/**
 * The service worker's scripts, what it keeps for the pages it keeps in advance, and the icons of the installed site.
 */
import path from 'node:path'
import esbuild from 'esbuild'
import { targets } from './baseline.mjs'
import { bundledInputs } from './package-notices.mjs'

const folder = 'client/offline/worker'

/** Scripts of parts that need the network anyway, or are for WeChat, where there is no worker. */
const withoutNetwork = /^client\/(?:sections\/live-map|wechat|analytics)\.ts$|^node_modules\//

/**
 * Bundles the worker and the one that removes it, each as the text of a classic script: browsers of the baseline know
 * no other workers. Returns also the `inputs` of both.
 */
export async function buildWorkers(root, production) {
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [`${folder}/worker.ts`, `${folder}/remove-worker.ts`],
    outdir: 'worker',
    bundle: true,
    format: 'iife',
    target: ['es2020', ...targets],
    supported: { destructuring: true, 'optional-chain': true },
    minify: production,
    legalComments: 'none',
    charset: 'utf8',
    write: false,
    metafile: true,
    logLevel: 'error'
  })
  const textOf = (name) => outputFiles.find((file) => path.basename(file.path) === name)?.text ?? ''
  return { workers: { on: textOf('worker.js'), off: textOf('remove-worker.js') }, inputs: bundledInputs(metafile) }
}

/** Addresses of the scripts that the pages kept in advance may load: all but those of parts that need the network. */
export function offlineScripts({ entry, lazy }) {
  const chunks = Object.entries(lazy).flatMap(([file, addresses]) => (withoutNetwork.test(file) ? [] : addresses))
  return [...new Set([...entry, ...chunks])]
}

/** Sizes of the installed site's icons in pixels; a maskable one may be cut to a circle of four fifths of its width. */
const appIcons = [
  { name: 'app-192', size: 192, share: 0.86 },
  { name: 'app-512', size: 512, share: 0.86 },
  { name: 'app-maskable', size: 512, share: 0.56 }
]

/** Draws an edition's icons from its mark; `emit` writes a PNG and gives its address. Returns addresses by name. */
export async function drawAppIcons(sharp, mark, ground, emit) {
  const icons = {}
  for (const { name, size, share } of appIcons) {
    const inner = Math.round(size * share)
    const picture = await sharp(mark, { density: (72 * inner) / 64 })
      .resize(inner, inner)
      .png()
      .toBuffer()
    const bytes = await sharp({ create: { width: size, height: size, channels: 3, background: ground } })
      .composite([{ input: picture }])
      .png({ palette: true })
      .toBuffer()
    icons[name] = emit(name, bytes)
  }
  return icons
}

/** The same without a rasterizer: the mark's source below each name. */
export function copyAppIcons(mark, emit) {
  return Object.fromEntries(appIcons.map(({ name }) => [name, emit(name, mark)]))
}
