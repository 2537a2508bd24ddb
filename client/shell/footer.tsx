/** The footer: destinations, organisers, official account, legal lines (specification, sections 1 and 2). */
import { Link } from '../navigation.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { FilingNumber } from './filing-number.tsx'
import { FooterOrganiser } from './footer-organiser.tsx'
import { OfficialAccount } from './official-account.tsx'
import { ShellPart } from './shell-part.tsx'
import { useSiteConfig } from './site-config.ts'
import { Subscribe } from './subscribe.tsx'

export function Footer() {
  const words = useWords()
  const facts = useStore((state) => state.facts)
  // That page holds the same form.
  const subscribing = useStore((state) => state.path === '/media/e-news')
  const destinations = [
    ['/exhibition/about', words.aboutExhibition],
    ['/exhibitor/why', words.exhibitorServices],
    ['/visitor/match', words.visitorServices],
    ['/event/activities', words.concurrentEvents],
    ['/media/industry_news', words.mediaCentre],
    ['/contact/us', words.contactUs],
    ['/search', words.search],
    ['/exhibitor/booth', words.boothApplication]
  ] as const

  return (
    <footer className="footer">
      {!subscribing && <Subscribe />}
      <ShellPart className="wrap footer-grid" name="footer">
        <nav className="footer-links" aria-label={words.footerMenu}>
          <ul>
            {destinations.map(([href, name]) => (
              <li key={href}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {facts.organisers.map((organiser) => (
          <FooterOrganiser key={organiser.company} organiser={organiser} />
        ))}
        <OfficialAccount />
      </ShellPart>
      <Legal />
    </footer>
  )
}

function Legal() {
  const words = useWords()
  const { year, name } = useStore((state) => state.facts)
  const sample = useStore((state) => state.sample)
  // Not every backend can take an address off its list.
  const unsubscribes = useSiteConfig('unsubscribe') === '1'
  return (
    <ShellPart className="wrap legal" name="legal">
      <p>{words.copyright(year, name)}</p>
      <FilingNumber />
      <p>
        <Link href="/privacy">{words.privacy}</Link>
      </p>
      {unsubscribes && (
        <p>
          <Link href="/unsubscribe">{words.unsubscribe}</Link>
        </p>
      )}
      {sample && <p>{words.sampleData}</p>}
    </ShellPart>
  )
}
