/** A Chinese text whose lines break between words. */
import { Fragment, useState, useSyncExternalStore } from 'react'
import { serverChildren } from '../hydration/use-lazy-hydration.ts'
import { splitWords } from './split-words.ts'

const neverChanges = () => () => {}

interface WordsProps {
  text: string
  className?: string | undefined
}

/**
 * The server's HTML stays when it is hydrated: the browser's dictionary may know other words, or it has none. A place
 * to break is an element, so that a copied text, or one that is searched for, has no character more.
 */
export function Words({ text, className = '' }: WordsProps) {
  const isHydrating = useSyncExternalStore(neverChanges, no, inBrowser)
  const [isFromServer] = useState(isHydrating)
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
