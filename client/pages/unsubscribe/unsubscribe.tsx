import { LazyForm } from '../../forms/lazy-form.tsx'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { Sections } from '../../sections/sections.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { useStore } from '../../store.ts'
import { unsubscribeMessages } from './messages.ts'

/**
 * The page that removes an address from the e-news list, by a form: mail scanners follow links, but do not submit
 * forms.
 */
export function Unsubscribe() {
  const messages = useMessages()
  const pageMessages = usePageMessages(unsubscribeMessages)
  const page = useStore((state) => state.data.page)
  return (
    <>
      <HeadBand
        title={page?.title || messages.unsubscribe}
        summary={page?.summary || pageMessages.unsubscribeText}
        size="slim"
      />
      <div className="wrap parts">
        <section className="part is-split" aria-labelledby="address">
          <header className="part-head">
            <h2 id="address">{pageMessages.address}</h2>
          </header>
          <LazyForm name="unsubscribe" idPrefix="page" />
        </section>
        <Sections list={page?.sections} />
      </div>
    </>
  )
}
