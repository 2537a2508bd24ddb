/**
 * Going from page to page: a click asks `/_data/` for the next page's state and shows it with its screen; where that
 * cannot be done, the document is loaded (rulings, section 7: inside WeChat always).
 */
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { localePath } from '../shared/locale.ts'
import { useStore } from './store.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An internal path without language prefix, with query and fragment as they should be. */
  href: string
  children?: ReactNode
}

/** A link to a page of this site in the page's own language. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const locale = useStore((state) => state.locale)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => onClick?.(event)
  return <a {...rest} href={localePath(href, locale)} onClick={follow} />
}
