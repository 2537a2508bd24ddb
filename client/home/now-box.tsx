/** What matters now: before, during and after the fair (rulings, section 9). The server has decided by the day. */
import { daysBetween, formatTime, shanghaiDay } from '../../shared/dates.ts'
import { Link } from '../navigation.tsx'
import { ArrowRight } from '../pictures/icons.tsx'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'

export function NowBox() {
  const phase = useStore((state) => state.phase)
  return (
    <aside className={`now is-${phase}`}>
      {phase === 'before' ? <Before /> : phase === 'during' ? <During /> : <After />}
    </aside>
  )
}

function Before() {
  const words = useWords()
  const today = useStore((state) => state.today)
  const first = useStore((state) => state.facts.first)
  return (
    <Line
      title={words.daysToGo(daysBetween(today, first))}
      text={words.beforeText}
      href="/visitor/guide"
      link={words.planVisit}
    />
  )
}

function During() {
  const words = useWords()
  const today = useStore((state) => state.today)
  const days = useStore((state) => state.facts.hours)
  const place = days.findIndex((day) => shanghaiDay(day.open) === today)
  const hours = days[place]
  const title = hours ? words.todayOpen(formatTime(hours.open), formatTime(hours.close)) : words.todayProgramme
  const href = `/event/activities${hours ? `#day-${place + 1}` : ''}`
  return <Line title={title} text={words.todayText} href={href} link={words.todayProgramme} />
}

function After() {
  const words = useWords()
  return <Line title={words.closedTitle} text={words.closedText} href="/exhibition/review" link={words.readReport} />
}

function Line({ title, text, href, link }: { title: string; text: string; href: string; link: string }) {
  return (
    <div className="wrap now-line">
      <h2>{title}</h2>
      <p>{text}</p>
      <Link className="arrow-link" href={href}>
        {link}
        <ArrowRight />
      </Link>
    </div>
  )
}
