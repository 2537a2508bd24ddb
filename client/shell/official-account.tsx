/** The QR code of the WeChat official account: an `img`, because WeChat scans images on a long press. */
import { safeHref } from '../../shared/links.ts'
import { useStore } from '../store.ts'

export function OfficialAccount() {
  const { qr, account } = useStore((state) => state.facts)
  const src = safeHref(qr)
  if (!src) return null
  return (
    <figure className="official-account">
      <img src={src} width={168} height={168} alt={account} loading="lazy" />
      <figcaption>{account}</figcaption>
    </figure>
  )
}
