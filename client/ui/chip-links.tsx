/** A row of links of which one may be the current one: days, halls, letters, kinds of news. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface ChipLinksProps {
  label: string
  /** Their addresses are distinct. */
  links: readonly { href: string; name: ReactNode; isCurrent: boolean }[]
}

/** Renders nothing without links. */
export function ChipLinks({ label, links }: ChipLinksProps) {
  if (links.length === 0) return null
  return (
    <nav className="chips" aria-label={label}>
      {links.map(({ href, name, isCurrent }) => (
        <Link key={href} href={href} aria-current={isCurrent ? 'true' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
