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

/** Hue and saturation towards which the grounds go: those of the edition's night (styles/NAME-night.css). */
const nights = { organic: [0.38, 0.2], silver: [0.62, 0.38], plain: [0.58, 0.2], venue: [0.58, 0.12] }
/** The lightness of paper, linen and porcelain: 0.83, but that of halls whose names stand on them. */
const papers = { 'venue/hall-plan': 0.32 }

/** The colour at night; undefined where it stays. `name` is the drawing's, `isGround` true of its first colour. */
function nightOf(colour, kind, name, isGround) {
  if (kept.has(colour)) return undefined
  const [hue, saturation, lightness] = hslOf(colour)
  if (name.endsWith('/mark')) return hsl(hue, saturation, 0.74)
  const [nightHue, nightSaturation] = nights[name.slice(0, name.indexOf('/'))] ?? nights.venue
  if (lightness > 0.945 && !isGround)
    return hsl(nightHue, nightSaturation * 0.4, kind === 'stroke' ? 0.6 : (papers[name] ?? 0.83))
  if (lightness > 0.73) {
    const depth = 0.15 + Math.max(0, 0.945 - lightness) * 0.75
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
  const rules = new Map(
    used.map(([attribute, kind, colour]) => {
      const night = nightOf(colour, kind, name, colour === ground)
      return [attribute, night === undefined ? '' : `[${attribute}]{${kind}:${night}}`]
    })
  )
  const style = `<style>@media(prefers-color-scheme:dark){${[...rules.values()].join('')}}</style>`
  return svg.replace(/<svg[^>]*>/, `$&${style}`)
}
