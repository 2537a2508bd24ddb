import { Fragment, type ReactNode } from 'react'
import { splitKept } from '../../shared/locale/cut-text.ts'
import { languages } from '../../shared/locale/languages.ts'
import { useStore } from '../store.ts'
import { Words } from './clauses.tsx'

/** Characters of a label; the lines of a longer text would be ragged if they broke between words. */
const maxLabel = 8

/**
 * A text of a record. On Chinese pages a label breaks between words; in a longer text, whose lines are full, what belongs
 * together stays in one line.
 */
export function Prose({ text }: { text: string | undefined }) {
  const { isLatin } = languages[useStore((state) => state.locale)]
  // Records from the backend may lack a text.
  if (isLatin || typeof text !== 'string') return text
  if (text.length <= maxLabel) return <Words key={text} text={text} />
  return splitKept(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and keep their order
      <span key={index} className="kept">
        {part}
      </span>
    )
  )
}

/** Characters of a name that fits the line of a phone. */
const maxKeptName = 16

/** The dots between the parts of foreign names in Chinese, as they are typed. */
const nameDots = ['·', '・', '•']

/** A person's name: of several parts in Chinese (安东·费尔德豪森), it stays in one line. */
export function PersonName({ name }: { name: string | undefined }) {
  const isKept = typeof name === 'string' && name.length <= maxKeptName && nameDots.some((dot) => name.includes(dot))
  return isKept ? <span className="kept">{name}</span> : name
}

/**
 * Texts in one line. Each is an element of its own, so that it can have a language of its own. Empty and missing parts
 * are left out.
 */
export function Joined({ parts, separator }: { parts: readonly ReactNode[]; separator: string }) {
  return parts
    .filter((part) => part !== '' && part !== undefined)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and keep their order
      <Fragment key={index}>
        {index > 0 && separator}
        <span>{part}</span>
      </Fragment>
    ))
}
