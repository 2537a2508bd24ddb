/**
 * Marks the elements of pages displayed by the client whose text is in another language than the page: `lang`, as the
 * server writes it into documents (shared/README.md#wrong-fields). React does not know this attribute and keeps it.
 */
import type { Store } from '../store.ts'

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
