/** Finds words in normalized texts. Chinese has no spaces between words: there a word is found anywhere. */

const letter = /[a-z0-9]/

/**
 * Index of a word that begins with this text; -1 if there is none. `isEnd` is asked whether the text may end at an
 * index.
 */
export function wordStart(text: string, start: string, isEnd: (index: number) => boolean = () => true): number {
  if (!letter.test(start.charAt(0))) return text.indexOf(start)
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1))
    if (!letter.test(text.charAt(at - 1)) && isEnd(at + start.length)) return at
  return -1
}

/** Index of a complete word, also in the plural; -1 if there is none. */
export function wholeWord(text: string, word: string): number {
  return wordStart(text, word, (end) => /^s?(?![a-z0-9])/.test(text.slice(end, end + 2)))
}
