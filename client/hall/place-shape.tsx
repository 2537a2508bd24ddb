/** A door, room or service on the hall plan: a box at the wall with its sign; and names in lines on the plan. */

import { charactersOf } from '../../shared/locale/cut-text.ts'
import type { Place, PlacedPlace } from './surroundings.ts'

/** Signs on a grid of 24, as SVG path data. */
const signs: Record<Place['kind'], string> = {
  door: 'M6 21V3h12v18M3 21h18M14.5 12h.5',
  desk: 'M12 10v7M12 6.5v.5M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0Z',
  forum: 'M4 5h16v10H4ZM12 15v5M8 20h8M8 9h8M8 12h5',
  tasting: 'M5 8h12v5a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5ZM17 9h2a2 2 0 0 1 0 5h-2M4 21h14M9 3v2M13 3v2',
  toilets:
    'M9 3.6a2.1 2.1 0 1 1-4.2 0 2.1 2.1 0 0 1 4.2 0ZM3.3 7.2h7.2v7.6h-1.5v7.7h-1.5v-7h-1.2v7h-1.5v-7.7h-1.5ZM19.2 3.6a2.1 2.1 0 1 1-4.2 0 2.1 2.1 0 0 1 4.2 0ZM15.2 7.2h3.8l2.7 8.8h-2.5v6.5h-1.5v-6.5h-1.2v6.5h-1.5v-6.5h-2.5Z',
  cloakroom: 'M12 9.5V8a2.3 2.3 0 1 0-2.3-2.3M12 9.5 3 17h18Z',
  first_aid: 'M9.5 4h5v5.500h5v5h-5v5.500h-5v-5.500h-5v-5h5Z',
  lift: 'M4 3h16v18H4ZM8 10l2-3 2 3M12 14l2 3 2-3'
}

/** The sign of a kind on a grid of 24; nothing for an unknown kind. */
export function PlaceSign({ kind }: { kind: Place['kind'] }) {
  const outline = new Map(Object.entries(signs)).get(kind)
  return outline ? <path className={kind === 'toilets' ? 'hall-sign is-solid' : 'hall-sign'} d={outline} /> : null
}

/** Units: what a room has beside its name, and the size of its letters. */
const [beside, letter] = [28, 13]

/** The place at its wall; a room has its name beside the sign, in two lines where one is too short. */
export function PlaceShape({
  placed: { place, id, x, y, width, height },
  isTarget
}: {
  placed: PlacedPlace
  isTarget: boolean
}) {
  const isRoom = width > 2 * beside
  const lines = isRoom ? nameLines(place.name, (width - beside) / letter, 2) : []
  const signX = isRoom ? x + 15 : x + width / 2
  return (
    <g id={id} className={isTarget ? 'hall-place is-here' : 'hall-place'}>
      <title>{place.name}</title>
      <rect x={x} y={y} width={width} height={height} rx="2" />
      <g transform={`translate(${signX} ${y + height / 2}) scale(.75)`}>
        <g className="hall-upright">
          <g transform="translate(-12 -12)">
            <PlaceSign kind={place.kind} />
          </g>
        </g>
      </g>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
        <text key={index} x={x + width / 2 + 12} y={y + height / 2 + 4 + (index - (lines.length - 1) / 2) * letter}>
          {line}
        </text>
      ))}
    </g>
  )
}

/**
 * A name in lines of `emPerLine`, which SVG does not break, at most `maxLines`; the last one ends in an ellipsis where
 * it is cut. Words stay whole where they fit a line; Chinese breaks between any two characters.
 */
export function nameLines(name: string, emPerLine: number, maxLines: number): string[] {
  const lines: string[] = []
  for (const piece of piecesOf(name).flatMap((piece) => splitLong(piece, emPerLine))) {
    const last = lines[lines.length - 1]
    if (last !== undefined && widthOf((last + piece).trimEnd()) <= emPerLine) lines[lines.length - 1] = last + piece
    else lines.push(piece)
  }
  const kept = lines.slice(0, maxLines).map((line) => line.trimEnd())
  if (lines.length > maxLines && maxLines > 0)
    kept[maxLines - 1] = `${charactersOf(kept[maxLines - 1] ?? '')
      .slice(0, -1)
      .join('')}…`
  return kept
}

/** What a line does not break within: a wide character, or a word of others with the spaces after it. */
function piecesOf(name: string): string[] {
  const pieces: string[] = []
  for (const word of name.match(/\S+\s*/g) ?? []) {
    let isOpen = false
    for (const character of charactersOf(word)) {
      const isWide = character >= '\u2e80'
      if ((isOpen && !isWide) || character.trim() === '') pieces[pieces.length - 1] += character
      else pieces.push(character)
      isOpen = !isWide
    }
  }
  return pieces
}

function splitLong(piece: string, emPerLine: number): string[] {
  if (widthOf(piece.trimEnd()) <= emPerLine) return [piece]
  const characters = charactersOf(piece)
  const length = Math.max(1, Math.floor(emPerLine / 0.6))
  return characters.flatMap((_, at) => (at % length === 0 ? [characters.slice(at, at + length).join('')] : []))
}

/** Width in em: a Chinese character is 1, any other about 0.56. */
export function widthOf(text: string): number {
  return charactersOf(text).reduce((sum, character) => sum + (character >= '\u2e80' ? 1 : 0.56), 0)
}
