/** A menu entry as a link to a page of this site or to another address; as text where it has no address. */
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { useStore } from '../store.ts'
import { NewWindowLink } from '../ui/new-window-link.tsx'
import type { MenuEntry } from './menu-entries.ts'

interface MenuLinkProps {
  entry: MenuEntry
  className?: string
  onClick?: (event: MouseEvent<HTMLElement>, entry: MenuEntry) => void
  children?: ReactNode
}

/** The link to the current page has `aria-current`. */
export function MenuLink({ entry, className, onClick, children }: MenuLinkProps) {
  const isCurrent = useStore((state) => entry.isOwnPage && state.path === entry.href)
  const linkProps = { className, onClick: onClick && ((event: MouseEvent<HTMLElement>) => onClick(event, entry)) }
  const text = children ?? entry.name
  if (entry.href === undefined) return <span className={className}>{text}</span>
  if (entry.isOwnPage) {
    return (
      <Link {...linkProps} href={entry.href} aria-current={isCurrent ? 'page' : undefined}>
        {text}
      </Link>
    )
  }
  if (entry.newWindow) {
    return (
      <NewWindowLink {...linkProps} href={entry.href}>
        {text}
      </NewWindowLink>
    )
  }
  return (
    <a {...linkProps} href={entry.href}>
      {text}
    </a>
  )
}
