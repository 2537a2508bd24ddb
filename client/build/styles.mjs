/** Bundles the style sheets: tokens of the editions, what documents inline, and what browsers of the baseline lack. */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import esbuild from 'esbuild'
import { targets } from './baseline.mjs'
import { bundledInputs } from './package-notices.mjs'

/** Names of the editions: each has a file of design tokens, `client/styles/tokens-NAME.css`. */
export const editionsOf = (root) =>
  readdirSync(path.join(root, 'client', 'styles')).flatMap((name) => /^tokens-(\w+)\.css$/.exec(name)?.[1] ?? [])
const isTokens = /tokens-\w+\.css$/
/**
 * Style sheets of the first view, which pages inline behind an edition's tokens, by what the first view begins with.
 */
const openings = { hero: 'first-hero', head: 'first-head' }
/** The name of an edition's tokens. */
const tokensOf = (edition) => `tokens-${edition}`
/** The name of the style sheet that an edition's dark scheme adds. */
const nightOf = (edition) => `${edition}-night`
/** Style sheets that only some pages need, in addition to the edition's. */
const optionalStyles = ['tools', 'sections', 'map', 'pass', 'panels', 'hall', 'article']

/**
 * The colours of an edition's tokens (`styles/tokens-NAME.css`), which a fair's own look may replace
 * (`shared/records/look.ts`).
 */
const colour = /--([\w-]+): (#[\da-f]{3}|#[\da-f]{6});/g

/** The colours as `#rrggbb`, by name with `_` for `-`. */
export function paletteOf(css) {
  return Object.fromEntries(
    [...css.matchAll(colour)].map(([, name, value]) => [
      name.replaceAll('-', '_'),
      value.length === 4 ? `#${[...value.slice(1)].map((digit) => digit + digit).join('')}` : value
    ])
  )
}

/** Lets `--look-NAME`, which the style attribute of a document sets, replace each colour. */
function withLook(css) {
  return css.replace(colour, (_all, name, value) => `--${name}: var(--look-${name}, ${value});`)
}

const sidesOf = { inline: ['left', 'right'], block: ['top', 'bottom'] }
const allSides = ['top', 'right', 'bottom', 'left']

/** The values of a declaration, which spaces outside of parentheses separate. */
function valuesOf(text) {
  const values = ['']
  let depth = 0
  for (const c of text.trim()) {
    if (c === '(') depth += 1
    if (c === ')') depth -= 1
    if (depth === 0 && /\s/.test(c)) values.push('')
    else values[values.length - 1] += c
  }
  return values.filter(Boolean)
}

/**
 * Replaces `padding-inline`, `margin-block` and the like, and `inset`, by declarations of single sides: Safari 14.0 has
 * neither. All languages of the site are written from left to right in horizontal lines. `css` is a style sheet as
 * written, each declaration ending with `;`.
 */
function withPhysicalSides(css) {
  return css
    .replace(/(?<![\w-])(padding|margin|border)-(block|inline):\s*([^;{}]+);/g, (_all, property, axis, value) => {
      const [first, last = first] = property === 'border' ? [value] : valuesOf(value)
      const [before, after] = sidesOf[axis]
      return `${property}-${before}: ${first};${property}-${after}: ${last};`
    })
    .replace(/(?<![\w-])inset:\s*([^;{}]+);/g, (_all, value) => {
      const [top, right = top, bottom = top, left = right] = valuesOf(value)
      return [top, right, bottom, left].map((side, i) => `${allSides[i]}: ${side};`).join('')
    })
}

/** An esbuild plugin that reads style sheets with `withPhysicalSides`, and tokens with `withLook`. */
const loweredStyles = {
  name: 'lowered styles',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, ({ path: file }) => ({
      contents: withPhysicalSides(
        isTokens.test(file) ? withLook(readFileSync(file, 'utf8')) : readFileSync(file, 'utf8')
      ),
      loader: 'css'
    }))
  }
}

/** An esbuild plugin for `url("picture:NAME")` in style sheets: the address of a picture. */
const pictureAddresses = (pictures) => ({
  name: 'picture addresses',
  setup(build) {
    build.onResolve({ filter: /^picture:/ }, ({ path: name }) => ({
      path: pictures[name.slice('picture:'.length)].src,
      external: true
    }))
  }
})

/** Removes the declarations of custom properties that no rule of the style sheet uses. */
function withoutUnusedProperties(css) {
  return css.replace(/(--[\w-]+):\s*([^;{}]*(?:;|(?=\})))/g, (_declaration, name, value) =>
    css.includes(`var(${name}`) ? `${name}:${value}` : ''
  )
}

/** Removes the rules for a pointer that rests on something: the complete style sheet, which follows, has them, too. */
function withoutHover(css) {
  return css.replace(/(?<=[{}])[^{},@]*:hover[^{},]*\{[^}]*\}/g, '')
}

/**
 * Bundles the style sheets. Returns addresses by name, texts of the first view's, colours, and address and colours of the
 * night's by edition, the font's address, and the files that they are made of.
 */
export async function buildStyles(root, assets, pictures, minified) {
  const editions = editionsOf(root)
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [
      ...editions.flatMap((edition) => [edition, tokensOf(edition), nightOf(edition)]),
      ...Object.values(openings),
      ...optionalStyles
    ].map((name) => `client/styles/${name}.css`),
    outdir: assets,
    bundle: true,
    minify: minified,
    target: targets,
    plugins: [loweredStyles, pictureAddresses(pictures)],
    // Drawn by the server.
    external: ['/hall*.svg'],
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
  /** The text of a bundled style sheet, which becomes no file. */
  const take = (name) => {
    const file = path.join(assets, path.basename(styles[name]))
    delete styles[name]
    const text = readFileSync(file, 'utf8').trim()
    rmSync(file)
    return text
  }
  const firstSheets = Object.entries(openings).map(([opening, name]) => [opening, take(name)])
  const firstStyles = {}
  const palettes = {}
  const nights = {}
  const coloursOf = (name) => paletteOf(readFileSync(path.join(root, 'client', 'styles', `${name}.css`), 'utf8'))
  for (const edition of editions) {
    palettes[edition] = coloursOf(tokensOf(edition))
    nights[edition] = { styles: styles[nightOf(edition)], palette: coloursOf(nightOf(edition)) }
    delete styles[nightOf(edition)]
    const tokens = take(tokensOf(edition))
    firstStyles[edition] = Object.fromEntries(
      firstSheets.map(([opening, sheet]) => [opening, withoutUnusedProperties(tokens + withoutHover(sheet))])
    )
  }
  return { styles, firstStyles, palettes, nights, face, styleInputs: bundledInputs(result.metafile) }
}
