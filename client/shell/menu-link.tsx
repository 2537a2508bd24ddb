/** One entry of the menu as a link: to a page of this site, or to where its out_link says. */
import type { MouseEvent, ReactNode } from 'react'
import { Link } from '../navigation.tsx'
import { useStore } from '../store.ts'
import type { MenuEntry } from './menu-entries.ts'
import { OutLink } from './out-link.tsx'

interface MenuLinkProps {
  entry: MenuEntry
  className?: string
  onClick?: (event: MouseEvent, entry: MenuEntry) => void
  children?: ReactNode
}

/** Marks the page that is shown with `aria-current`. */
export function MenuLink({ entry, className, onClick, children }: MenuLinkProps) {
  const current = useStore((state) => entry.own && state.path === entry.href)
  const shared = { className, onClick: onClick && ((event: MouseEvent) => onClick(event, entry)) }
  const text = children ?? entry.name
  if (entry.href === undefined) return <span className={className}>{text}</span>
  if (entry.own) {
    return (
      <Link {...shared} href={entry.href} aria-current={current ? 'page' : undefined}>
        {text}
      </Link>
    )
  }
  if (entry.newWindow) {
    return (
      <OutLink {...shared} href={entry.href}>
        {text}
      </OutLink>
    )
  }
  return (
    <a {...shared} href={entry.href}>
      {text}
    </a>
  )
}
