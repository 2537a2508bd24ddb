/**
 * Renders any form of the table in `shared/forms/forms.ts` (shared/README.md#forms). Without script it is a plain form that
 * posts to its own page; hydrated, it validates and submits without leaving the page. Fields are uncontrolled, so that
 * hydration keeps what has been typed before.
 */
import {
  type ComponentType,
  createContext,
  Fragment,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useState
} from 'react'
import type { OptionMessages } from '../../shared/forms/form-message-types.ts'
import {
  type AnyFormName,
  consentFieldNames,
  consentVersion,
  type Form,
  findForm,
  honeypot
} from '../../shared/forms/forms.ts'
import { apiLocaleOf, localePath } from '../../shared/locale/locale.ts'
import { queryString } from '../../shared/pages/links.ts'
import type { Pass } from '../../shared/records/pass.ts'
import { formatTimelineDate, isClosed } from '../../shared/time/dates.ts'
import { readMeetingNumber } from '../../shared/time/meeting-slots.ts'
import { timeOf } from '../offline/notices.ts'
import { cancelWaitingForm, isOfThisTab, type WaitingForm, watchWaitingForms } from '../offline/waiting-forms.ts'
import { useIsOver, useStore } from '../store.ts'
import { FactList } from '../ui/fact-list.tsx'
import { Check } from '../ui/icons.tsx'
import { Prose } from '../ui/line-breaks.tsx'
import { AnotherLink, type LoneFormName } from './another-link.tsx'
import { keepDraft, putValues, restoreDraft } from './draft-store.ts'
import { ConsentField, FieldView } from './field-view.tsx'
import { useFormMessages } from './form-messages.ts'
import type { FormAnswer, FormViewProps } from './form-view-context.ts'
import { Mistakes } from './mistakes.tsx'
import { type LiveForm, placeOf, useForm } from './use-form.ts'

/** Renders nothing for an unknown name. */
export function FormView({ name, idPrefix, parts }: FormViewProps) {
  const form = findForm(
    name,
    useStore((state) => state.forms?.choices)
  )
  return form ? <KnownForm form={form} idPrefix={idPrefix} parts={parts} /> : null
}

function KnownForm({ form, idPrefix, parts }: Omit<FormViewProps, 'name'> & { form: Form }) {
  const { name } = form
  const messages = useFormMessages()
  const locale = useStore((state) => state.locale)
  const path = useStore((state) => state.path)
  const { done: _done, number: _number, time: _time, ...query } = useStore((state) => state.query)
  const live = useForm(form, parts)
  const place = placeOf(name, path, parts)
  const [isRestored, setIsRestored] = useDraft(place, live.formRef)
  const isDone = live.state === 'done'
  const { Done, Earlier } = useContext(DoneViewsContext)[name] ?? {}
  const another = isDone && isAlone(name) && <AnotherLink name={name} onFollow={live.startAnew} />

  return (
    <form
      ref={live.formRef}
      className={`form form-${name}`}
      method="post"
      action={localePath(path, locale) + queryString(query)}
      onSubmit={live.submit}
      noValidate
    >
      {!isDone && <DayNote name={name} />}
      <div
        role="status"
        className={isDone ? 'form-done' : 'form-done is-empty'}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: after a submission without script it leads to the confirmation
        autoFocus={isDone}
      >
        {another && (
          <h2>
            <Check />
            {messages.success[name]}
          </h2>
        )}
        {isDone && !another && <p>{messages.success[name]}</p>}
        {isDone && parts && <parts.Receipt answer={live.answer} />}
      </div>
      {isDone && !parts && <Receipt form={form} answer={live.answer} />}
      <WaitingNotice place={place} formRef={live.formRef} onSent={live.onSentLater} />
      <input type="hidden" name="form" value={name} />
      {!isDone && Earlier && <Earlier />}
      {isDone && Done && <Done {...live.result}>{another}</Done>}
      {another ? (
        !Done && <p>{another}</p>
      ) : isDone && name === 'unsubscribe' ? null : (
        <FormContent form={form} idPrefix={idPrefix} parts={parts} live={live}>
          {isRestored && !isDone && (
            <p className="form-note">
              {messages.restored}{' '}
              <button
                type="button"
                className="button quiet"
                onClick={() => {
                  live.formRef.current?.reset()
                  setIsRestored(false)
                  live.startAnew()
                }}
              >
                {messages.clearRestored}
              </button>
            </p>
          )}
        </FormContent>
      )}
    </form>
  )
}

