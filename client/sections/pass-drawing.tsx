import { useStore } from '../store.ts'
import { drawEmblem, EmblemShapes } from '../ui/emblem.tsx'

/** A pass as the form for visitors ends in it: a drawing, with nothing of a visitor in it. */
export function PassDrawing() {
  const { palette: _, ...shapes } = drawEmblem(
    useStore((state) => state.edition),
    1,
    undefined
  )
  return (
    <svg className="pass-drawing" viewBox="0 0 240 320" aria-hidden="true">
      <path className="pass-band" d="M76 0l36 56h16L164 0h-22l-22 34L98 0Z" />
      <rect className="pass-sheet" x="1" y="47" width="238" height="272" rx="12" />
      <path className="pass-head" d="M1 120V59a12 12 0 0 1 12-12h214a12 12 0 0 1 12 12v61Z" />
      <rect className="pass-sheet" x="98" y="58" width="44" height="10" rx="5" />
      <path className="pass-lines" d="M24 96h104M24 148h128M24 172h80" />
      <path className="pass-frame" d="M28 204h28v28H28ZM92 204h28v28H92ZM28 268h28v28H28Z" />
      <path className="pass-modules" d="M68 204v92M80 300v-96M92 248h32M92 264h32M92 280h32M124 296H88M24 248h40" />
      <g transform="translate(188 252) scale(1.5)">
        <EmblemShapes {...shapes} />
      </g>
    </svg>
  )
}
