/**
 * A part of a page that opens on a press; in print and, where it is folded for phones alone, on wide screens it is
 * open.
 */
import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.ts'

interface FoldProps {
  /** Of the part: the name of the button. */
  title: string
  /** True: folded on narrow screens alone. */
  isForPhones: boolean
  children: ReactNode
}

export function Fold({ title, isForPhones, children }: FoldProps) {
  const messages = useMessages().sections
  return (
    <details className={isForPhones ? 'fold is-for-phones' : 'fold'}>
      <summary>
        <span className="button quiet">
          <span className="fold-show">{messages.foldShow}</span>
          <span className="fold-hide">{messages.foldHide}</span>
          <span className="hidden">{messages.foldOf(title)}</span>
        </span>
      </summary>
      {children}
    </details>
  )
}
