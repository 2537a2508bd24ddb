import { highlightParts } from './highlight-parts.ts'

/** A text with the words of a query in `<mark>`. The text is never parsed as HTML. Renders nothing without a text. */
export function Highlighted({ text, query }: { text: string | undefined; query: string }) {
  if (!text) return null
  return highlightParts(text, query).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, and their order does not change
    part.isHighlighted ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>
  )
}
