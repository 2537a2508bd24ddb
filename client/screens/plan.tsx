/** The visitor's plan, without an account: what has been starred, by hour and by booth. */
import { HeadBand } from '../layout/head-band.tsx'
import { PlanSources } from '../plan/plan-sources.tsx'
import { PlanView } from '../plan/plan-view.tsx'
import { Sections } from '../sections/sections.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

export function Plan() {
  const words = useWords().plan
  const page = useStore((state) => state.data.page)
  const live = useStore((state) => state.live)
  return (
    <>
      <HeadBand title={page?.title || words.title} summary={page?.summary || words.summary} />
      <div className="wrap parts plan">
        <noscript>
          <WithoutScript />
        </noscript>
        <div className="plan-note">
          <Sections list={page?.sections} />
        </div>
        {live && <PlanView />}
      </div>
    </>
  )
}

function WithoutScript() {
  const words = useWords().plan
  return (
    <div className="empty">
      <p>{words.noScript}</p>
      <PlanSources />
    </div>
  )
}
