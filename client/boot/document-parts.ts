/**
 * What React does not render of a page that the client displays, but for the title: the document's head (description,
 * keywords, and the addresses by which browsers share and save the page, shared/README.md#search-engines), and `lang`
 * of the elements whose text is in another language than the page, as the server writes it into documents
 * (shared/README.md#wrong-fields). React does not know this attribute and keeps it.
 */
import { alternatesOf } from '../../shared/pages/alternates.ts'
import type { PageState } from '../../shared/pages/state.ts'
import type { Store } from '../store.ts'

/** Puts the head of a page in the place of that of the page before; a page that is not found has no address. */
export function updateHead(state: PageState): void {
  for (const name of ['description', 'keywords'] as const) {
    document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', state.head[name])
  }
  for (const element of document.querySelectorAll('link[rel="canonical"], link[hreflang], meta[property="og:url"]'))
    element.remove()
  if (state.status !== 200) return
  const { canonical, languages } = alternatesOf(state)
  append('link', { rel: 'canonical', href: canonical })
  for (const { tag, href } of languages) append('link', { rel: 'alternate', hreflang: tag, href })
  append('meta', { property: 'og:url', content: canonical })
}

function append(name: string, attributes: Record<string, string>): void {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  document.head.append(element)
}

const observed = new WeakSet<Store>()

/** Marks what the page displays now and from now on; a second call for the same store does nothing. */
export function markOtherTexts(store: Store): void {
  if (observed.has(store)) return
  observed.add(store)
  // The same on all pages of a language, and another language is another document.
  const { otherTag: tag = '' } = store.getState()
  const marked = new WeakSet<Element>()
  const markElement = (element: Element, texts: ReadonlySet<string>) => {
    const isAlone = element.childNodes.length === 1 || element.querySelector(':scope > :not(.clause)') === null
    if (isAlone && texts.has(element.textContent ?? '')) {
      if (!element.hasAttribute('lang')) element.setAttribute('lang', tag)
      if (element.getAttribute('lang') === tag) marked.add(element)
    } else if (marked.delete(element)) element.removeAttribute('lang')
  }
  const markAll = () => {
    const texts = new Set(store.getState().otherTexts)
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { parentElement } = nodes.currentNode
      const element = parentElement?.matches('.clause') ? parentElement.parentElement : parentElement
      if (element) markElement(element, texts)
    }
  }
  new MutationObserver(markAll).observe(document.body, { childList: true, characterData: true, subtree: true })
  markAll()
}
