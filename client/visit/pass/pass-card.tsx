import { useId } from 'react'
import type { Pass } from '../../../shared/records/pass.ts'
import { formatRange } from '../../../shared/time/dates.ts'
import { OwnHall } from '../../hall/own-hall.tsx'
import { usePageMessages } from '../../messages/messages.ts'
import { useStore } from '../../store.ts'
import { Clauses } from '../../ui/line-breaks.tsx'
import { Logo } from '../../ui/logo.tsx'
import { QrCode } from '../../ui/share/qr-code.tsx'
import { useStarredExhibitors } from '../itinerary/product-names.ts'
import { passMessages } from './messages.ts'
import { isOver, type PassHolder } from './stored-pass.ts'

/**
 * A pass as a badge: the fair with its picture and the visitor's plots, QR code on white, person, number, when and where; without code and number where the
 * backend gives no pass. Says so where the fair is over.
 */
export function PassCard({ pass }: { pass: PassHolder & Partial<Pass> }) {
  const messages = usePageMessages(passMessages)
  const { locale, facts, today } = useStore((state) => state)
  const starred = useStarredExhibitors()
  const id = useId()
  const { number, code, first, last } = pass
  const when = first !== undefined && last !== undefined ? formatRange(first, last, locale) : ''
  // The place is that of the fair on this site, which may be another one by now.
  const where = last !== undefined && last === facts.last ? [facts.hall, facts.venue] : []
  const foot = [when, ...where].filter(Boolean)
  // Sent after the fair it is a note for the next one: the days and the place are not yet known.
  const isForNext = !code && isOver(pass, today)
  const rows = [
    [messages.name, pass.name, 'pass-name'],
    [messages.company, pass.company],
    [messages.position, pass.position]
  ]
  return (
    <article className="pass" aria-labelledby={isForNext ? undefined : id}>
      {!isForNext && (
        <header>
          <Logo />
          <p id={id}>
            <Clauses text={pass.fair} />
          </p>
          <OwnHall exhibitors={starred} visitor={pass.name} />
        </header>
      )}
      {code && isOver(pass, today) && <p className="pass-closed">{messages.closed}</p>}
      {code && (
        <div className="pass-code">
          <QrCode text={code} name={messages.codeOf(number ?? '')} />
        </div>
      )}
      <dl>
        {rows.map(
          ([label, value, className]) =>
            value && (
              <div key={label} className={className}>
                <dt className="hidden">{label}</dt>
                <dd>{value}</dd>
              </div>
            )
        )}
        {number && (
          <div className="pass-number">
            <dt>{messages.number}</dt>
            <dd>{number}</dd>
          </div>
        )}
      </dl>
      {!isForNext && foot.length > 0 && (
        <p className="pass-foot">
          {foot.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      )}
    </article>
  )
}

/** What a visitor with a pass brings to the door, the fee of a late registration too. Nothing once the fair is over. */
export function BringList({ fee }: { fee?: string | undefined }) {
  const messages = usePageMessages(passMessages)
  const phase = useStore((state) => state.phase)
  const id = useId()
  if (phase === 'after') return null
  return (
    <div className="pass-bring">
      <p id={id}>
        <strong>{messages.bringTitle}</strong>
      </p>
      <ul aria-labelledby={id}>
        <li>{messages.bringCode}</li>
        <li>{messages.bringDocument}</li>
        {fee && <li>{messages.bringFee(fee)}</li>}
      </ul>
      <p>{messages.bringBadge}</p>
    </div>
  )
}
