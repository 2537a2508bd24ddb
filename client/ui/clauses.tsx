/**
 * Titles that break between clauses, and on Chinese pages between words: Chinese has no spaces, so browsers would break
 * within words.
 */
import { languages } from '../../shared/languages.ts'
import { useStore } from '../store.ts'
import { Words } from './words.tsx'

const clause = /[^，。；：！？]+[，。；：！？”》）]*/g
const han = /[\u3400-\u9fff]/

/**
 * Wraps each clause in an element that breaks only where it is wider than the line. A single clause in Latin script
 * stays plain text.
 */
export function Clauses({ text }: { text: string }) {
  const { isLatin } = languages[useStore((state) => state.locale)]
  // Records from the backend may lack a title.
  if (typeof text !== 'string') return null
  const found = text.match(clause) ?? []
  const parts = found.length > 1 && found.join('') === text ? found : [text]
  const className = parts.length > 1 ? 'clause' : undefined
  if (!isLatin && han.test(text)) {
    return parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is part of the key, because `Words` keeps what it has hydrated
      <Words key={`${index} ${part}`} text={part} className={className} />
    ))
  }
  if (!className) return text
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: clauses have no id and keep their order
    <span key={index} className={className}>
      {part}
    </span>
  ))
}
