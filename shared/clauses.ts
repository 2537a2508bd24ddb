/** Clauses of a text, up to and including the Chinese punctuation behind them; titles break between them. */

const clause = /[^，。；：！？]+[，。；：！？”》）]*/g

/** The clauses of a text, which together are the text; the whole text where it has only one. */
export function clausesOf(text: string): string[] {
  const parts = text.match(clause) ?? []
  return parts.length < 2 || parts.join('') !== text ? [text] : parts
}

/** The contents of the elements that display a text: the text, and its clauses. */
export function displayedTexts(text: string): string[] {
  return [text, ...clausesOf(text)]
}
