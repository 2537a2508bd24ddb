/** Where a Chinese text may break into lines. Browsers break it between any two characters. */

export const han = /[\u3400-\u9fff]/

/**
 * What stays in one line: a figure with what it counts (240家, 9–36平方米, 6月11日, 三天) and the punctuation beside it.
 */
const anyHan = '\\p{Script=Han}'
const unit = `[万亿]?(?:平方米|平方公里|公里|公斤|厘米|毫米|毫升|小时|分钟|${anyHan}|[㎡℃%])`
const figures = `(?:(?:[A-Z]?\\d[\\d,.:–~-]{0,12} ?|[一二三四五六七八九十百两]{1,4})${unit}){1,3}`
const closing = '[，。；：！？、）”》」…]{0,4}'
const kept = new RegExp(`([（“《「]?${figures}(?:${anyHan}?${closing}$|${closing}))`, 'u')

/** The text in parts; those with an odd index stay in one line. */
export function splitKept(text: string): string[] {
  return text.split(kept)
}

const particles = '[的地得了着过们等吗呢吧馆届]'
/** What `splitEnd` leaves to what is before: clauses that are complete, and characters that never begin a line. */
const notOfEnd = new RegExp(`^.*[，。；：！？、](?=.{3})|^${particles}+`, 'su')
const endsClause = /[，。；：！？、]$/

/** The characters at the end of a text whose lines break between words, so that the last line has a few words. */
const endLength = 10
const lastCharacters = /.{0,10}$/su

/** The text's end and what is before it: a short last clause, else the last characters. A figure is not divided. */
export function splitEnd(text: string): { start: string; end: string } {
  const parts = splitKept(text)
  let end = ''
  while (parts.length > 0 && end.length < endLength) {
    const isKept = parts.length % 2 === 0
    const part = parts.pop() ?? ''
    end = (isKept ? part : lastCharacters.exec(part)?.[0]) + end
  }
  end = end.replace(notOfEnd, '')
  // `end` begins with a whole character.
  const index = text.length - end.length
  return { start: text.slice(0, index), end }
}

/** Characters that stay with the word after them. */
const leading = /^[与和及或在于对第不没无从向为把被让各每本新全一二两三四五六七八九十几半“《（]$/
/** Characters that never begin a line. */
const trailing = new RegExp(`^${particles}$`)
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
 * it begins a clause or leads on to that, and the last one never stands alone. A figure stays with what it counts, with a
 * short word before it and with the others of a date, punctuation with the word that it closes. Undefined where words cannot be told.
 *
 * @param isEnd whether the text ends a longer one: its last clause stays together if it is short, else its last words.
 */
export function splitWords(text: string, isEnd = false): string[] | undefined {
  const words = wordSegmenter()?.segment(text)
  if (!words) return undefined
  const pieces: string[] = []
  let last = ''
  for (const { segment } of words) {
    const piece = pieces[pieces.length - 1] ?? ''
    const isTorn = endsWord(last, segment)
    if (isTorn || (pieces.length > 0 && staysWith(piece, last, segment))) pieces[pieces.length - 1] = piece + segment
    else pieces.push(segment)
    last = isTorn ? last + segment : segment
  }
  let end = pieces.pop()
  if (end === undefined) return []
  while (pieces.length > 0 && endsTogether(pieces[pieces.length - 1] ?? '', end, isEnd)) end = pieces.pop() + end
  return [...pieces, end]
}

/** Characters of the last line of a text: at least, and at most where it begins with a clause or a word. */
const [minEnd, maxEnd] = [3, 6]

const countOf = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

function endsTogether(piece: string, end: string, isEnd: boolean): boolean {
  const count = countOf(end)
  if (!isEnd) return count === 1
  return count < minEnd || (count + countOf(piece) <= maxEnd && !endsClause.test(piece))
}

const isOneHan = (piece: string) => piece.length === 1 && han.test(piece)

/** Whether a character that leads on elsewhere ends a word of two that the dictionary does not know, as in 配对. */
const endsWord = (last: string, segment: string) =>
  segment === '对' && isOneHan(last) && !leading.test(last) && !trailing.test(last)

function staysWith(piece: string, last: string, segment: string): boolean {
  if (isOneHan(piece) || leading.test(last) || trailing.test(segment)) return true
  if (leading.test(segment)) return false
  // Times, dates and ranges are not torn, and browsers set the thin space before Latin only where no break is marked.
  if (/^\w/.test(segment)) return /\d[:.,–年月至-]$/.test(piece) || /^[\u3400-\u9fff]{1,4}$/.test(piece)
  if (!han.test(segment)) return !/[\p{L}\p{N}]/u.test(segment)
  if (/\d$/.test(last)) return true
  return segment.length === 1 && !endsClause.test(last) && piece.length < maxLength
}
