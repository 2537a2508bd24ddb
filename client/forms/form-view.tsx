/**
 * Renders any form of the table in `shared/forms.ts` (shared/README.md#forms). Without script it is a plain form that
 * posts to its own page; hydrated, it validates and submits without leaving the page. Fields are uncontrolled, so that
 * hydration keeps what has been typed before.
 */
import { Fragment, useContext } from 'react'
import { consentFieldNames, consentVersion, type Form, findForm, honeypot } from '../../shared/forms.ts'
import { apiLocaleOf, localePath } from '../../shared/locale.ts'
import { useStore } from '../store.ts'
import { ConsentField } from './consent-field.tsx'
import { DoneViewsContext } from './done-views.ts'
import { FieldView } from './field-view.tsx'
import { useFormMessages } from './form-messages.ts'
import type { FormViewProps } from './form-view-context.ts'
import { placeOf, useForm } from './use-form.ts'
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
  const version = useStore((state) => state.forms?.consentVersion) ?? consentVersion
  const {
    errors,
    state,
    message,
    firstInvalid,
    values,
    answer,
    result,
    formRef,
    onEdit,
    submit,
    startAnew,
    onSentLater
  } = useForm(form, parts)
  const DoneView = useContext(DoneViewsContext)[name]

  return (
    <form
      ref={formRef}
      className={`form form-${name}`}
      method="post"
      action={localePath(path, locale)}
      onSubmit={submit}
      noValidate
    >
      {phase === 'after' && name !== 'unsubscribe' && <p className="form-note">{messages.closed[name]}</p>}
      <div
        role="status"
        className={state === 'done' ? 'form-done' : 'form-done is-empty'}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: after a submission without script it leads to the confirmation
        autoFocus={state === 'done'}
      >
        {state === 'done' && <p>{messages.success[name]}</p>}
        {state === 'done' && parts && <parts.Receipt answer={answer} />}
      </div>
      <WaitingNotice place={placeOf(name, path, parts)} formRef={formRef} onSent={onSentLater} />
      <input type="hidden" name="form" value={name} />
      {state === 'done' && DoneView ? (
        <DoneView {...result} onAnother={startAnew} />
      ) : (
        <>
          <input type="hidden" name={consentFieldNames.version} value={version} />
          <input type="hidden" name={consentFieldNames.language} value={apiLocaleOf(locale)} />
          <p className="form-trap" aria-hidden="true">
            <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" aria-label={messages.fields.email} />
          </p>
          {form.fields.map((field) => {
            const fieldProps = { field, id: `${idPrefix}-${name}-${field.name}`, error: errors[field.name], onEdit }
            if (field.kind === 'ids')
              return parts && <parts.IdsField key={field.name} name={field.name} error={errors[field.name]} />
            return field.kind === 'checkbox' && name !== 'unsubscribe' ? (
              <Fragment key={field.name}>
                {parts && <parts.Extras />}
                <ConsentField {...fieldProps} form={name} checked={values[field.name] === '1'} />
              </Fragment>
            ) : (
              <FieldView
                key={field.name}
                {...fieldProps}
                value={values[field.name] ?? ''}
                focused={firstInvalid === field.name}
                parts={parts}
              />
            )
          })}
          <div role="alert" className={message ? 'form-failed' : 'form-failed is-empty'}>
            {message}
          </div>
          <button
            type="submit"
            className="button"
            aria-disabled={state === 'sending'}
            data-loading={state === 'sending'}
          >
            {state === 'sending' ? messages.sending : messages.submit[name]}
          </button>
        </>
      )}
    </form>
  )
}
