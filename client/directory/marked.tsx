/** A text in which the words that were looked for are marked. It is text and nothing else. */
import { markParts } from './mark-parts.ts'

export function Marked({ text, query }: { text: string | undefined; query: string }) {
  if (!text) return null
  return markParts(text, query).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and keep their order
    part.marked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>
  )
}
