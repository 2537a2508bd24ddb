import { href } from '../../../shared/pages/addresses.ts'
import { RecordPage } from '../../directory/record-page.tsx'
import { usePageMessages } from '../../messages/page-messages.ts'
import { RichText } from '../../sections/rich-text.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { useStore } from '../../store.ts'
import { NotFound } from '../not-found/not-found.tsx'
import { sponsorMessages } from './messages.ts'

/** The page of a sponsor: its name and text. */
export function Sponsor() {
  const messages = usePageMessages(sponsorMessages)
  const sponsor = useStore((state) => state.data.sponsor)
  if (!sponsor) return <NotFound />
  const list = { href: href.sponsors(), name: messages.sponsors }
  return (
    <RecordPage
      head={<HeadBand title={sponsor.name} summary={sponsor.summary} between={[list]} />}
      text={<RichText html={sponsor.html} />}
      back={{ href: list.href, name: messages.backToSponsors }}
    />
  )
}
