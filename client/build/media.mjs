/** Pictures, icons, downloads and media of the browser's files. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { renderSVG } from 'uqr'
import { copyAppIcons, drawAppIcons } from './build-offline.mjs'
import { emit } from './emit.mjs'
import { withNight } from './night-pictures.mjs'
import { editionsOf, paletteOf } from './styles.mjs'
import { recoloured } from './venue-colours.mjs'

/** Paths of the files in a folder and its subfolders whose name matches, relative to the folder, sorted. */
function filesBelow(folder, ending) {
  return readdirSync(folder, { recursive: true })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => ending.test(name) && statSync(path.join(folder, name)).isFile())
    .sort()
}

/**
 * Minifies all SVG pictures in production; returns address and size in pixels by name below client/assets/pictures, and
 * the texts of the drawings that documents contain or the hall's layer reads, by address; a hero has no colours of the night there, which a style
 * sheet shows in a file instead. Throws without a size.
 */
async function buildPictures(root, assets, production) {
  const { optimize } = production ? await import('svgo') : { optimize: (source) => ({ data: source }) }
  const folder = path.join(root, 'client', 'assets', 'pictures')
  const pictures = {}
  const drawings = {}
  const own = filesBelow(folder, /\.svg$/).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')])
  for (const [name, source] of [...own, ...recoloured(own)]) {
    // The optimizer removes symbols, to which only components refer.
    const { data } = source.includes('<symbol') ? { data: source } : optimize(source, { path: name, multipass: true })
    const size = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(data) ?? /width="([\d.]+)"[^>]*height="([\d.]+)"/.exec(data)
    if (!size)
      throw new Error(
        `client/assets/pictures/${name}: the SVG has neither a viewBox nor width and height; add a viewBox`
      )
    const key = name.replace(/\.svg$/, '')
    const drawing = withNight(data, key)
    const src = emit(assets, key.replace('/', '-').concat('.svg'), Buffer.from(drawing))
    pictures[key] = { src, width: Math.round(Number(size[1])), height: Math.round(Number(size[2])) }
    if (/\/hero(-\w+)?$/.test(key)) drawings[src] = data
    if (/\/head-\w+$/.test(key)) drawings[src] = drawing
  }
  return { pictures, drawings }
}

/**
 * Renders each edition's icons and sharing pictures, returned by name; adds the official account's QR code to
 * `pictures`.
 */
async function buildIcons(root, assets, pictures, production) {
  const { default: sharp } = production ? await import('sharp') : {}
  const icons = {}
  for (const edition of editionsOf(root)) {
    const svg = (name) => readFileSync(path.join(root, 'client', 'assets', 'pictures', edition, `${name}.svg`))
    const png = async (name, width, height) => {
      if (!production) return emit(assets, `${edition}-${name}.png`, svg(name))
      const bytes = await sharp(svg(name), { density: 144 })
        .resize(width, height, { fit: 'cover' })
        .png({ palette: true })
        .toBuffer()
      return emit(assets, `${edition}-${name}.png`, bytes)
    }
    icons[`${edition}/favicon`] = pictures[`${edition}/favicon`].src
    icons[`${edition}/share`] = await png('share', 600, 600)
    icons[`${edition}/share-wide`] = await png('share-wide', 1200, 630)
    const emitIcon = (name, bytes) => emit(assets, `${edition}-${name}.png`, bytes)
    const appIcons = production
      ? await drawAppIcons(
          sharp,
          svg('mark'),
          paletteOf(readFileSync(path.join(root, 'client', 'styles', `tokens-${edition}.css`), 'utf8')).paper,
          emitIcon
        )
      : copyAppIcons(svg('mark'), emitIcon)
    for (const [name, address] of Object.entries(appIcons)) icons[`${edition}/${name}`] = address
    const qr = renderSVG(`https://example.com/wechat/${edition}`, { border: 2 })
    const bytes = production
      ? await sharp(Buffer.from(qr))
          .resize(400, 400, { kernel: 'nearest' })
          .png({ palette: true, colours: 4 })
          .toBuffer()
      : Buffer.from(qr)
    pictures[`${edition}/qr`] = { src: emit(assets, `${edition}-qr.png`, bytes), width: 400, height: 400 }
  }
  return icons
}

/**
 * Copies downloads and media; returns address and size in bytes by name below client/assets/downloads or
 * client/assets/media.
 */
function buildFiles(root, assets) {
  const files = {}
  for (const kind of ['downloads', 'media']) {
    const folder = path.join(root, 'client', 'assets', kind)
    for (const name of filesBelow(folder, /\.\w+$/)) {
      const bytes = readFileSync(path.join(folder, name))
      files[name] = { src: emit(assets, name.replace('/', '-'), bytes), bytes: bytes.length }
    }
  }
  return files
}

/**
 * Builds pictures, icons, downloads and media. Separate from buildClient because it is slow and these files change
 * seldom. Without `production` nothing is optimized or rasterized: pictures are the SVG sources, and icons hold the SVG
 * source below a name that ends in `.png`.
 */
export async function buildMedia(root, dist, production = true) {
  const assets = path.join(dist, 'assets')
  const { pictures, drawings } = await buildPictures(root, assets, production)
  const icons = await buildIcons(root, assets, pictures, production)
  return { pictures, drawings, icons, files: buildFiles(root, assets) }
}
