/** At-rules around a rule, its selectors with alternatives of the names that each needs, and its declarations. */
type Rule = [around: string, selectors: [text: string, alternatives: string[][]][], block: string]
export function rulesOf(css: string): Rule[]
