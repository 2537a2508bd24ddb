import { href } from '../../../shared/pages/addresses.ts'
import { useMessages, usePageMessages } from '../../messages/messages.ts'
import { DrawnCard } from '../../sections/cards.tsx'
import { useHasPage } from '../../store.ts'
import { useShellPicture } from '../../ui/picture.tsx'
import { planMessages } from './messages.ts'

/**
 * What stars are for, and the ways to what can be starred: the page without an itinerary. It says nothing of the
 * visitor's own, so that the server can render it for everybody.
 */
export function PlanStart() {
  const messages = usePageMessages(planMessages)
  const names = useMessages().plan
  const ways = [
    { href: href.page('/event/activities'), title: names.programme, text: messages.programme, drawing: 'head-event' },
    { href: href.exhibitors(), title: names.exhibitors, text: messages.exhibitors, drawing: 'head-exhibitor' },
    { href: href.products(), title: names.products, text: messages.products, drawing: 'head-exhibition' },
    {
      href: href.exhibitors({ view: 'plan' }),
      title: names.hallPlan,
      text: messages.hallPlan,
      drawing: 'hall-plan'
    }
  ]
  const hasPage = useHasPage()
  const picture = useShellPicture('plan-start')
  return (
    <section className="plan-start" aria-labelledby="plan-start">
      {picture && <img className="plan-picture" {...picture} alt="" />}
      <div>
        <h2 id="plan-start">{messages.start}</h2>
        <ol>
          {messages.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <ul className="cards">{ways.map((way) => hasPage(way.href) && <DrawnCard key={way.title} {...way} />)}</ul>
    </section>
  )
}
