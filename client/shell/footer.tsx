/** The footer: e-news form, links, organisers, official account, legal lines. */
import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { safeHref } from '../../shared/pages/links.ts'
import type { FactOrganiser } from '../../shared/records/facts.ts'
import { isClosed } from '../../shared/time/dates.ts'
import { LazyForm } from '../forms/lazy-form.tsx'
import { useMessages } from '../messages/messages.ts'
import { useHasPage, useSiteConfig, useStore } from '../store.ts'
import { ContactList } from '../ui/contact-list.tsx'
import { NewWindowLink } from '../ui/links.tsx'
import { ShellPart } from './shell-part.tsx'

/**
 * No subscription stands below a form, nor below what ends one; the page of the booth application has no footer. The
 * path decides: the frame hydrates before the page's data are there.
 */
const pagesOfForms: ReadonlySet<string> = new Set([
  href.page('/media/e-news'),
  href.page('/visitor/register'),
  href.page('/exhibitor/booth'),
  href.page('/exhibitor/apply'),
  href.unsubscribe()
])

/** Whether the footer of the current page has a subscription. */
export const useHasSubscription = () => useStore(({ path }) => !pagesOfForms.has(path))

export function Footer() {
  const messages = useMessages()
  const facts = useStore((state) => state.facts)
  const hasSubscription = useHasSubscription()
  // The contact page contains the contacts.
  const hasOwnContacts = useStore((state) => state.path === href.page('/contact/us'))
  const hasPage = useHasPage()
  const isBoothLate = useStore((state) => isClosed('booth', state))
  const links = [
    [href.page('/exhibition/about'), messages.aboutExhibition],
    [href.page('/exhibitor/why'), messages.exhibitorServices],
    [href.page('/visitor/match'), messages.visitorServices],
    [href.page('/event/activities'), messages.concurrentEvents],
    [href.page('/media/industry_news'), messages.mediaCentre],
    [href.page('/contact/us'), messages.contactUs],
    [href.search(), messages.search],
    [href.page('/exhibitor/booth'), isBoothLate ? messages.boothNext : messages.boothApplication]
  ] as const

  return (
    <footer className="footer">
      {hasSubscription && <Subscribe />}
      <ShellPart className="wrap footer-grid" name="footer" isShared={!hasOwnContacts}>
        <nav className="footer-links" aria-label={messages.footerMenu}>
          <ul>
            {links.map(
              ([href, name]) =>
                hasPage(href) && (
                  <li key={href}>
                    <Link href={href}>{name}</Link>
                  </li>
                )
            )}
          </ul>
        </nav>
        <OfficialAccount />
        {!hasOwnContacts && facts.organisers.length > 0 && (
          // Holds nothing: what it folds follows it, so that the style sheet alone can show that on wide screens.
          <details className="disclosure">
            <summary>{messages.contacts}</summary>
          </details>
        )}
        {!hasOwnContacts &&
          facts.organisers.map((organiser) => <FooterOrganiser key={organiser.company} organiser={organiser} />)}
      </ShellPart>
      <Legal />
    </footer>
  )
}

function Legal() {
  const messages = useMessages()
  const { copyright } = useStore((state) => state.facts)
  const sample = useStore((state) => state.isSampleContent)
  // Not every backend has a call that removes an address from its list.
  const canUnsubscribe = useSiteConfig('unsubscribe') === '1'
  return (
    <ShellPart className="wrap legal" name="legal">
      <p>{messages.copyright(copyright)}</p>
      <FilingNumber />
      <p>
        <Link href={href.page('/privacy')}>{messages.privacy}</Link>
      </p>
      {canUnsubscribe && (
        <p>
          <Link href={href.unsubscribe()}>{messages.unsubscribe}</Link>
        </p>
      )}
      <p>
        <a href="#top">{messages.backToTop}</a>
      </p>
      {sample && <p>{messages.sampleData}</p>}
    </ShellPart>
  )
}

/** The `id` of the section with the e-news form. */
export const subscriptionId = 'subscribe'

/** The e-news form in the footer. */
function Subscribe() {
  const messages = useMessages()
  return (
    <section className="footer-subscribe" id={subscriptionId} aria-labelledby="footer-subscribe-title">
      <div className="wrap">
        <h2 id="footer-subscribe-title">{messages.subscribeTitle}</h2>
        <LazyForm name="subscribe" idPrefix="footer" />
      </div>
    </section>
  )
}

/** The QR code of the WeChat official account: an `img`, because WeChat scans images on a long press. */
function OfficialAccount() {
  const { qr, account } = useStore((state) => state.facts)
  const src = safeHref(qr)
  if (!src) return null
  return (
    <figure className="official-account">
      <img src={src} width={168} height={168} alt={account} loading="lazy" />
      <figcaption>{account}</figcaption>
    </figure>
  )
}

/** An organiser in the footer with its three contacts: cooperation, exhibitor and visitor registration. */
function FooterOrganiser({ organiser }: { organiser: FactOrganiser }) {
  const messages = useMessages()
  return (
    <section className="footer-organiser">
      <h2>{organiser.company}</h2>
      <ContactList title={messages.businessCooperation} contact={organiser.business} />
      <ContactList title={messages.exhibitorRegistration} contact={organiser.exhibitor} />
      <ContactList title={messages.visitorRegistration} contact={organiser.visitor} />
    </section>
  )
}

/**
 * The site's ICP filing number with a link to the register; nothing where the number is not known. It is Chinese text
 * on pages of both languages.
 */
export function FilingNumber() {
  const { number, href } = useStore((state) => state.facts.filing)
  const address = safeHref(href)
  const text = <span lang="zh-CN">{number}</span>
  return number && <p className="filing">{address ? <NewWindowLink href={address}>{text}</NewWindowLink> : text}</p>
}
