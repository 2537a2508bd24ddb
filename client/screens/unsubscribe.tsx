/** Taking an address off the e-news list: always by a post that somebody has confirmed, never by a link alone. */
import { FormIsland } from '../forms/form-island.tsx'
import { HeadBand } from '../layout/head-band.tsx'
import { Sections } from '../sections/sections.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

export function Unsubscribe() {
  const words = useWords()
  const page = useStore((state) => state.data.page)
  return (
    <>
      <HeadBand title={page?.title || words.unsubscribe} summary={page?.summary || words.plan.unsubscribeText} />
      <div className="wrap parts">
        <section className="part is-split" aria-label={words.unsubscribe}>
          <FormIsland name="unsubscribe" place="page" />
        </section>
        <Sections list={page?.sections} />
      </div>
    </>
  )
}
