/** The document's descriptions: of CommonMark the headings, paragraphs, code and strong text that they use. */
import type { ReactNode } from 'react'

/** Parts below one another, none wider than the page. */
export const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.75rem' } as const
/** A part that a reader looks up. */
export const entry = { ...stack, paddingBlock: '1.5rem', borderTop: '1px solid var(--line)' } as const

/** Paragraphs and headings of a description. `level` is that of the document's `##`. */
export function Prose({ text, level = 2 }: { text: string | undefined; level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const
  const blocks = (text ?? '').split(/\n{2,}|\n(?=## )|(?<=^## .*)\n/m).filter((block) => block.trim() !== '')
  return blocks.map((block) =>
    block.startsWith('## ') ? (
      <Heading key={block}>{block.slice(3)}</Heading>
    ) : (
      <p key={block}>
        <Inline text={block.trim()} />
      </p>
    )
  )
}

/** Code in backticks and strong text in double asterisks. */
export function Inline({ text }: { text: string }): ReactNode {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*)/)
  return parts.map((part, index) => {
    const key = `${index} ${part}`
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>
    return part.startsWith('**') ? <strong key={key}>{part.slice(2, -2)}</strong> : part
  })
}
