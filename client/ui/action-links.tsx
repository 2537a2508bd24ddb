/**
 * The links to the two registrations, booth application and visitor pre-registration, as long as they are open; after
 * the fair the link to the subscription.
 */

import { localePath } from '../../shared/locale/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { safeHref } from '../../shared/pages/links.ts'
import { isClosed } from '../../shared/time/deadlines.ts'
import { useMessages } from '../messages/messages.ts'
import { subscriptionId } from '../shell/footer.tsx'
import { useStore } from '../store.ts'
import { NewWindowLink } from './new-window-link.tsx'
import { useSiteConfig } from './site-config.ts'

/** The configured addresses, else the site's own pages in the page's language. */
function useActionAddresses(): { booth: string; register: string } {
  const locale = useStore((state) => state.locale)
  const booth = safeHref(useSiteConfig('booth_url'))
  const register = safeHref(useSiteConfig('preregister_url'))
  return {
    booth: booth ?? localePath(href.page('/exhibitor/apply'), locale),
    register: register ?? localePath(href.page('/visitor/register'), locale)
  }
}

interface ActionLinksProps {
  first?: 'booth' | 'register'
  /** Whether the page has the footer's subscription, to which a link leads after the fair. */
  subscription?: boolean
}

/** Buttons that open a new window; `first` comes first, and what comes first of all is emphasized. */
export function ActionLinks({ first = 'register', subscription = false }: ActionLinksProps) {
  const messages = useMessages()
  const isOver = useStore((state) => state.phase === 'after')
  const isBoothClosed = useStore((state) => isClosed('booth', state))
  const addresses = useActionAddresses()
  if (isOver)
    return subscription ? (
      <div className="actions">
        <a className="button" href={`#${subscriptionId}`}>
          {messages.ui.nextEdition}
        </a>
      </div>
    ) : null
  const labels = { register: messages.preregister, booth: messages.boothApplication }
  const order = first === 'booth' ? (['booth', 'register'] as const) : (['register', 'booth'] as const)
  return (
    <div className="actions">
      {order
        .filter((name) => name !== 'booth' || !isBoothClosed)
        .map((name, index) => (
          <NewWindowLink key={name} className={index === 0 ? 'button' : 'button quiet'} href={addresses[name]}>
            {labels[name]}
          </NewWindowLink>
        ))}
    </div>
  )
}
