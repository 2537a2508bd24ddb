/** A link that opens a new window and tells screen readers so. */
import type { AnchorHTMLAttributes } from 'react'
import { useMessages } from '../messages/messages.ts'

/** `href` must be a constant, or a value that has passed `safeHref`. */
export function NewWindowLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const messages = useMessages()
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="hidden">{messages.newWindow}</span>
    </a>
  )
}
