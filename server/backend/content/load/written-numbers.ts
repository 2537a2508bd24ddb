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
const enWord = `(?:${[...enNumbers.keys()].join('|')})`
const digits = String.raw`\d[\d,]*(?:\.\d+)?`
const numbers = {
  cn: `${digits}|[${cnDigits}两十百千]+`,
  en: `${digits}|${enWord}(?:-${enWord})?`
}

/**
 * What finds a number, as its first group, where it stands in one of these phrases, which have # for it: `# exhibitors`.
 */
export function numberIn(language: 'cn' | 'en', phrases: readonly string[] = []): RegExp[] {
  const [start, end] =
    language === 'cn' ? [`(?<![第年月\\d,.${cnDigits}两十百千])`, ''] : ['(?<![\\w,.-])', '(?![\\w-])']
  return phrases.map((phrase) => {
    const [before = '', after = ''] = phrase.split('#').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    const gap = language === 'cn' ? '\\s?' : ''
    return new RegExp(`${before}${start}(${numbers[language]})${gap}${after}${end}`, 'giu')
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
