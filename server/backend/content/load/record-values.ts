/** Turns the values of a file into those of the API: Markdown into HTML, days and times into unix seconds. */

import MarkdownIt from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import type { ContentFiles } from '../content-files.d.ts'
import { isNested } from '../fault-list.ts'
import { isLikely, unixSeconds } from '../times.ts'
import type { SchemaFault } from './check-schema.ts'

const timeFields = ['date', 'start', 'end', 'updated', 'validUntil'] as const
type TimeField = (typeof timeFields)[number]
const timeFieldNames: ReadonlySet<string> = new Set(timeFields)

/** The type of a file's value with the API's values. */
type RecordValues<T> = T extends (infer U)[]
  ? RecordValues<U>[]
  : T extends object
    ? {
        [K in keyof T as K extends `markdown_${infer L}` ? `html_${L}` : K]: K extends TimeField
          ? number
          : RecordValues<T[K]>
      }
    : T

/** The type of a checked file, or of a row of a table, with the API's values. */
export type Values<N extends keyof ContentFiles> = RecordValues<ContentFiles[N]>

/** A copy of a checked value with the API's values. Adds a fault for each day that no calendar or no fair has. */
export function recordValues(value: unknown, faults: SchemaFault[], steps: (string | number)[] = []): unknown {
  if (Array.isArray(value)) return value.map((item, index) => recordValues(item, faults, [...steps, index]))
  if (!isNested(value)) return value
  const record: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const item = value[key]
    if (typeof item === 'number' || typeof item === 'boolean') record[key] = item
    else if (typeof item !== 'string') record[key] = recordValues(item, faults, [...steps, key])
    else if (key === 'markdown_cn' || key === 'markdown_en') record[`html${key.slice(-3)}`] = renderMarkdown(item)
    else if (key === 'answer_cn' || key === 'answer_en') record[key] = renderAnswer(item)
    else record[key] = timeFieldNames.has(key) ? timeValue(item, faults, [...steps, key]) : item
  }
  return record
}

/** By text: a large table names few days many times. */
const times = new Map<string, number | undefined>()

function timeValue(text: string, faults: SchemaFault[], steps: (string | number)[]): number {
  if (!times.has(text)) times.set(text, unixSeconds(text))
  const time = times.get(text)
  if (time !== undefined && isLikely(time)) return time
  const fault = time === undefined ? 'is no day of the calendar' : 'has a year before 2000 or after 2099'
  faults.push({ steps, message: `${fault}: ${text}` })
  return 0
}

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
