/** The main text of a page as it is read aloud: paragraph by paragraph, in the order of the page. */

export interface Paragraph {
  element: Element
  text: string
}

const blocks = 'h1,h2,h3,h4,p,li,dt,dd,th,td,caption,figcaption,blockquote'
const silent = 'nav,form,button,svg,noscript,.hidden,[aria-hidden="true"],[hidden]'

/** Blocks that are seen and hold no smaller ones; what is no text of the page (menus, forms, drawings) stays out. */
export function readable(root: Element, isSeen: (element: Element) => boolean = seen): Paragraph[] {
  return [...root.querySelectorAll(blocks)]
    .filter((element) => !element.closest(silent) && !element.querySelector(blocks) && isSeen(element))
    .map((element) => ({ element, text: textOf(element) }))
    .filter(({ text }) => text !== '')
}

function seen(element: Element): boolean {
  return element.getClientRects().length > 0
}

function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const part of copy.querySelectorAll(silent)) part.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** A text in pieces that a voice says in one go; some browsers fall silent in longer ones. */
export function pieces(text: string, most = 160): string[] {
  const sentences = text.match(/[^。！？；.!?;]+[。！？；.!?;]*\s*/g) ?? []
  const parts: string[] = []
  for (const sentence of sentences.flatMap((part) => cut(part, most))) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length <= most) parts[parts.length - 1] = last + sentence
    else parts.push(sentence)
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

function cut(sentence: string, most: number): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > most) {
    const comma = Math.max(...['，', '、', ',', ' '].map((mark) => rest.lastIndexOf(mark, most - 1)))
    const end = comma > 0 ? comma + 1 : most
    parts.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...parts, rest]
}
