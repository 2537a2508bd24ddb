/** Lowers CSS for the oldest browsers of the baseline, where esbuild does not. */

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
export function withPhysicalSides(css) {
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
