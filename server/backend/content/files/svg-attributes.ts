/** The attributes that a cleaned SVG picture may have: those of SVG 1.1 and 2 that describe how it looks. */

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
export function isKeptAttribute(name: string, value: string): boolean {
  return texts.test(name) || ((drawing.has(name) || presentation.has(name)) && isHarmlessCss(value))
}

/** False for a style that may load something: attributes of presentation are styles too. */
export function isHarmlessCss(css: string): boolean {
  if (/[@\\]|\b(?:image|image-set|src|expression)\s*\(/i.test(css)) return false
  return !/url\((?!\s*["']?#)/i.test(css)
}
