/**
 * Going from page to page: a click asks `/_data/` for the next page's state and shows it with its screen; where that
 * cannot be done, the document is loaded. Inside WeChat every link is a document load (rulings, section 7).
 */
import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from 'react'
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

/** A link to a page of this site in the page's own language; the navigator follows it like every other link. */
export function Link({ href, ...rest }: LinkProps) {
  const locale = useStore((state) => state.locale)
  return <a {...rest} href={/^[?#]/.test(href) ? href : localePath(href, locale)} />
}
