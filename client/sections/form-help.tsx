/** Beside a form that registers for the fair: until when, what it costs, what follows, and who answers. */
import type { ReactNode } from 'react'
import { formatRange, formatTalkDay, isClosed } from '../../shared/time/dates.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { ContactList } from '../ui/contact-list.tsx'

interface FormHelpProps {
  /** Of the form. */
  name: string
  /** What follows when it was sent. */
  children: ReactNode
}

export function FormHelp({ name, children }: FormHelpProps) {
  const messages = useMessages()
  const locale = useStore((state) => state.locale)
  const { first = 0, last = 0, hall, organisers } = useStore((state) => state.facts)
  const isVisitor = name === 'visitor'
  const isForNext = useStore((state) => (isVisitor ? state.phase === 'after' : isClosed('booth', state)))
  const desk = isVisitor ? messages.visitorRegistration : messages.exhibitorRegistration
  return (
    <aside className="form-help" aria-label={desk}>
      <div className="form-sign">
        <Deadline isVisitor={isVisitor} isForNext={isForNext} />
        {first > 0 && !isForNext && <p>{[formatRange(first, last, locale), hall].filter(Boolean).join(' · ')}</p>}
      </div>
      {children}
      <div className="form-desk">
        <h2>{desk}</h2>
        {organisers.map((organiser) => (
          <ContactList
            key={organiser.company}
            title={organiser.company}
            contact={{ ...(isVisitor ? organiser.visitor : organiser.exhibitor), fax: '' }}
          />
        ))}
      </div>
    </aside>
  )
}

/** Until when one applies or registers for nothing, then what a visitor pays or which fair it is for. */
function Deadline({ isVisitor, isForNext }: { isVisitor: boolean; isForNext: boolean }) {
  const messages = useMessages().sections
  const locale = useStore((state) => state.locale)
  const { deadlines, fee } = useStore((state) => state.facts)
  const name = isVisitor ? 'registration' : 'booth'
  const day = deadlines?.[name]
  const isLate = useStore((state) => isClosed(name, state))
  const isFee = isVisitor && fee !== undefined
  if (day === undefined) return null
  if (isForNext) {
    return (
      <>
        <p>{messages.formNow[name]}</p>
        <p>
          <strong>{messages.formNext}</strong>
        </p>
        <p>
          {messages.formClosed[name]} {formatTalkDay(day, locale)}
        </p>
      </>
    )
  }
  const closing = isLate ? messages.formClosed[name] : messages.formCloses[name]
  return (
    <>
      <p>{isLate && isFee ? messages.entryFee : closing}</p>
      <p>
        <strong>{isLate && isFee ? fee : formatTalkDay(day, locale)}</strong>
      </p>
      {isFee && !isLate && <p>{messages.laterFee(fee)}</p>}
    </>
  )
}
