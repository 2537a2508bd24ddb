/**
 * An abstract mark for a person without a portrait: three shapes of the edition's motif, chosen and turned by a hash of
 * the person, so that each has one of their own, and the same in both languages.
 */
import { useShellPicture } from '../ui/picture.tsx'

/**
 * The shapes that `motif.svg` of each edition has: grounds `g0` to `g3`, figures `f0` to `f5`, small ones `s0` to `s2`.
 */
const grounds = 4
const figures = 6
const smallShapes = 3
/** Combinations of colours in `parts.css`: `is-0` to `is-4`. */
const palettes = 5

/** What a mark shows; angles in degrees. */
interface Mark {
  palette: number
  shapes: readonly [name: string, angle: number][]
}

/** The mark that belongs to a text, such as a person's id. */
export function markOf(text: string): Mark {
  let rest = hash(text)
  const choose = (count: number) => {
    const choice = rest % count
    rest = Math.floor(rest / count)
    return choice
  }
  return {
    palette: choose(palettes),
    shapes: [
      [`g${choose(grounds)}`, choose(8) * 45],
      [`f${choose(figures)}`, choose(5) * 20 - 40],
      [`s${choose(smallShapes)}`, choose(12) * 30]
    ]
  }
}

/** FNV-1a of the UTF-16 units, 32 bits, with its bits mixed once more: short texts differ in few of them. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 15)) >>> 0
}

/** Renders `initial` where the edition has no motif. */
export function PersonMark({ seed, initial }: { seed: string; initial: string | undefined }) {
  const motif = useShellPicture('motif')
  if (!motif) return initial
  const { palette, shapes } = markOf(seed)
  return (
    <svg className={`person-mark is-${palette}`} viewBox="0 0 96 96" aria-hidden="true">
      {shapes.map(([name, angle]) => (
        <use key={name} href={`${motif.src}#${name}`} transform={angle ? `rotate(${angle} 48 48)` : undefined} />
      ))}
    </svg>
  )
}
