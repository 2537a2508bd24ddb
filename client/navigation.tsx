/**
 * Client-side navigation: a click fetches the next page's state from `/_data/` and renders its screen; where that fails
 * the document is loaded. Inside WeChat every link is a document load (shared/README.md#wechat).
 */
import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from 'react'
import { localePath } from '../shared/locale.ts'
import { useStore } from './store.ts'

export interface Navigator {
  /** Goes to a page of this site by its address with language prefix; where that fails the document is loaded. */
  go: (address: string) => void
  /** Loads a page's state and chunk in advance. */
  prefetch: (address: string) => void
}

export const NavigationContext = createContext<Navigator | null>(null)

/** The navigator; null on the server and where every link is a document load. */
export function useNavigator(): Navigator | null {
  return useContext(NavigationContext)
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site without language prefix, with query and fragment; or a query or fragment alone. */
  href: string
  children?: ReactNode
}

/** A link to a page of this site in the current language. Clicks are handled by `followLinks`. */
export function Link({ href, ...rest }: LinkProps) {
  const locale = useStore((state) => state.locale)
  return <a {...rest} href={/^[?#]/.test(href) ? href : localePath(href, locale)} />
}
