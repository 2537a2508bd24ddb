/** A link whose address comes from a record. */
import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'wouter'
import { isInternal, safeHref } from '../../shared/pages/links.ts'
import { NewWindowLink } from './new-window-link.tsx'

/** Pages of this site open in the same window, others in a new one; only text where the address is not safe. */
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
