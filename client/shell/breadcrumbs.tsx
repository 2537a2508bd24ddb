/** The way from home to this page. */
import { Link } from '../navigation.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { menuEntries, sectionEntry } from './menu-entries.ts'

/** `title` is this page; `between` are the steps that the menu does not know. */
export function Breadcrumbs({ title, between = [] }: { title: string; between?: { name: string; href: string }[] }) {
  const words = useWords()
  const path = useStore((state) => state.path)
  const section = sectionEntry(menuEntries(useStore((state) => state.menu)), path)
  return (
    <nav className="breadcrumbs" aria-label={words.breadcrumbs}>
      <ol>
        <li>
          <Link href="/">{words.home}</Link>
        </li>
        {section?.own && section.href && section.name !== title && (
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
