/** The links to the two registrations: booth application and visitor pre-registration. */

import { localePath } from '../../shared/locale/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { isClosed } from '../../shared/time/dates.ts'
import { useMessages } from '../messages/messages.ts'
import { subscriptionId } from '../shell/footer.tsx'
import { useAbsentPages, useIsOver, useSiteConfig, useStore } from '../store.ts'
import { NewWindowLink, useNewWindowAddress } from './links.tsx'

/** The configured addresses, else the site's own pages in the page's language, but for those that its content leaves out. */
function useActionAddresses() {
  const locale = useStore((state) => state.locale)
  const absent = useAbsentPages()
  const own = (path: string) => (absent.includes(path) ? undefined : localePath(path, locale))
  const booth = useNewWindowAddress(useSiteConfig('booth_url'))
  const register = useNewWindowAddress(useSiteConfig('preregister_url'))
  return {
    booth: booth ?? own(href.page('/exhibitor/apply')),
    register: register ?? own(href.page('/visitor/register'))
  }
}

interface ActionLinksProps {
  first?: 'booth' | 'register'
  /** The hero's: after the fair a button that leads to the footer's subscription comes before both. */
  subscription?: boolean
}

/**
 * Both as buttons that open a new window; `first` comes first and is emphasized. After the fair they are for the next
 * one, and links where the subscription leads on. During it pass and plan lead, and the hero has the registration alone.
 */
export function ActionLinks({ first = 'register', subscription = false }: ActionLinksProps) {
  const messages = useMessages()
  const isAfter = useIsOver()
  const isDay = useStore((state) => subscription && state.phase === 'during')
  const { booth, register } = useActionAddresses()
  const classOf = (name: string) =>
    isAfter && subscription ? 'icon-link' : name === first && !isDay ? 'button' : 'button quiet'
  // What is sent today counts for the next fair once this one's deadline has passed; visitors register till its end.
  const isBoothLate = useStore((state) => isClosed('booth', state))
  const isRegistrationLate = useStore((state) => isClosed('registration', state))
  const links = [
    register && (
      <NewWindowLink key="register" className={classOf('register')} href={register}>
        {isRegistrationLate && !isAfter ? messages.visitorRegistration : messages.preregister}
      </NewWindowLink>
    ),
    booth && !isDay && (
      <NewWindowLink key="booth" className={classOf('booth')} href={booth}>
        {isBoothLate && !isAfter ? messages.boothNext : messages.boothApplication}
      </NewWindowLink>
    )
  ]
  const inOrder = first === 'register' ? links : links.reverse()
  if (!isAfter) return <div className="actions">{inOrder}</div>
  return (
    <div className="actions is-after">
      {subscription && (
        <a className="button" href={`#${subscriptionId}`}>
          {messages.ui.nextEdition}
        </a>
      )}
      {(register || booth) && (
        <p>
          <span>{messages.nextFair}</span> {inOrder}
        </p>
      )}
    </div>
  )
}
