/** The site's filing number, linked to where it is looked up. Chinese on every page. */
import { safeHref } from '../../shared/links.ts'
import { useStore } from '../store.ts'
import { OutLink } from './out-link.tsx'

export function FilingNumber() {
  const { number, href } = useStore((state) => state.facts.filing)
  const address = safeHref(href)
  return (
    <p className="filing">
      {address ? (
        <OutLink href={address}>
          <span lang="zh-CN">{number}</span>
        </OutLink>
      ) : (
        <span lang="zh-CN">{number}</span>
      )}
    </p>
  )
}
