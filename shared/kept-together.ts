/**
 * What stays in one line of a Chinese text: a figure with what it counts (240家, 20,000平方米, 6月11日), and the last two
 * characters with what closes them, so that no last line has one character.
 */

const unit = '[万亿]?(?:平方米|平方公里|公里|公斤|厘米|毫米|毫升|小时|分钟|\\p{Script=Han}|[㎡℃%])'
const figures = `(?:[A-Z]?\\d[\\d,.:]{0,12} ?${unit}){1,3}`
const lastTwo = '\\p{Script=Han}{2}[^\\p{Script=Han}\\w\\s]{0,4}$'
const kept = new RegExp(`(${figures}|${lastTwo})`, 'u')

/** The text in parts; those with an odd index stay in one line. */
export function splitKept(text: string): string[] {
  return text.split(kept)
}
