/**
 * Renders any form of the table in `shared/forms.ts` (shared/README.md#forms). Without script it is a plain form that
 * posts to its own page; hydrated, it validates and submits without leaving the page. Fields are uncontrolled, so that
 * hydration keeps what has been typed before.
 */
import { Fragment, type ReactNode, useContext } from 'react'
import { consentFieldNames, consentVersion, type Form, findForm, honeypot } from '../../shared/forms.ts'
import { apiLocaleOf, localePath } from '../../shared/locale.ts'
import { useStore } from '../store.ts'
import { ConsentField } from './consent-field.tsx'
import { DoneViewsContext } from './done-views.ts'
import { FieldView } from './field-view.tsx'
import { useFormMessages } from './form-messages.ts'
import type { FormViewProps } from './form-view-context.ts'
import { useDraft } from './use-draft.ts'
import { type LiveForm, placeOf, useForm } from './use-form.ts'
import { WaitingNotice } from './waiting-notice.tsx'

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
  const phase = useStore((state) => state.phase)
  const live = useForm(form, parts)
  const place = placeOf(name, path, parts)
  const [isRestored, setIsRestored] = useDraft(place, live.formRef)
  const isDone = live.state === 'done'
  const { Done, Earlier } = useContext(DoneViewsContext)[name] ?? {}

  return (
    <form
      ref={live.formRef}
      className={`form form-${name}`}
      method="post"
      action={localePath(path, locale)}
      onSubmit={live.submit}
      noValidate
    >
      {phase === 'after' && name !== 'unsubscribe' && <p className="form-note">{messages.closed[name]}</p>}
      <div
        role="status"
        className={isDone ? 'form-done' : 'form-done is-empty'}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: after a submission without script it leads to the confirmation
        autoFocus={isDone}
      >
        {isDone && <p>{messages.success[name]}</p>}
        {isDone && parts && <parts.Receipt answer={live.answer} />}
      </div>
      <WaitingNotice place={place} formRef={live.formRef} onSent={live.onSentLater} />
      <input type="hidden" name="form" value={name} />
      {!isDone && Earlier && <Earlier />}
      {isDone && Done ? (
        <Done {...live.result} onAnother={live.startAnew} />
      ) : (
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
  return (
    <>
      <input type="hidden" name={consentFieldNames.version} value={version} />
      <input type="hidden" name={consentFieldNames.language} value={apiLocaleOf(locale)} />
      <p className="form-trap" aria-hidden="true">
        <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" aria-label={messages.fields.email} />
      </p>
      {form.fields.map((field) => {
        const error = live.errors[field.name]
        const value = live.values[field.name] ?? ''
        const fieldProps = { field, id: `${idPrefix}-${name}-${field.name}`, error, onEdit: live.onEdit }
        if (field.kind === 'ids') return parts && <parts.IdsField key={field.name} name={field.name} error={error} />
        if (field.kind === 'checkbox' && name !== 'unsubscribe')
          return (
            <Fragment key={field.name}>
              {parts && <parts.Extras />}
              <ConsentField {...fieldProps} form={name} checked={value === '1'} />
            </Fragment>
          )
        const isFocused = live.firstInvalid === field.name
        return <FieldView key={field.name} {...fieldProps} value={value} focused={isFocused} parts={parts} />
      })}
      {children}
      <div role="alert" className={live.message ? 'form-failed' : 'form-failed is-empty'}>
        {live.message}
      </div>
      <button type="submit" className="button" aria-disabled={isSending} data-loading={isSending}>
        {isSending ? messages.sending : messages.submit[name]}
      </button>
    </>
  )
}
