/** A list with nothing in it, and what to do next (rulings, section 11). */
import type { ReactNode } from 'react'
import { useWords } from '../words/words.ts'

export function Empty({ children }: { children?: ReactNode }) {
  const words = useWords()
  return (
    <div className="empty">
      <p className="empty-title">{words.emptyList}</p>
      {children ?? <p>{words.emptyHint}</p>}
    </div>
  )
}
