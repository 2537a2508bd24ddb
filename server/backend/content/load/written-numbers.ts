/** Numbers in prose, in digits and in words of both languages. */

const cnDigits = '零一二三四五六七八九'
const cnUnits: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }
const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const enNumbers = new Map<string, number>([
  ...ones.split(' ').map((word, index) => [word, index] as const),
  ...tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const)
])
/** Every number, in digits or words, that is no part of a longer word, number or date. */
const numbers = {
  cn: /(?<![第年月\d,.零一二三四五六七八九两十百千])(?:\d[\d,]*(?:\.\d+)?|[零一二三四五六七八九两十百千]+)/gu,
  en: /(?<![\w,.-])(?:\d[\d,]*(?:\.\d+)?|[a-z]+(?:-[a-z]+)?)(?![\w-])/giu
}

/** Whether an English text is a number in words. */
const isWritten = (text: string) => text.split('-').every((word) => enNumbers.has(word))

/**
 * The numbers of a text that stand in one of these phrases, which have # for it: `# exhibitors`. In Chinese a space may
 * follow the number.
 */
export function numbersIn(language: 'cn' | 'en', text: string, phrases: readonly string[] = []): string[] {
  const parts = phrases.map((phrase) => phrase.toLowerCase().split('#'))
  // In English no word goes on where the phrase ends.
  const isFollowed = (rest: string, after: string) =>
    rest.startsWith(after) && (language === 'cn' || !/^[\w-]/.test(rest.slice(after.length)))
  return [...text.matchAll(numbers[language])].flatMap(({ 0: number, index }) => {
    if (language === 'en' && !/^\d/.test(number) && !isWritten(number.toLowerCase())) return []
    const [left, right] = [text.slice(0, index).toLowerCase(), text.slice(index + number.length).toLowerCase()]
    const rest = language === 'cn' && right.startsWith(' ') ? [right, right.slice(1)] : [right]
    const isNamed = parts.some(
      ([before = '', after = '']) => left.endsWith(before) && rest.some((follows) => isFollowed(follows, after))
    )
    return isNamed ? [number] : []
  })
}

/** A number in digits without separators, from digits or words such as 三十五 and `thirty-five`; else the text itself. */
export function plainNumber(text: string): string {
  if (/^\d/.test(text)) return text.replaceAll(',', '')
  const words = text.toLowerCase().split('-')
  const known = words.flatMap((word) => enNumbers.get(word) ?? [])
  if (known.length === words.length) return String(known.reduce((sum, number) => sum + number, 0))
  let [sum, digit] = [0, 0]
  for (const character of text) {
    const unit = cnUnits[character]
    const value = character === '两' ? 2 : cnDigits.indexOf(character)
    if (unit === undefined && value < 0) return text
    if (unit === undefined) digit = value
    else {
      sum += (digit || 1) * unit
      digit = 0
    }
  }
  return String(sum + digit)
}
