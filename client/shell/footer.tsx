/** The footer: e-news form, links, organisers, official account, legal lines. */

import { Link } from 'wouter'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { useSiteConfig } from '../ui/site-config.ts'
import { FilingNumber } from './filing-number.tsx'
import { FooterOrganiser } from './footer-organiser.tsx'
import { OfficialAccount } from './official-account.tsx'
import { ShellPart } from './shell-part.tsx'
import { Subscribe } from './subscribe.tsx'

export function Footer() {
  const messages = useMessages()
  const facts = useStore((state) => state.facts)
  // The e-news page contains the same form.
  const hasOwnSubscription = useStore((state) => state.path === '/media/e-news')
  const links = [
    ['/exhibition/about', messages.aboutExhibition],
    ['/exhibitor/why', messages.exhibitorServices],
    ['/visitor/match', messages.visitorServices],
    ['/event/activities', messages.concurrentEvents],
    ['/media/industry_news', messages.mediaCentre],
    ['/contact/us', messages.contactUs],
    ['/search', messages.search],
    ['/exhibitor/booth', messages.boothApplication]
  ] as const

  return (
    <footer className="footer">
      {!hasOwnSubscription && <Subscribe />}
      <ShellPart className="wrap footer-grid" name="footer">
        <nav className="footer-links" aria-label={messages.footerMenu}>
          <ul>
            {links.map(([href, name]) => (
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
  const messages = useMessages()
  const { year, name } = useStore((state) => state.facts)
  const sample = useStore((state) => state.isSampleContent)
  // Not every backend has a call that removes an address from its list.
  const canUnsubscribe = useSiteConfig('unsubscribe') === '1'
  return (
    <ShellPart className="wrap legal" name="legal">
      <p>{messages.copyright(year, name)}</p>
      <FilingNumber />
      <p>
        <Link href="/privacy">{messages.privacy}</Link>
      </p>
      {canUnsubscribe && (
        <p>
          <Link href="/unsubscribe">{messages.unsubscribe}</Link>
        </p>
      )}
      {sample && <p>{messages.sampleData}</p>}
    </ShellPart>
  )
}
