/**
 * Going from page to page: a click asks `/_data/` for the next page's state and shows it with its screen; where that
 * cannot be done, the document is loaded. Inside WeChat every link is a document load (rulings, section 7).
 */
import { type AnchorHTMLAttributes, createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { localePath } from '../shared/locale.ts'
import { useStore } from './store.ts'

export interface Navigator {
  /** Shows a page of this site, given with its language prefix, or loads its document. */
  go: (address: string) => void
  /** Asks for a page's state and script before it is wanted. */
  prefetch: (address: string) => void
}

export const NavigationContext = createContext<Navigator | null>(null)

/** The navigator; null while the page is rendered and where every link is a document load. */
export function useNavigator(): Navigator | null {
  return useContext(NavigationContext)
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An internal path without language prefix, with query and fragment as they should be. */
  href: string
  children?: ReactNode
}

/** A link to a page of this site in the page's own language. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const locale = useStore((state) => state.locale)
  const navigator = useNavigator()
  const address = /^[?#]/.test(href) ? href : localePath(href, locale)

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!navigator || !plain || event.defaultPrevented || rest.target === '_blank' || address.startsWith('#')) return
    event.preventDefault()
    navigator.go(address)
  }
  const intend = () => navigator?.prefetch(address)

  return <a {...rest} href={address} onClick={follow} onPointerEnter={intend} onFocus={intend} onTouchStart={intend} />
}
