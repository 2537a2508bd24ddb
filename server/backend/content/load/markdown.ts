/** Markdown of content files to the HTML of the API: no HTML of its own, no line breaks between elements. */
import MarkdownIt from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'

const markdown = createRenderer()

/**
 * One line that begins with a letter and has no character that Markdown or HTML give a meaning. Most texts of tables
 * are: without the renderer a folder of 5,000 products is loaded in less than three quarters of the time.
 */
const plainLine = /^\p{L}(?:[^\\`*_[\]<>&~!|\s\p{Cc}]| (?! |$))*$/u

/**
 * Renders paragraphs, headings, lists, tables, links, strong and emphasis; everything else stays text. Headings have the
 * two levels below those of the page; titles of links and alignments of columns are left out.
 */
export function renderMarkdown(text: string): string {
  return plainLine.test(text) ? `<p>${text}</p>` : renderAll(text)
}

/** The same by the renderer alone. */
export function renderAll(text: string): string {
  return markdown.render(text).replaceAll('\n', '')
}

/** Renders a text of one paragraph without the paragraph's element, any other like `renderMarkdown`. */
export function renderAnswer(text: string): string {
  const html = renderMarkdown(text)
  return html.startsWith('<p>') && html.indexOf('</p>') === html.length - 4 ? html.slice(3, -4) : html
}

function createRenderer() {
  const renderer = new MarkdownIt({ html: false })
  renderer.disable(['code', 'fence', 'backticks', 'image', 'hr', 'reference', 'lheading', 'strikethrough', 'autolink'])
  // Without it, `**` beside Chinese punctuation is text.
  renderer.use(cjkFriendly)
  // The check of links names an address that is not allowed; here it would silently become text.
  renderer.validateLink = () => true
  renderer.normalizeLink = (address) => address
  renderer.core.ruler.push('shown', ({ tokens }) => {
    for (const token of tokens) {
      if (token.type.startsWith('heading_')) token.tag = /[123]/.test(token.tag) ? 'h3' : 'h4'
      if (/^t[hd]_open$/.test(token.type)) token.attrs = null
      for (const { type, attrs } of token.children ?? [])
        if (type === 'link_open') attrs?.splice(0, attrs.length, ...attrs.filter(([name]) => name === 'href'))
    }
  })
  renderer.renderer.rules.text = (tokens, index) => escapeText(tokens[index]?.content ?? '')
  renderer.renderer.rules.softbreak = (tokens, index) => {
    const before = tokens[index - 1]?.content.at(-1) ?? ''
    const after = tokens[index + 1]?.content.at(0) ?? ''
    return chinese.test(before) || chinese.test(after) ? '' : ' '
  }
  return renderer
}

/** Chinese is written without spaces between words, so a line break in it is none either. */
const chinese = /[\u3000-\u30ff\u3400-\u9fff\uff01-\uffee]/

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
