/** The links to the two registrations: booth application and visitor pre-registration. */

import { safeHref } from '../../shared/links.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { NewWindowLink } from './new-window-link.tsx'
import { useSiteConfig } from './site-config.ts'

/**
 * Both as buttons that open a new window: at the configured addresses, else the site's own; one that has no address is
 * left out. `first` comes first and is emphasized.
 */
export function ActionLinks({ first = 'register' }: { first?: 'booth' | 'register' }) {
  const messages = useMessages()
  const own = useStore((state) => state.actions)
  const link = (name: 'booth' | 'register', configured: string, text: string) => {
    const href = safeHref(configured) ?? own[name]
    return (
      href && (
        <NewWindowLink key={name} className={name === first ? 'button' : 'button quiet'} href={href}>
          {text}
        </NewWindowLink>
      )
    )
  }
  const links = [
    link('register', useSiteConfig('preregister_url'), messages.preregister),
    link('booth', useSiteConfig('booth_url'), messages.boothApplication)
  ]
  return links.some(Boolean) && <div className="actions">{first === 'register' ? links : links.reverse()}</div>
}
