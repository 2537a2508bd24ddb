/** Titles that break between clauses: Chinese has no spaces, so browsers would break within words. */

const clause = /[^，。；：！？]+[，。；：！？”》）]*/g

/** Wraps each clause in an element that breaks only where it is wider than the line. A single clause stays plain text. */
export function Clauses({ text }: { text: string }) {
  // Records from the backend may lack a title.
  if (typeof text !== 'string') return null
  const parts = text.match(clause) ?? []
  if (parts.length < 2 || parts.join('') !== text) return text
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: clauses have no id and keep their order
    <span key={index} className="clause">
      {part}
    </span>
  ))
}
