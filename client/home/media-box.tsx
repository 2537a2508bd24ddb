/** The media partners of the home page. */
import { PartnerList } from '../sections/partners.tsx'
import { listOf } from '../sections/section-of.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { HomeHead } from './home-head.tsx'

export function MediaBox() {
  const words = useWords()
  const partners = listOf(useStore((state) => state.data.home?.mediaBox))
  if (partners.length === 0) return null
  return (
    <section className="home-part media-box" aria-labelledby="partners">
      <div className="wrap">
        <HomeHead id="partners" title={words.mediaTitle} href="/media/partners" link={words.allPartners} />
        <PartnerList list={partners} />
      </div>
    </section>
  )
}
