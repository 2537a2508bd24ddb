/** Other ways to write Chinese names. Loaded at the first search: the dictionary of pinyin-pro takes 28 MB and 0.1 s. */
import characters from 'opencc-js/dict/STCharacters'
import { pinyin } from 'pinyin-pro'
import { simplify } from './search-text.ts'

const traditional = new Map(
  characters.split('|').map((line): [string, string] => {
    const [simple = '', first = ''] = line.split(' ')
    return [simple, first]
  })
)

/**
 * The initials of the Pinyin of each name that has Chinese characters, in lower case: hsny for 华舍农业. In names of
 * people the first character is read as a surname.
 */
export function initialsOf(names: readonly string[], arePeople = false): string[] {
  const surname = arePeople ? 'head' : 'off'
  return names
    .filter((name) => /\p{Script=Han}/u.test(name))
    .map((name) => pinyin(simplify(name), { pattern: 'first', toneType: 'none', type: 'array', surname }).join(''))
    .map((initials) => initials.toLowerCase().replace(/[^a-z0-9]/g, ''))
}

/** Names in the most frequent traditional characters, for a search in the browser, which has no table. */
export function traditionalOf(names: readonly string[]): string[] {
  return names.map((name) => name.replace(/./gu, (character) => traditional.get(character) ?? character))
}
