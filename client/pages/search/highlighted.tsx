import { Clauses } from '../../ui/clauses.tsx'
import { highlightParts } from './highlight-parts.ts'

interface HighlightedProps {
  text: string | undefined
  query: string
  words?: readonly string[]
}

/** A text, never parsed as HTML, with `words` and those of a query in `<mark>`. Renders nothing without a text. */
export function Highlighted({ text, query, words }: HighlightedProps) {
  if (!text) return null
  return highlightParts(text, query, words).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, and their order does not change
    part.isHighlighted ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>
  )
}

/** The same of a title: a Chinese one breaks between words, and not beside a `<mark>`, which may end within one. */
export function HighlightedTitle({ text, query, words }: HighlightedProps) {
  if (!text) return null
  return (
    <span className="words">
      {highlightParts(text, query, words).map((part, index) => {
        const Part = part.isHighlighted ? 'mark' : 'span'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is part of the key, because `Words` keeps what it has hydrated
          <Part key={`${index} ${part.text}`}>
            <Clauses text={part.text} />
          </Part>
        )
      })}
    </span>
  )
}
