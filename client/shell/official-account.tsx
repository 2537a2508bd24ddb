/** The official account's QR picture: a real image, so that it can be pressed and scanned. */
import { safeHref } from '../../shared/links.ts'
import { useStore } from '../store.ts'
import { useShellPicture } from './shell-picture.ts'

export function OfficialAccount() {
  const { qr, account } = useStore((state) => state.facts)
  const drawn = useShellPicture(qr.slice(qr.indexOf('/') + 1))
  const src = drawn?.src ?? safeHref(qr)
  if (!src) return null
  return (
    <figure className="official-account">
      <img src={src} width={168} height={168} alt={account} loading="lazy" />
      <figcaption>{account}</figcaption>
    </figure>
  )
}
