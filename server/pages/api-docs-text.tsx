/** Descriptions of the OpenAPI document: the part of CommonMark that they use (headings, paragraphs, code, strong). */
import type { ReactNode } from 'react'

/** A column of blocks, none wider than the page. */
export const stackStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.75rem' } as const
/** A section that links lead to: a call, a response, a schema. */
export const entryStyle = { ...stackStyle, paddingBlock: '1.5rem', borderTop: '1px solid var(--line)' } as const

/** Paragraphs and headings of a description. `level` is the heading level of `##`. */
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
