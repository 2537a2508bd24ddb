/** The note for an empty list, with a hint what to do next; `children` replace the hint. */
import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.ts'

export function EmptyList({ children }: { children?: ReactNode }) {
  const messages = useMessages().ui
  return (
    <div className="empty">
      <p className="empty-title">{messages.emptyList}</p>
      {children ?? <p>{messages.emptyHint}</p>}
    </div>
  )
}
