/**
 * Where texts break into lines: titles between clauses, and on Chinese pages between words, since Chinese has no spaces
 * and browsers would break within words.
 */
import { Fragment, type ReactNode, useState, useSyncExternalStore } from 'react'
import { splitKept } from '../../shared/locale/cut-text.ts'
import { languages } from '../../shared/locale/languages.ts'
import { serverChildren } from '../boot/use-lazy-hydration.ts'
import { useStore } from '../store.ts'

const clause = /[^，。；：！？]+[，。；：！？”》）]*/g
const han = /[\u3400-\u9fff]/

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
}

/**
 * A Chinese text whose lines break between words. The server's HTML stays when it is hydrated: the browser's dictionary
 * may know other words, or it has none. A place to break is an element, so that a copied text, or one that is searched
 * for, has no character more. A text of another language, or without Chinese characters, stays plain.
 */
export function Words({ text, className = '' }: WordsProps) {
  const { isLatin } = languages[useStore((state) => state.locale)]
  const isHydrating = useSyncExternalStore(neverChanges, no, inBrowser)
  const [isFromServer] = useState(isHydrating)
  // Records from the backend may lack a text.
  if (isLatin || typeof text !== 'string' || !han.test(text)) return text
  if (isFromServer) return <span className={`words ${className}`.trim()} {...serverChildren} />
  const pieces = splitWords(text)
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

/** Characters that stay with the word after them. */
const leading = /^[与和及或在于对第不没无从向为把被让各每本新全一二两三四五六七八九十几半“《（]$/
/** Characters that never begin a line. */
const trailing = /^[的地得了着过们等吗呢吧馆届]$/
/** Longer pieces would leave lines too unequal. */
const maxLength = 6

let segmenter: Intl.Segmenter | null | undefined

/**
 * Null where the browser has none (Firefox before 125), or it knows no Chinese words (a build of ICU in English alone).
 */
function wordSegmenter(): Intl.Segmenter | null {
  segmenter ??=
    Intl.Segmenter?.supportedLocalesOf('zh').length > 0 ? new Intl.Segmenter('zh', { granularity: 'word' }) : null
  return segmenter
}

/**
 * The text in pieces between which a line may break. A single character stays with the word before it, or after it if
 * it begins a clause or leads on to that, and the last one never stands alone. A figure stays with what it counts, with a
 * short word before it and with the others of a date, punctuation with the word that it closes. Undefined where words cannot be told.
 */
export function splitWords(text: string): string[] | undefined {
  const words = wordSegmenter()?.segment(text)
  if (!words) return undefined
  const pieces: string[] = []
  let last = ''
  for (const { segment } of words) {
    const piece = pieces[pieces.length - 1] ?? ''
    const isTorn = endsWord(last, segment)
    if (isTorn || (pieces.length > 0 && staysWith(piece, last, segment))) pieces[pieces.length - 1] = piece + segment
    else pieces.push(segment)
    last = isTorn ? last + segment : segment
  }
  const end = pieces.pop()
  if (end === undefined) return []
  const isOneCharacter = /^\p{L}\P{L}*$/u.test(end)
  return isOneCharacter && pieces.length > 0
    ? [...pieces.slice(0, -1), pieces[pieces.length - 1] + end]
    : [...pieces, end]
}

const isOneHan = (piece: string) => piece.length === 1 && han.test(piece)

/** Whether a character that leads on elsewhere ends a word of two that the dictionary does not know, as in 配对. */
const endsWord = (last: string, segment: string) =>
  segment === '对' && isOneHan(last) && !leading.test(last) && !trailing.test(last)

function staysWith(piece: string, last: string, segment: string): boolean {
  if (isOneHan(piece) || leading.test(last) || trailing.test(segment)) return true
  if (leading.test(segment)) return false
  // Times, dates and ranges are not torn, and browsers set the thin space before Latin only where no break is marked.
  if (/^\w/.test(segment)) return /\d[:.,–年月-]$/.test(piece) || /^[\u3400-\u9fff]{1,4}$/.test(piece)
  if (!han.test(segment)) return !/[\p{L}\p{N}]/u.test(segment)
  if (/\d$/.test(last)) return true
  return segment.length === 1 && !/[，。；：！？、]$/.test(last) && piece.length < maxLength
}

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
