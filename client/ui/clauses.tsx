/** A title that breaks between its clauses: Chinese has no spaces, and a break within a word reads badly. */

const clause = /[^，。；：！？]+[，。；：！？”》）]*/g

/** A clause stays on one line where it has room. Text of one clause is left as it is. */
export function Clauses({ text }: { text: string }) {
  // Records come from outside: a title may be missing.
  if (typeof text !== 'string') return null
  const parts = text.match(clause) ?? []
  if (parts.length < 2 || parts.join('') !== text) return text
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: clauses have no other name, and keep their order
    <span key={index} className="clause">
      {part}
    </span>
  ))
}
