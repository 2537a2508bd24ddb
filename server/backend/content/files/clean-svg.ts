/**
 * Cleans SVG pictures: the file is parsed and written anew with known elements and known attributes alone. Without
 * scripts, event handlers, foreignObject, animations, references to other files, and entities.
 */
import { Parser } from 'htmlparser2'

export interface CleanSvg {
  svg: string
  /** In CSS pixels. */
  width: number
  height: number
}

const maxElements = 20_000
const maxDepth = 64

const elements = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath linearGradient
  radialGradient stop clipPath mask pattern marker title desc style image filter feGaussianBlur feOffset feBlend
  feColorMatrix feMerge feMergeNode feFlood feComposite feDropShadow`.split(/\s+/)
)
/** Elements that are left out, while what they hold stays. */
const unwrapped = new Set(['a', 'switch'])

/** A parsed element of an SVG, one of those that are kept. */
export interface SvgElement {
  name: string
  attributes: Record<string, string>
  children: (SvgElement | string)[]
}

/** The cleaned picture; undefined for a text that is no SVG with a size, or too large to be shown quickly. */
export function cleanSvg(source: string): CleanSvg | undefined {
  const root = parseSvg(source)
  const size = root && sizeOf(root.attributes)
  return size && { svg: cleaned(root), ...size }
}

/** Pixels of the longer side of a plan: its own units may be metres or hundredths of millimetres. */
const planSide = 2000

/** The cleaned drawing of a plan, as large as its `frameOf`; undefined as in `cleanSvg`. */
export function cleanPlan(source: string): CleanSvg | undefined {
  const root = parseSvg(source)
  const frame = root && frameOf(root)
  if (!frame) return undefined
  const scale = planSide / Math.max(frame.width, frame.height)
  const pixels = (side: number) => Math.max(1, Math.round(side * scale))
  const [width, height] = [pixels(frame.width), pixels(frame.height)]
  const { preserveAspectRatio: _, ...attributes } = root.attributes
  const viewBox = [frame.x, frame.y, frame.width, frame.height].join(' ')
  const size = { width: String(width), height: String(height), viewBox, preserveAspectRatio: 'none' }
  return { svg: cleaned({ ...root, attributes: { ...attributes, ...size } }), width, height }
}

/** The part of its own coordinates that a drawing shows: the view box, or as much as it is wide and high. */
export function frameOf({ attributes }: SvgElement): Record<'x' | 'y' | 'width' | 'height', number> | undefined {
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const size = sizeOf(attributes)
  const [x = 0, y = 0, width = 0, height = 0] = box.length === 4 ? box : [0, 0, size?.width, size?.height]
  return Number.isFinite(x + y + width + height) && width > 0 && height > 0 ? { x, y, width, height } : undefined
}

function cleaned(root: SvgElement): string {
  // A copy inside of what is copied would multiply with each level.
  const copied = new Set<string>()
  visit(root, ({ name, attributes }) => {
    if (name === 'use') copied.add(hrefOf(attributes).slice(1))
  })
  return `${write(root, copied, false)}\n`
}

/** The tree of allowed elements; undefined where its root is no SVG, or it has too many elements. */
export function parseSvg(source: string): SvgElement | undefined {
  const top: SvgElement = { name: '', attributes: {}, children: [] }
  const open = [top]
  /** Depth inside an element that is left out with its content. */
  let dropped = 0
  let count = 0
  let isTooLarge = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1
        if (count > maxElements || open.length + dropped > maxDepth) {
          isTooLarge = true
          // It stops here: the library takes a time that grows with the square of the depth.
          parser.pause()
        }
        if (isTooLarge || dropped > 0 || !(elements.has(name) || unwrapped.has(name))) dropped += 1
        else {
          const around = open.at(-1)?.children ?? []
          const element: SvgElement = { name, attributes, children: unwrapped.has(name) ? around : [] }
          if (!unwrapped.has(name)) around.push(element)
          open.push(element)
        }
      },
      ontext(text) {
        if (dropped === 0) open.at(-1)?.children.push(text)
      },
      onclosetag() {
        if (dropped > 0) dropped -= 1
        else open.pop()
      }
    },
    { xmlMode: true }
  )
  parser.end(source)
  const root = top.children.find((child) => typeof child !== 'string')
  return isTooLarge || root?.name !== 'svg' ? undefined : root
}

/** Calls `see` with an element and all inside of it. */
export function visit(element: SvgElement, see: (element: SvgElement) => void): void {
  see(element)
  for (const child of element.children) if (typeof child !== 'string') visit(child, see)
}

/** What an element refers to: `#id`. */
export function hrefOf(attributes: Record<string, string>): string {
  return (attributes.href ?? attributes['xlink:href'] ?? '').trim()
}

