/** A link that opens a new window and says so. */
import type { AnchorHTMLAttributes } from 'react'
import { useWords } from '../words/words.ts'

/** `href` must have passed `safeHref`, or be written by us. */
export function OutLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const words = useWords()
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="hidden">{words.newWindow}</span>
    </a>
  )
}
