/**
 * Where texts break into lines: titles between clauses, and on Chinese pages between words, since Chinese has no spaces
 * and browsers would break within words.
 */
import { Fragment, type ReactNode, useState, useSyncExternalStore } from 'react'
import { languages } from '../../shared/locale/languages.ts'
import { han, splitEnd, splitKept, splitWords } from '../../shared/locale/line-breaks.ts'
import { serverChildren } from '../boot/use-lazy-hydration.ts'
import { useStore } from '../store.ts'

const clause = /[^，。；：！？]+[，。；：！？”》）]*/g

/** The sizes that `head-band.css` has for a title, by the width of its longest clause in em. */
const [narrowest, widest] = [10, 13]

/**
 * The class of a Chinese title whose longest clause may be a little wider than its line: the style sheet sets it just
 * small enough. Undefined for one that always fits, and for one that is too long for a line: it breaks between words.
 */
export function fitClass(title: string): string | undefined {
  if (typeof title !== 'string' || !han.test(title)) return undefined
  const clauses = title.match(clause) ?? []
  const width = Math.ceil(Math.max(...clauses.map((part) => widthInEm(part.replace(/[，。；：！？]$/, '')))))
  return width >= narrowest && width <= widest ? `fits-${width}` : undefined
}

const widthInEm = (text: string) => [...text].reduce((sum, character) => sum + (character >= '\u2e80' ? 1 : 0.6), 0)

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

const neverChanges = () => () => {}

interface WordsProps {
  text: string | undefined
  className?: string | undefined
  /** Whether it ends a longer text: its last words stay together. */
  isEnd?: boolean
}

/**
 * A Chinese text whose lines break between words. The server's HTML stays when it is hydrated: the browser's dictionary
 * may know other words, or it has none. A place to break is an element, so that a copied text, or one that is searched
 * for, has no character more. A text of another language, or without Chinese characters, stays plain.
 */
export function Words({ text, className = '', isEnd = false }: WordsProps) {
  const { isLatin } = languages[useStore((state) => state.locale)]
  const isHydrating = useSyncExternalStore(neverChanges, no, inBrowser)
  const [isFromServer] = useState(isHydrating)
  // Records from the backend may lack a text.
  if (isLatin || typeof text !== 'string' || !han.test(text)) return text
  if (isFromServer) return <span className={`words ${className}`.trim()} {...serverChildren} />
  const pieces = splitWords(text, isEnd)
  return (
    <span className={`${pieces ? 'words ' : ''}${className}`.trim() || undefined}>
      {pieces?.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words have no id and keep their order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      )) ?? text}
    </span>
  )
}

const no = () => false
const inBrowser = () => typeof document !== 'undefined'

/** Characters of a label; the lines of a longer text would be ragged if they broke between words. */
const maxLabel = 8

/**
 * A text of a record. On Chinese pages a label breaks between words; of a longer text, whose lines are full, the end does,
 * and what belongs together stays in one line.
 */
export function Prose({ text }: { text: string | undefined }) {
  const { isLatin } = languages[useStore((state) => state.locale)]
  // Records from the backend may lack a text.
  if (isLatin || typeof text !== 'string' || !han.test(text)) return text
  if (text.length <= maxLabel) return <Words key={text} text={text} />
  const { start, end } = splitEnd(text)
  return (
    <>
      <Kept text={start} />
      <Words key={end} text={end} isEnd />
    </>
  )
}

/** A text of which each figure stays in one line with what it counts. */
export function Kept({ text }: { text: string }) {
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
