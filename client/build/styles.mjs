/**
 * Bundles the style sheets: tokens of the editions, rules that documents inline, and what browsers of the baseline lack.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'css-tree'
import esbuild from 'esbuild'
import { targets } from './baseline.mjs'
import { bundledInputs } from './package-notices.mjs'

/** Names of the editions: each has a file of design tokens, `client/styles/tokens-NAME.css`. */
export const editionsOf = (root) =>
  readdirSync(path.join(root, 'client', 'styles')).flatMap((name) => /^tokens-(\w+)\.css$/.exec(name)?.[1] ?? [])
const isTokens = /tokens-\w+\.css$/
/** The name of an edition's tokens. */
const tokensOf = (edition) => `tokens-${edition}`
/** The name of the style sheet that an edition's dark scheme adds. */
const nightOf = (edition) => `${edition}-night`

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

/**
 * Widths of media queries in `em`, the size of text that the browser is set to: with twice that size a desk has the
 * layout of a phone, instead of columns that are too narrow.
 */
function withTextWidths(css) {
  return css.replace(/\b(min|max)-width: ([\d.]+)px\)/g, (_all, side, width) => {
    const round = side === 'min' ? Math.floor : Math.ceil
    // As few digits as say any whole pixel of the usual size.
    const em = [10, 100].map((part) => round((width * part) / 16) / part).find((em) => Math.abs(em * 16 - width) < 1)
    return `${side}-width: ${em}em)`
  })
}

/** An esbuild plugin that reads style sheets with `withPhysicalSides` and `withTextWidths`, and tokens with `withLook`. */
const loweredStyles = {
  name: 'lowered styles',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, ({ path: file }) => ({
      contents: withTextWidths(
        withPhysicalSides(isTokens.test(file) ? withLook(readFileSync(file, 'utf8')) : readFileSync(file, 'utf8'))
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

/** What a visitor does: the complete style sheet is there before it. */
const interactions = /^(hover|active|focus|focus-visible|focus-within)$/
const conditions = /^(media|supports)$/

/**
 * The rules of a style sheet in their order, each as `[around, selectors, block]`: the at-rules around it (`''`: none),
 * its selectors as `[text, alternatives]`, and the declarations. A document has a selector's elements if it has all names
 * of one of its alternatives: classes (`.name`), ids (`#name`), attributes (`[name]`, `[name=value]`) and elements
 * (`name`). What is not shown at first is left out: print, forced colours, transitions, what a visitor does. An
 * animation's keyframes have the selectors of the rules that name it. Throws for an at-rule that it does not know.
 */
export function rulesOf(css) {
  const textOf = ({ loc }) => css.slice(loc.start.offset, loc.end.offset)
  const rules = []
  const add = (nodes, around) => {
    for (const node of nodes) {
      const block = node.block && textOf(node.block).slice(1, -1)
      const name = node.type === 'Atrule' ? `@${node.name}` : ''
      const prelude = node.prelude ? textOf(node.prelude) : ''
      if (node.type === 'Rule') {
        const selectors = node.prelude.children.toArray().filter((selector) => !isInteraction(selector))
        if (selectors.length > 0) rules.push([around, selectors.map((s) => [textOf(s), alternativesOf(s)]), block])
      } else if (conditions.test(node.name)) {
        if (!laterMedia.test(prelude)) add(node.block.children, `${around}${name} ${prelude}{`)
      } else if (node.name === 'font-face' || node.name === 'keyframes') {
        rules.push([around, [[`${name} ${prelude}`.trim(), [[]]]], block])
      } else if (node.name !== 'page') throw new Error(`the at-rule ${name} is not known`)
    }
  }
  add(parse(css, { positions: true, parseValue: false, parseCustomProperty: false }).children, '')
  return rules.map((rule) => withAnimated(rule, rules))
}

function withAnimated([around, selectors, block], rules) {
  const [text] = selectors[0]
  const [, animation] = /^@keyframes (.+)/.exec(text) ?? []
  if (animation === undefined) return [around, selectors, block]
  const animated = rules.filter((rule) => new Set(rule[2].split(/[\s,:;]/)).has(animation))
  return [around, animated.flatMap((rule) => rule[1].map(([, alternatives]) => [text, alternatives])), block]
}

/** Whether a selector applies only while the visitor points at something or uses it. */
const isInteraction = ({ children }) =>
  children.some(({ type, name }) => type === 'PseudoClassSelector' && interactions.test(name))

const nameOf = {
  ClassSelector: ({ name }) => [`.${name}`],
  IdSelector: ({ name }) => [`#${name}`],
  AttributeSelector: ({ name, matcher, value }) => [
    matcher === '=' ? `[${name.name}=${value.value ?? value.name}]` : `[${name.name}]`
  ],
  TypeSelector: ({ name }) => (name === '*' ? [] : [name])
}
const functions = new Set(['is', 'where', 'has'])
/** Media of which nothing is shown first, or nothing but how it changes. */
const laterMedia = /^(print|\(forced-colors:active\)|\(prefers-reduced-motion:no-preference\))$/

/** The alternatives of a selector (`rulesOf`). What it excludes by `:not()` is left out. */
function alternativesOf({ children }) {
  let alternatives = [[]]
  for (const node of children) {
    const inner =
      node.type === 'PseudoClassSelector' && functions.has(node.name)
        ? node.children.first.children.toArray().flatMap(alternativesOf)
        : [nameOf[node.type]?.(node) ?? []]
    alternatives = alternatives.flatMap((names) => inner.map((further) => [...names, ...further]))
  }
  return alternatives
}

/**
 * Bundles the style sheets. Returns addresses by name, the rules of all editions (`rulesOf`) and the tokens of each,
 * colours, and address and colours of the night's by edition, the font's address, and the files that they are made of.
 */
export async function buildStyles(root, assets, pictures, minified) {
  const editions = editionsOf(root)
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [
      ...editions.flatMap((edition) => [edition, tokensOf(edition), nightOf(edition)]),
      'inlined',
      'fonts',
      'map'
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
  const styleRules = rulesOf(take('inlined'))
  const tokens = {}
  const palettes = {}
  const nights = {}
  const coloursOf = (name) => paletteOf(readFileSync(path.join(root, 'client', 'styles', `${name}.css`), 'utf8'))
  for (const edition of editions) {
    palettes[edition] = coloursOf(tokensOf(edition))
    nights[edition] = { styles: styles[nightOf(edition)], palette: coloursOf(nightOf(edition)) }
    delete styles[nightOf(edition)]
    tokens[edition] = take(tokensOf(edition))
  }
  return { styles, styleRules, tokens, palettes, nights, face, styleInputs: bundledInputs(result.metafile) }
}
