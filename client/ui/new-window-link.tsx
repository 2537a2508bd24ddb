/** Links that may leave the site. */
import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'wouter'
import { isInternal, safeHref } from '../../shared/pages/links.ts'
import { useMessages } from '../messages/messages.ts'

/**
 * A link that opens a new window and tells screen readers so. `href` must be a constant, or a value that has passed
 * `safeHref`.
 */
export function NewWindowLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const messages = useMessages()
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="hidden">{messages.newWindow}</span>
    </a>
  )
}

/**
 * A link whose address comes from a record: pages of this site open in the same window, others in a new one; only text
 * where the address is not safe.
 */
export function SafeLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const address = safeHref(href)
  if (address === undefined) return <span className={rest.className}>{children}</span>
  if (!isInternal(address)) {
    return (
      <NewWindowLink {...rest} href={address}>
        {children}
      </NewWindowLink>
    )
  }
  return (
    <Link {...rest} href={address}>
      {children}
    </Link>
  )
}
