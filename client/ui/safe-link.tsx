/** A link whose address comes from data. */
import type { AnchorHTMLAttributes } from 'react'
import { isInternal, safeHref } from '../../shared/links.ts'
import { Link } from '../navigation.tsx'
import { OutLink } from './out-link.tsx'

/** To a page of this site, or to elsewhere in a new window; text alone where the address may not be linked. */
export function SafeLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const address = safeHref(href)
  if (address === undefined) return <span className={rest.className}>{children}</span>
  if (!isInternal(address)) {
    return (
      <OutLink {...rest} href={address}>
        {children}
      </OutLink>
    )
  }
  return (
    <Link {...rest} href={address}>
      {children}
    </Link>
  )
}