function write({ name, attributes, children }: SvgElement, copied: ReadonlySet<string>, isCopied: boolean): string {
  const isInCopy = isCopied || copied.has(attributes.id ?? '')
  const href = hrefOf(attributes)
  if (name === 'use' && (isInCopy || !href.startsWith('#'))) return ''
  if (name === 'image' && !isEmbeddedPicture(href)) return ''
  const namespace = name === 'svg' ? ' xmlns="http://www.w3.org/2000/svg"' : ''
  const kept = Object.entries(attributes)
    .filter(([key, value]) => isKeptAttribute(key, value))
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  // Checked above for pictures; all others may refer to elements of this file alone.
  const link = href !== '' && (href.startsWith('#') || name === 'image') ? ` href="${escapeXml(href)}"` : ''
  const content = name === 'style' ? styleText(children) : contentOf(children, copied, isInCopy)
  return `<${name}${namespace}${kept.join('')}${link}>${content}</${name}>`
}

function contentOf(children: SvgElement['children'], copied: ReadonlySet<string>, isCopied: boolean): string {
  return children
    .map((child) => (typeof child === 'string' ? escapeXml(child) : write(child, copied, isCopied)))
    .join('')
}

/** The text of a style element; empty where it may load something. */
function styleText(children: SvgElement['children']): string {
  const css = children.filter((child) => typeof child === 'string').join('')
  return isHarmlessCss(css) ? escapeXml(css) : ''
}

function isEmbeddedPicture(href: string): boolean {
  return /^data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=\s]*$/i.test(href)
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Width and height, or those of the view box. */
function sizeOf({ width, height, viewBox }: Record<string, string>): { width: number; height: number } | undefined {
  const [, , boxWidth, boxHeight] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [ownWidth, ownHeight] = [pixels(width), pixels(height)]
  const [wide, high] = ownWidth && ownHeight ? [ownWidth, ownHeight] : [boxWidth, boxHeight]
  if (!wide || !high || !(wide > 0) || !(high > 0)) return undefined
  return { width: Math.max(1, Math.round(wide)), height: Math.max(1, Math.round(high)) }
}

function pixels(length: string | undefined): number | undefined {
  const number = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(length ?? '')?.[1]
  return number === undefined ? undefined : Number(number)
}

/** Their values are names and words, which a browser does not read as CSS. */
const texts = /^(?:id|class|lang|xml:lang|xml:space|role|aria-[a-z]+)$/

/** Sources: https://www.w3.org/TR/SVG2/attindex.html and https://www.w3.org/TR/SVG11/attindex.html */
const drawing = new Set(
  `viewBox preserveAspectRatio zoomAndPan version baseProfile width height
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength transform
  dx dy rotate textLength lengthAdjust startOffset method spacing side path
  refX refY markerWidth markerHeight markerUnits orient
  gradientUnits gradientTransform spreadMethod offset
  patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits
  filterUnits primitiveUnits filterRes in in2 result stdDeviation edgeMode mode values operator k1 k2 k3 k4
  style type media requiredFeatures requiredExtensions systemLanguage`.split(/\s+/)
)

/** Properties of CSS that are attributes too. Sources: https://www.w3.org/TR/SVG2/styling.html and propidx of 1.1 */
const presentation = new Set(
  `alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity fill-rule filter
  flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  glyph-orientation-horizontal glyph-orientation-vertical image-rendering kerning letter-spacing lighting-color
  marker-end marker-mid marker-start mask mask-type opacity overflow paint-order pointer-events shape-rendering
  stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor text-decoration text-overflow text-rendering transform-origin unicode-bidi
  vector-effect visibility white-space word-spacing writing-mode`.split(/\s+/)
)

/**
 * Whether an attribute stays: a known one whose value loads nothing. References (`href`) and the namespace are not among
 * them: the cleaner writes them itself.
 */
function isKeptAttribute(name: string, value: string): boolean {
  return texts.test(name) || ((drawing.has(name) || presentation.has(name)) && isHarmlessCss(value))
}

/** False for a style that may load something: attributes of presentation are styles too. */
function isHarmlessCss(css: string): boolean {
  if (/[@\\]|\b(?:image|image-set|src|expression)\s*\(/i.test(css)) return false
  return !/url\((?!\s*["']?#)/i.test(css)
}
