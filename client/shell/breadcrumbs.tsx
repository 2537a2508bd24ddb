/** The breadcrumbs: home, the menu entry of the page's section, intermediate pages, this page. */

import { Link } from 'wouter'
import { href } from '../../shared/pages/addresses.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { menuEntries, sectionEntry } from './menu-entries.ts'

/** `title` is the page's own; `between` are intermediate pages that the menu does not contain. */
export function Breadcrumbs({ title, between = [] }: { title: string; between?: { name: string; href: string }[] }) {
  const messages = useMessages()
  const path = useStore((state) => state.path)
  const section = sectionEntry(menuEntries(useStore((state) => state.menu)), path)
  return (
    <nav className="breadcrumbs" aria-label={messages.breadcrumbs}>
      <ol>
        <li>
          <Link href={href.home()}>{messages.home}</Link>
        </li>
        {section?.isOwnPage && section.href && section.name !== title && (
          <li>{section.href === path ? section.name : <Link href={section.href}>{section.name}</Link>}</li>
        )}
        {between.map((step) => (
          <li key={step.href}>
            <Link href={step.href}>{step.name}</Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
