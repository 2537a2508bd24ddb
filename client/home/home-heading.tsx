/** The head of a part of the home page: its title, and where there is more. */
import { Link } from '../navigation.tsx'
import { ArrowRight } from '../pictures/icons.tsx'

export function HomeHead({ id, title, href, link }: { id: string; title: string; href: string; link: string }) {
  return (
    <header className="home-head">
      <h2 id={id}>{title}</h2>
      <Link className="arrow-link" href={href}>
        {link}
        <ArrowRight />
      </Link>
    </header>
  )
}
