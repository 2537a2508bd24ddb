import { ItinerarySources } from '../../itinerary/itinerary-sources.tsx'
import { ItineraryView } from '../../itinerary/itinerary-view.tsx'
import { usePageMessages } from '../../messages/page-messages.ts'
import { PlanNotebook } from '../../notebook/plan-notebook.tsx'
import { LazyPasses } from '../../pass/lazy-passes.tsx'
import { Sections } from '../../sections/sections.tsx'
import { HeadBand } from '../../shell/head-band.tsx'
import { useStore } from '../../store.ts'
import { planMessages } from './messages.ts'

/**
 * The page of the visitor's itinerary (shared/README.md#itinerary). The itinerary itself is rendered in the browser
 * only.
 */
export function Plan() {
  const messages = usePageMessages(planMessages)
  const page = useStore((state) => state.data.page)
  const isInteractive = useStore((state) => state.isInteractive)
  return (
    <>
      <HeadBand title={page?.title || messages.title} summary={page?.summary || messages.summary} />
      <div className="wrap parts plan">
        <noscript>
          <WithoutScript />
        </noscript>
        <div className="plan-note">
          <Sections list={page?.sections} />
        </div>
        {isInteractive && <LazyPasses />}
        {isInteractive && <ItineraryView />}
        {isInteractive && <PlanNotebook />}
      </div>
    </>
  )
}

function WithoutScript() {
  const messages = usePageMessages(planMessages)
  return (
    <div className="empty">
      <p>{messages.noScript}</p>
      <ItinerarySources />
    </div>
  )
}
