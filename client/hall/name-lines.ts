/** Names in lines on the plan: SVG does not break them. */
import { charactersOf } from '../../shared/locale/cut-text.ts'

/**
 * A name in lines of `emPerLine`, at most `maxLines`; the last one ends in an ellipsis where it is cut. Words stay whole where they fit a line; Chinese breaks between any two characters.
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
