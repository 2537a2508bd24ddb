/** The media partners of the home page. */
import { href } from '../../../shared/pages/addresses.ts'
import { usePageMessages } from '../../messages/page-messages.ts'
import { PartnerList } from '../../sections/partners.tsx'
import { listOf } from '../../sections/section-props.ts'
import { useStore } from '../../store.ts'
import { HomeHeading } from './home-heading.tsx'
import { homeMessages } from './messages.ts'

export function MediaBox() {
  const messages = usePageMessages(homeMessages)
  const partners = listOf(useStore((state) => state.data.home?.mediaBox))
  if (partners.length === 0) return null
  return (
    <section className="home-part media-box" aria-labelledby="partners">
      <div className="wrap">
        <HomeHeading
          id="partners"
          title={messages.mediaTitle}
          href={href.page('/media/partners')}
          link={messages.allPartners}
        />
        <PartnerList list={partners} />
      </div>
    </section>
  )
}