const loneForms: Record<LoneFormName, true> = { booth: true, exhibitor: true, visitor: true }
const isAlone = (name: AnyFormName): name is LoneFormName => name in loneForms

/** Number, what was sent, and what comes next; `answer` is null after a submission without script. */
function Receipt({ form, answer }: { form: Form; answer: FormAnswer | null }) {
  const messages = useFormMessages()
  const { name } = form
  const isLate = useStore((state) => isClosed('booth', state))
  if (name !== 'subscribe' && name !== 'booth' && name !== 'exhibitor') return null
  const number = readMeetingNumber(Object(answer?.data).number)
  const sent = form.fields.flatMap(({ name: field, label, options }) => {
    const value = field === consentFieldNames.given || typeof options === 'string' ? '' : answer?.values[field]
    // A field without options of its own has no entry.
    const names: Record<string, string> = messages.options[field as keyof OptionMessages] ?? {}
    return value ? [[messages.fields[label], names[value] ?? value] as const] : []
  })
  return (
    <>
      <FactList className="form-receipt" facts={[[messages.number, number && <strong>{number}</strong>], ...sent]} />
      {name === 'subscribe' || !isLate ? <p>{messages.next[name]}</p> : <DayNote name={name} />}
    </>
  )
}

/** What it means that the form is sent today (shared/README.md#before-during-and-after-the-fair). */
function DayNote({ name }: { name: AnyFormName }) {
  const messages = useFormMessages()
  const locale = useStore((state) => state.locale)
  const isOver = useIsOver()
  const { deadlines, last, fee = '' } = useStore((state) => state.facts)
  // `in` has looked.
  const deadline = name in deadlineOf ? deadlineOf[name as keyof typeof deadlineOf] : undefined
  const isLate = useStore((state) => deadline !== undefined && isClosed(deadline, state))
  if (name === 'unsubscribe') return null
  if (isOver) return <p className="form-note form-day">{messages.closed[name]}</p>
  const day = deadline ? deadlines?.[deadline] : last
  if (name === 'subscribe' || day === undefined) return null
  const noteOf = isLate && name !== 'meeting' ? messages.late[name] : messages.open[name]
  const note = <Prose text={noteOf(formatTimelineDate(day, locale), fee)} />
  return <p className="form-note form-day">{note}</p>
}

const deadlineOf = { booth: 'booth', exhibitor: 'booth', visitor: 'registration' } as const

interface FormContentProps extends Omit<FormViewProps, 'name'> {
  form: Form
  live: LiveForm
  /** What is said about the fields. */
  children: ReactNode
}

/** Fields and button of a form, with the message of an attempt that failed as a whole. */
function FormContent({ form, idPrefix, parts, live, children }: FormContentProps) {
  const { name } = form
  const messages = useFormMessages()
  const locale = useStore((state) => state.locale)
  const version = useStore((state) => state.forms?.consentVersion) ?? consentVersion
  const isSending = live.state === 'sending'
  // After the fair what was posted of a request for a meeting is displayed, to be copied.
  const isTooLate = useIsOver() && name === 'meeting'
  const errors = isTooLate ? {} : live.errors
  const fields = form.fields.filter(({ kind }) => kind !== 'ids' && kind !== 'checkbox')
  // Of an email address, a category and a consent all mistakes are in sight.
  const isSummed = form.fields.length > 3
  const idOf = (field: string) => `${idPrefix}-${name}-${field}`
  const alone = fields.length % 2 === 1 ? fields[fields.length - 1] : undefined
  return (
    <>
      <input type="hidden" name={consentFieldNames.version} value={version} />
      <input type="hidden" name={consentFieldNames.language} value={apiLocaleOf(locale)} />
      <p className="form-trap" aria-hidden="true">
        <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" aria-label={messages.fields.email} />
      </p>
      {live.isTried && isSummed && <Mistakes form={form} idOf={idOf} errors={errors} />}
      {form.fields.map((field) => {
        const error = errors[field.name]
        const value = live.values[field.name] ?? ''
        const fieldProps = { field, id: idOf(field.name), error, onEdit: live.onEdit }
        if (field.kind === 'ids')
          return parts ? (
            <parts.IdsField key={field.name} name={field.name} error={error} />
          ) : (
            <input key={field.name} type="hidden" name={field.name} defaultValue={value} />
          )
        if (field.kind === 'checkbox' && name !== 'unsubscribe')
          return (
            <Fragment key={field.name}>
              {parts && <parts.Extras />}
              <ConsentField {...fieldProps} form={name} checked={value === '1'} />
            </Fragment>
          )
        const isFocused = live.firstInvalid === field.name
        return (
          <FieldView
            key={field.name}
            {...fieldProps}
            isSummed={isSummed}
            value={value}
            focused={isFocused}
            isWide={field === alone}
            parts={parts}
          />
        )
      })}
      {children}
      <div role="alert" className={live.message ? 'form-failed' : 'form-failed is-empty'}>
        {live.message}
      </div>
      {!isTooLate && (
        <button type="submit" className="button" aria-disabled={isSending || undefined}>
          {isSending ? messages.sending : messages.submit[name]}
        </button>
      )}
    </>
  )
}

