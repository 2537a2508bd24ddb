/** A plan as it is walked: the shared one of the address, or the visitor's own. */
import { Empty } from '../layout/empty.tsx'
import { listOf } from '../sections/section-of.ts'
import { useStore } from '../store.ts'
import { insideWeChat } from '../user-agent.ts'
import { useWords } from '../words/words.ts'
import { planEntries } from './plan-entries.ts'
import { PlanGone } from './plan-gone.tsx'
import { PlanSources } from './plan-sources.tsx'
import { PlanStops } from './plan-stops.tsx'
import { usePlan, writePlan } from './plan-store.ts'
import { PlanTalks } from './plan-talks.tsx'
import { PlanTools } from './plan-tools.tsx'
import { useProductNames } from './product-names.ts'
import { SharedNotice } from './shared-notice.tsx'
import { useSharedPlan } from './shared-plan.ts'
import { useShownFragment } from './shown-fragment.ts'
import { countStars, mergePlans, samePlan } from './stars.ts'

export function PlanView() {
  const words = useWords().plan
  const own = usePlan()
  const { shared, leave } = useSharedPlan()
  const foreign = shared !== undefined && !samePlan(shared, own)
  const plan = foreign ? shared : own
  const talks = listOf(useStore((state) => state.data.talkList))
  const booths = listOf(useStore((state) => state.data.booths))
  const names = useProductNames(plan.product)
  const entries = planEntries(plan, talks, booths, names ?? new Map())
  useShownFragment(own, insideWeChat() && !foreign)

  const takeOver = () => {
    writePlan(mergePlans(own, plan))
    leave()
  }
  return (
    <div className="plan-view">
      {foreign && <SharedNotice count={countStars(plan)} onTake={takeOver} onLeave={leave} />}
      <PlanTools plan={plan} entries={entries} own={!foreign} />
      {countStars(plan) === 0 && (
        <Empty>
          <p className="empty-title">{words.emptyTitle}</p>
          <p>{words.emptyText}</p>
          <PlanSources />
        </Empty>
      )}
      {entries.days.length > 0 && <PlanTalks days={entries.days} own={!foreign} />}
      {names && (entries.rows.length > 0 || entries.loose.length > 0) && (
        <PlanStops rows={entries.rows} loose={entries.loose} own={!foreign} />
      )}
      {talks.length > 0 && booths.length > 0 && <PlanGone plan={plan} gone={entries.gone} own={!foreign} />}
    </div>
  )
}
