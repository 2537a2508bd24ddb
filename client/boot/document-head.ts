/**
 * The document's head after a navigation, but for the title: description, keywords, and the addresses by which browsers
 * share and save the page (shared/README.md#search-engines).
 */
import { alternatesOf } from '../../shared/pages/alternates.ts'
import type { PageState } from '../../shared/pages/state.ts'

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
