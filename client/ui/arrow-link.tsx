import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ArrowRight } from './icons.tsx'

/** A link to more of what it stands beside, with an arrow behind its name. */
export function ArrowLink({ href, rel, children }: { href: string; rel?: 'next'; children: ReactNode }) {
  return (
    <Link className="arrow-link" href={href} rel={rel}>
      {children}
      <ArrowRight />
    </Link>
  )
}
