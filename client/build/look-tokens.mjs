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
export function withLook(css) {
  return css.replace(colour, (_all, name, value) => `--${name}: var(--look-${name}, ${value});`)
}
