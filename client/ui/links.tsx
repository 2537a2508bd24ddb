/** Links that may leave the site, and those to more of what they stand beside. */
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link } from 'wouter'
import { apiLocaleOf } from '../../shared/locale/locale.ts'
import { isInternal, isReservedPath, linkAddress, localizedAddress, safeHref } from '../../shared/pages/links.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { ArrowRight } from './icons.tsx'

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

/** An address of the backend for a link that opens a new window, with its language prefix; undefined for no address. */
export function useNewWindowAddress(sent: string | undefined): string | undefined {
  const address = safeHref(sent)
  const origin = useStore((state) => state.origin)
  const locale = useStore((state) => state.locale)
  return address && localizedAddress(linkAddress(address, apiLocaleOf(locale), origin), locale)
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
  if (isReservedPath(address)) {
    return (
      <a {...rest} href={address}>
        {children}
      </a>
    )
  }
  return (
    <Link {...rest} href={address}>
      {children}
    </Link>
  )
}

/** A link to more of what it stands beside, with an arrow behind its name. */
export function ArrowLink({ href, rel, children }: { href: string; rel?: 'next'; children: ReactNode }) {
  return (
    <Link className="arrow-link" href={href} rel={rel}>
      {children}
      <ArrowRight />
    </Link>
  )
}
