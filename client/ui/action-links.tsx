/** The two addresses that the whole site leads to: booth application and visitor pre-registration. */
import { safeHref } from '../../shared/links.ts'
import { localePath } from '../../shared/locale.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { OutLink } from './out-link.tsx'
import { useSiteConfig } from './site-config.ts'

/** Where both lead: the configured addresses, else our own pages in the page's language (rulings, section 4). */
function useActionAddresses(): { booth: string; register: string } {
  const locale = useStore((state) => state.locale)
  const booth = safeHref(useSiteConfig('booth_url'))
  const register = safeHref(useSiteConfig('preregister_url'))
  return {
    booth: booth ?? localePath('/exhibitor/apply', locale),
    register: register ?? localePath('/visitor/register', locale)
  }
}

/** Both as buttons that open a new window (specification, section 2). `first` is the one that stands out. */
export function ActionLinks({ first = 'register' }: { first?: 'booth' | 'register' }) {
  const words = useWords()
  const { booth, register } = useActionAddresses()
  const look = (name: string) => (name === first ? 'button' : 'button quiet')
  const links = [
    <OutLink key="register" className={look('register')} href={register}>
      {words.preregister}
    </OutLink>,
    <OutLink key="booth" className={look('booth')} href={booth}>
      {words.boothApplication}
    </OutLink>
  ]
  return <div className="actions">{first === 'register' ? links : links.reverse()}</div>
}
