/** Texts of other programs, as a content folder takes them. */
import { decodeHTML } from 'entities'

const html = /<\/?(?:p|br|div|span|b|i|u|strong|em|ul|ol|li|a|h[1-6]|table|tr|td|font)\b[^<>]*>/gi
const lineEnds = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi

/**
 * A text without HTML, which content folders have none of. Markdown loses what they do not take: headings of the page's
 * own levels, lists that begin at another number, pictures, links that are no https address; its words stay.
 */
export function importedText(text: string, column: string): string {
  const plain =
    text.search(html) >= 0
      ? decodeHTML(text.replace(lineEnds, '\n').replace(html, ''))
          .replace(/\n{3,}/g, '\n\n')
          .trim()
      : text
  if (!column.startsWith('markdown_')) return plain
  return plain
    .replace(/^( {0,3})#{1,2}(?=\s)/gm, '$1###')
    .replace(/^( {0,3})#{5,6}(?=\s)/gm, '$1####')
    .replace(/^([ \t>*+-]*)(?!1[.)])(\d{1,9})([.)])(?=\s)/gm, '$1$2\\$3')
    .replace(/!?\[([^[\]]*)\]\(([^()]*)\)/g, (_, words: string, target: string) => {
      // Behind the address a title may stand.
      const [address = ''] = target.replace(/[<>]/g, '').trim().split(/\s/, 1)
      if (/^(?:https:\/\/|mailto:)/.test(address) && URL.canParse(address)) return `[${words || address}](${address})`
      return [words, address].filter(Boolean).join(' ')
    })
}
