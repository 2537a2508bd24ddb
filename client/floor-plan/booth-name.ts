/** The company's name inside its booth on the hall plan, which is narrow. */

const emPerLine = 6.4

/**
 * A name in lines that fit the width of a booth, at most `maxLines`; the last one ends in an ellipsis where it is cut.
 * Words stay whole where they fit a line; Chinese breaks between any two characters.
 */
export function nameLines(name: string, maxLines: number): string[] {
  const pieces = name.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*/g) ?? []
  const lines: string[] = []
  for (const piece of pieces.flatMap(splitLong)) {
    const last = lines[lines.length - 1]
    if (last !== undefined && widthOf((last + piece).trimEnd()) <= emPerLine) lines[lines.length - 1] = last + piece
    else lines.push(piece)
  }
  const kept = lines.slice(0, maxLines).map((line) => line.trimEnd())
  if (lines.length > maxLines && maxLines > 0) kept[maxLines - 1] = `${kept[maxLines - 1]?.slice(0, -1)}…`
  return kept
}

function splitLong(piece: string): string[] {
  return widthOf(piece.trimEnd()) <= emPerLine ? [piece] : (piece.match(/.{1,10}/gu) ?? [])
}

/** Width in em: a Chinese character is 1, any other about 0.56. */
function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character >= '\u2e80' ? 1 : 0.56), 0)
}
