/**
 * What stays in one line of a Chinese text: a figure with what it counts (240家, 9–36平方米, 6月11日) and the punctuation
 * beside it, and the last two characters with what closes them, so that no last line has one character.
 */

const han = '\\p{Script=Han}'
const unit = `[万亿]?(?:平方米|平方公里|公里|公斤|厘米|毫米|毫升|小时|分钟|${han}|[㎡℃%])`
const figures = `(?:[A-Z]?\\d[\\d,.:–~-]{0,12} ?${unit}){1,3}`
const closing = '[，。；：！？、）”》」…]{0,4}'
const lastTwo = `${han}{2}[^${han}\\w\\s]{0,4}$`
const kept = new RegExp(`([（“《「]?${figures}(?:${han}?${closing}$|${closing})|${lastTwo})`, 'u')

/** The text in parts; those with an odd index stay in one line. */
export function splitKept(text: string): string[] {
  return text.split(kept)
}
