/** Where the line of a Chinese title may break: between its words, which have no spaces between them. */

/** Characters that stay with the word after them. */
const leading = /^[与和及或在于对第不没无从向为把被让各每本新全一二两三四五六七八九十几半“《（]$/
/** Characters that never begin a line. */
const trailing = /^[的地得了着过们等吗呢吧馆届]$/
const han = /[\u3400-\u9fff]/
/** Longer pieces would leave lines too unequal. */
const maxLength = 6

let segmenter: Intl.Segmenter | null | undefined

/**
 * Null where the browser has none (Firefox before 125), or it knows no Chinese words (a build of ICU in English alone).
 */
function wordSegmenter(): Intl.Segmenter | null {
  segmenter ??=
    Intl.Segmenter?.supportedLocalesOf('zh').length > 0 ? new Intl.Segmenter('zh', { granularity: 'word' }) : null
  return segmenter
}

/**
 * The text in pieces between which a line may break. A single character stays with the word before it, or after it if
 * it leads on to that, and the last one never stands alone. A figure stays with what it counts and with a short word
 * before it, punctuation with the word that it closes. Undefined where words cannot be told.
 */
export function splitWords(text: string): string[] | undefined {
  const words = wordSegmenter()?.segment(text)
  if (!words) return undefined
  const pieces: string[] = []
  let last = ''
  for (const { segment } of words) {
    const piece = pieces[pieces.length - 1] ?? ''
    if (pieces.length > 0 && staysWith(piece, last, segment)) pieces[pieces.length - 1] = piece + segment
    else pieces.push(segment)
    last = segment
  }
  const end = pieces.pop()
  if (end === undefined) return []
  const isOneCharacter = /^\p{L}\P{L}*$/u.test(end)
  return isOneCharacter && pieces.length > 0
    ? [...pieces.slice(0, -1), pieces[pieces.length - 1] + end]
    : [...pieces, end]
}

function staysWith(piece: string, last: string, segment: string): boolean {
  if (leading.test(last) || trailing.test(segment)) return true
  if (leading.test(segment)) return false
  // Times and ranges are not torn, and browsers set the thin space before a figure only where no break is marked.
  if (/^\d/.test(segment)) return /\d[:.,–-]$/.test(piece) || /^[\u3400-\u9fff]{1,2}$/.test(piece)
  if (!han.test(segment)) return !/[\p{L}\p{N}]/u.test(segment)
  if (/\d$/.test(last)) return true
  return segment.length === 1 && !/[，。；：！？、]$/.test(last) && piece.length < maxLength
}