interface WaitingNoticeProps {
  /** Where the form stands (use-form.ts). */
  place: string
  /** The form, which gets the values back where it was sent in this tab. */
  formRef: RefObject<HTMLFormElement>
  /** Called with a form that was sent while this page is open. */
  onSent: (answer: FormAnswer) => void
}

/** The forms of this kind that wait to be sent, each with a button that cancels it, and what the backend refused. */
function WaitingNotice({ place, formRef, onSent }: WaitingNoticeProps) {
  const messages = useFormMessages()
  const [waiting, setWaiting] = useState<readonly WaitingForm[]>([])
  useEffect(
    () =>
      watchWaitingForms(({ forms, sent }) => {
        setWaiting(forms.filter((each) => each.place === place && !each.answer))
        const own = sent.find((each) => each.place === place)
        if (own) onSent(answerOf(own))
      }, place),
    [place, onSent]
  )

  const cancel = async (key: string) => {
    const form = await cancelWaitingForm(key)
    if (form && formRef.current) restore(formRef.current, form.parts)
  }
  const cancelLabel = ({ key, refused }: WaitingForm) => {
    if (refused === undefined) return messages.cancelWaiting
    return isOfThisTab(key) ? messages.mendRefused : messages.removeRefused
  }
  return (
    <div role="status" className={waiting.length > 0 ? 'form-note form-waiting' : 'is-empty'}>
      {waiting.map((each) => (
        <p key={each.key}>
          <span>
            {each.refused === undefined
              ? messages.waiting(timeOf(each.at, Date.now()))
              : messages.refused(each.refused || messages.failure)}
          </span>{' '}
          <button type="button" className="button quiet" onClick={() => cancel(each.key)}>
            {cancelLabel(each)}
          </button>
        </p>
      ))}
    </div>
  )
}

function answerOf({ parts, answer, at }: WaitingForm): FormAnswer {
  return { values: Object.fromEntries(parts), data: answer?.data, acceptedAt: Math.floor(at / 1000) }
}

/** Puts values back into the visible fields of a form, and the focus into the first of them. */
function restore(element: HTMLFormElement, parts: WaitingForm['parts']): void {
  putValues(element, parts)
  element.querySelector<HTMLElement>('.field input, .field select')?.focus()
}

/**
 * Keeps what was typed into a form when its page is left, and puts it back when the form is displayed again. Returns
 * whether the form holds what was typed before its page was left, and the function that says otherwise. A page is left
 * by a link within the site, by one that loads a document because data or a script fail, and by a switch of the
 * language.
 */
function useDraft(place: string, formRef: RefObject<HTMLFormElement>): [boolean, (is: boolean) => void] {
  const [isRestored, setIsRestored] = useState(false)
  useLayoutEffect(() => {
    const form = formRef.current
    if (!form) return
    setIsRestored(restoreDraft(place, form))
    const keep = () => keepDraft(place, form)
    // The document comes back as it was left, with its values.
    const forget = ({ persisted }: PageTransitionEvent) => persisted && restoreDraft(place, form)
    window.addEventListener('pagehide', keep)
    window.addEventListener('pageshow', forget)
    return () => {
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('pageshow', forget)
      keep()
    }
  }, [place, formRef])
  return [isRestored, setIsRestored]
}

export interface DoneViewProps {
  /** What was sent, by field name; empty where the page does not know it any more. */
  values: Readonly<Record<string, string>>
  /** The pass in the response, if it has one. */
  pass: Pass | undefined
  /** A link to the empty form. */
  children: ReactNode
}

interface DoneView {
  Done: ComponentType<DoneViewProps>
  /** For the browser alone: the server knows of none. */
  Earlier?: ComponentType
}

export type DoneViews = Partial<Record<AnyFormName, DoneView>>

/**
 * What follows the confirmation of a form that ends in more than what was sent, and what is said before the fields of
 * one that was accepted earlier. The views of the forms that are rendered: on the server all of them, in browsers that
 * of the hydrated form.
 */
export const DoneViewsContext = createContext<DoneViews>({})
