/** A row of links of which one may be the current one: days, halls, letters, kinds of news, categories. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { isPlainClick } from '../boot/page-address.ts'

interface ChipLink {
  href: string
  name: ReactNode
  isCurrent: boolean
  /** Called instead of the navigation. */
  onChoose?: () => void
}

interface ChipLinksProps {
  label: string
  /** Their addresses are distinct. */
  links: readonly ChipLink[]
  className?: string
}

/** Renders nothing without links. */
export function ChipLinks({ label, links, className }: ChipLinksProps) {
  if (links.length === 0) return null
  return (
    <nav className={className ? `chips ${className}` : 'chips'} aria-label={label}>
      {links.map(({ href, name, isCurrent, onChoose }) => (
        <Link
          key={href}
          href={href}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={(event) => {
            if (!onChoose || !isPlainClick(event)) return
            event.preventDefault()
            onChoose()
          }}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
