/**
 * Drawings at night. A drawing on a light ground gets, beside its own colours, those of the dark scheme: the ground and
 * what is nearly as light become dark, dark shapes lighter, so that they still stand out; skin, hair and the strong
 * colours stay. A drawing on a dark ground is one of the night already.
 */

/** Colours of skin, hair and clothes that are as light as a ground, and of eyes and mouths on them. */
const kept = new Set(['#f2d6bc', '#efc9a6', '#e9c3a0', '#e4e6e8', '#b9bec4', '#ebc9bc', '#f6efd6', '#2b1d18'])

/** Hue in turns, saturation and lightness (0 to 1) of `#rgb` or `#rrggbb`. */
function hslOf(colour) {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1)
  const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  const [range, lightness] = [high - low, (high + low) / 2]
  if (range === 0) return [0, 0, lightness]
  const sixth = high === r ? (g - b) / range : high === g ? (b - r) / range + 2 : (r - g) / range + 4
  return [(sixth / 6 + 1) % 1, range / (1 - Math.abs(2 * lightness - 1)), lightness]
}

const hsl = (hue, saturation, lightness) =>
  `hsl(${Math.round(hue * 360)} ${Math.round(saturation * 100)}% ${Math.round(lightness * 100)}%)`

/**
 * Hue and saturation towards which the grounds go, those of the edition's night (styles/NAME-night.css), and the
 * lightness of the lightest.
 */
const nights = {
  organic: [0.38, 0.2, 0.15],
  silver: [0.62, 0.38, 0.15],
  plain: [0.58, 0.2, 0.15],
  venue: [0.6, 0.26, 0.1]
}
/**
 * Colours of the night of single drawings, by attribute, where the rules below would lose what is shown: the bridge
 * stands out from the river, two people from the sun, whose glow is no brown; halls stand out from lawn and ground.
 */
const ownNights = {
  'silver/hero': {
    'fill="#1c2541"': '#8496c2',
    'fill="#1b2440"': '#141b33',
    'stroke="#1b2440"': '#a9b7d8',
    'stroke="#4b5b86"': '#c3cee6',
    'fill="#efcbbf"': '#6b3340',
    'fill="#f1dad4"': '#402c4c',
    'fill="#efe4e4"': '#29284c',
    'fill="#97a9c9"': '#3c4f86',
    'fill="#8497bc"': '#34467a',
    'fill="#4b5b86"': '#5a6da4'
  },
  'organic/hero': { 'fill="#e8c777"': '#cda650' },
  'silver/hall-plan': {
    'fill="#9db2d6"': '#24376b',
    'stroke="#b9c9e6"': '#3a5290',
    'stroke="#5f78ad"': '#6f8bcb',
    'stroke="#f6f7fb"': '#45527a',
    'fill="#fff"': '#4a5a8c',
    'stroke="#e2e8f2"': '#26315a',
    'fill="#b4c0d8"': '#7d8cb8'
  },
  'venue/hall-plan': {
    'fill="#a9bfa6"': '#2c5642',
    'stroke="#bfd0bb"': '#47765d',
    'stroke="#6e8f7c"': '#5d9a79',
    'stroke="#f5f4ef"': '#465465',
    'fill="#fff"': '#4d5d74',
    'stroke="#dedcd3"': '#2d3947',
    'fill="#c9cfcf"': '#7d8b9b'
  }
}

/** The colour at night; undefined where it stays. `name` is the drawing's, `isGround` true of its first colour. */
function nightOf(colour, kind, name, isGround) {
  if (kept.has(colour)) return undefined
  const [hue, saturation, lightness] = hslOf(colour)
  if (name.endsWith('/mark')) return hsl(hue, saturation, 0.74)
  const [nightHue, nightSaturation, nightDepth] = nights[name.slice(0, name.indexOf('/'))] ?? nights.venue
  if (lightness > 0.945 && !isGround) return hsl(nightHue, nightSaturation * 0.4, kind === 'stroke' ? 0.6 : 0.83)
  if (lightness > 0.73) {
    const depth = nightDepth + Math.max(0, 0.945 - lightness) * 0.75
    // Warm grounds stay warm: half of the colour is the night's.
    return saturation > 0.55
      ? hsl(hue, saturation * 0.38, depth)
      : hsl(nightHue, Math.max(nightSaturation, saturation * 0.4), depth + 0.02)
  }
  if (lightness < 0.3 || (lightness < 0.45 && saturation < 0.6))
    return hsl(hue, saturation * 0.8, lightness + (0.45 - lightness) * 0.6)
  if (lightness > 0.55 && (saturation < 0.45 || kind === 'stroke')) return hsl(hue, saturation * 0.8, lightness * 0.68)
  return undefined
}

/**
 * The drawing with its colours of the dark scheme, unchanged where it has none. `name` is its path below
 * client/assets/pictures, without the ending.
 */
export function withNight(svg, name) {
  const used = [...svg.matchAll(/(fill|stroke)="(#[\da-f]{3,6})"/g)]
  const ground = used[0]?.[2]
  const isNight = ground === undefined || (hslOf(ground)[2] < 0.3 && !name.endsWith('/mark'))
  if (isNight || svg.includes('<symbol')) return svg
  const own = ownNights[name.replace(/-(tall|phone)$/, '')] ?? {}
  const rules = new Map(
    used.map(([attribute, kind, colour]) => {
      const night = own[attribute] ?? nightOf(colour, kind, name, colour === ground)
      return [attribute, night === undefined ? '' : `[${attribute}]{${kind}:${night}}`]
    })
  )
  const style = `<style>@media(prefers-color-scheme:dark){${[...rules.values()].join('')}}</style>`
  return svg.replace(/<svg[^>]*>/, `$&${style}`)
}
