/** The heading of a box of the home page: its title, and a link to the complete list where there is one. */

import { Link } from 'wouter'
import { Clauses } from '../../ui/clauses.tsx'
import { useHasPage } from '../../ui/has-page.ts'
import { ArrowRight } from '../../ui/icons.tsx'

export function HomeHeading({ id, title, href, link }: { id: string; title: string; href: string; link: string }) {
  const hasPage = useHasPage()
  return (
    <header className="home-head">
      <h2 id={id}>
        <Clauses text={title} />
      </h2>
      {hasPage(href) && (
        <Link className="arrow-link" href={href}>
          {link}
          <ArrowRight />
        </Link>
      )}
    </header>
  )
}
