/**
 * The site's ICP filing number with a link to the register; nothing where the number is not known. It is Chinese text
 * on pages of both languages.
 */
import { safeHref } from '../../shared/pages/links.ts'
import { useStore } from '../store.ts'
import { NewWindowLink } from '../ui/new-window-link.tsx'

export function FilingNumber() {
  const { number, href } = useStore((state) => state.facts.filing)
  const address = safeHref(href)
  const text = <span lang="zh-CN">{number}</span>
  return number && <p className="filing">{address ? <NewWindowLink href={address}>{text}</NewWindowLink> : text}</p>
}
