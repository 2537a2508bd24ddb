/** What cleaning takes out of rich text, found by the cleaner's own package. */
import sanitizeHtml from 'sanitize-html'
import { cutText } from '../../shared/locale/cut-text.ts'
import { cleanRichText, renamedElements } from '../pages/rich-text.ts'

/** Characters of markup that are compared. */
const maxLength = 200_000

/** Elements and attributes that cleaning removes, such as `<script>` or `<p style>`; each once. */
export function removedMarkup(html: string): string[] {
  const source = cutText(html, maxLength)
  const cleaned = cleanRichText(source, { pictureUrl: (src) => src, localizeLink: (path) => path })
  const kept = countParts(cleaned)
  const removed: string[] = []
  for (const [part, count] of countParts(source)) if (count > (kept.get(part) ?? 0)) removed.push(part)
  return removed
}

const renamed = new Map(Object.entries(renamedElements))
/** Attributes that the cleaner sets by itself, and those without effect on a page. */
const unimportant = new Set(['target', 'rel', 'class', 'id'])

function countParts(html: string): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1)
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // The result is thrown away.
    allowVulnerableTags: true,
    transformTags: {
      '*': (name, attributes) => {
        const tag = renamed.get(name) ?? name
        add(`<${tag}>`)
        for (const attribute of Object.keys(attributes)) if (!unimportant.has(attribute)) add(`<${tag} ${attribute}>`)
        return { tagName: name, attribs: attributes }
      }
    }
  })
  return counts
}
