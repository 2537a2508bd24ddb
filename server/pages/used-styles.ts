/**
 * The styles that a document inlines: the rules of its edition's style sheet that its HTML uses, so that all of it is
 * painted before the style sheet is loaded.
 */
import { styleRules, tokens } from 'virtual:manifest'
import { LRUCache } from 'lru-cache'
import type { EditionName } from '../../shared/records/editions.ts'

/** Styles by edition and names: pages of one kind mostly have the same. */
const selected = new LRUCache<string, string>({ max: 100 })

/**
 * The rules whose classes and elements are in `html`, in the style sheet's order, as a style sheet. What the HTML says
 * selects rules and is never part of them. With `isFirstView` the HTML has to arrive in the first flight: neither what
 * closed `details` hide has rules nor what they do once they are open, and of reading mode's it has those for the size of
 * text alone.
 */
export function usedStyles(edition: EditionName, html: string, isFirstView: boolean): string {
  const present = namesIn(isFirstView ? withoutHidden(html) : html)
  // A visitor may open something before the style sheet is there.
  if (!isFirstView) for (const name of ['[data-reading]', '[open]']) present.add(name)
  const names = [...present].filter((name) => neededNames.has(name) || name.startsWith('--'))
  const key = `${edition} ${names.sort().join(' ')}`
  const known = selected.get(key)
  if (known !== undefined) return known
  const css = selectRules(edition, present)
  selected.set(key, css)
  return css
}

function selectRules(edition: EditionName, present: ReadonlySet<string>): string {
  let css = tokens[edition]
  let open = ''
  for (const [around, selectors, block] of styleRules) {
    const used = selectors.filter(([, alternatives]) =>
      alternatives.some((names) => names.every((name) => present.has(name)))
    )
    const [first] = used
    if (!first) continue
    if (around !== open) css += closed(open) + around
    open = around
    // An at-rule is one selector, whose alternatives may be many.
    css += `${first[0].startsWith('@') ? first[0] : used.map(([text]) => text).join()}{${block}}`
  }
  return withoutUnusedProperties(css + closed(open), present)
}

const closed = (around: string) => '}'.repeat(around.split('{').length - 1)

/** The document's element may have the size of reading mode, which the inline script sets before the first paint. */
const aroundAll = ['html', 'body', 'div', '[lang]', '[style]', '[data-reading=150]', '[data-reading=200]']

const neededNames: ReadonlySet<string> = new Set(
  styleRules.flatMap(([, selectors]) => selectors.flatMap(([, alternatives]) => alternatives.flat()))
)

/** How HTML has the ids (`#name`) and attributes (`[name]`, `[name=value]`) that rules need. */
const spellings = [...neededNames].flatMap((name) => {
  const [, sign, attribute, value] = /^([#[])([\w-]+)(?:=(.*))?/.exec(name.replace(/\]$/, '')) ?? []
  if (sign === undefined) return []
  return [
    { name, text: sign === '#' ? ` id="${attribute}"` : ` ${attribute}="${value === undefined ? '' : `${value}"`}` }
  ]
})

/**
 * The elements and classes (`.name`) of HTML, the ids and attributes that rules need, the custom properties (`--name`)
 * that it reads, and the elements around all HTML. A text that looks like one of them adds a rule at most.
 */
function namesIn(html: string): Set<string> {
  const names = new Set(aroundAll)
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(name)
  const classLists = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list))
  for (const list of classLists) for (const name of list.split(' ')) names.add(`.${name}`)
  for (const { name, text } of spellings) if (html.includes(text)) names.add(name)
  for (const name of propertiesReadIn(html)) names.add(name)
  return names
}

/** Without what `details` hide: none is open in a first view, and none contains another. */
function withoutHidden(html: string): string {
  const [before, ...details] = html.split('<details')
  const shown = details.map((text) => {
    const [summary = '', ...hidden] = text.split('</summary>')
    const rest = hidden.join('').split('</details>').slice(1)
    return [summary, ...rest].join('')
  })
  return [before, ...shown].join('<details')
}

const propertiesReadIn = (text: string) => Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name)

/** Removes the declarations of custom properties that neither a rule of the style sheet nor the HTML uses. */
function withoutUnusedProperties(css: string, present: ReadonlySet<string>): string {
  const used = new Set(propertiesReadIn(css))
  return css.replace(/(?<![\w-])(--[\w-]+):[^;{}]*[;{}]?/g, (text, name) => {
    // A selector may have such a name before a pseudo-class.
    if (used.has(name) || present.has(name) || text.endsWith('{')) return text
    return text.endsWith('}') ? '}' : ''
  })
}
