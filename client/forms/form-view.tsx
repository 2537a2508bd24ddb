/**
 * One component draws any form of the table (rulings, section 6). It is a plain form that posts to its own page;
 * once live it checks, sends and answers without leaving the page. Fields are uncontrolled, so that what was typed
 * before the page went live survives.
 */
import { consentParts, consentVersion, type Form, findForm, honeypot } from '../../shared/forms.ts'
import { localePath } from '../../shared/locale.ts'
import { useStore } from '../store.ts'
import { ConsentField } from './consent-field.tsx'
import { FieldView } from './field-view.tsx'
import type { FormPlaceProps } from './form-view-context.ts'
import { useFormWords } from './form-words.ts'
import { useForm } from './use-form.ts'

/** Draws nothing for a name that no form has. */
export function FormView({ name, place }: FormPlaceProps) {
  const form = findForm(
    useStore((state) => state.edition),
    name
  )
  return form ? <OneForm form={form} place={place} /> : null
}

function OneForm({ form, place }: { form: Form; place: string }) {
  const { name } = form
  const words = useFormWords()
  const locale = useStore((state) => state.locale)
  const path = useStore((state) => state.path)
  const phase = useStore((state) => state.phase)
  const { errors, sent, message, first, values, formRef, check, submit } = useForm(form)

  return (
    <form
      ref={formRef}
      className={`form form-${name}`}
      method="post"
      action={localePath(path, locale)}
      onSubmit={submit}
      noValidate
    >
      {phase === 'after' && name !== 'unsubscribe' && <p className="form-note">{words.closed[name]}</p>}
      <div
        role="status"
        className={sent === 'done' ? 'form-done' : 'form-done is-empty'}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: where a post without script was accepted, it leads to where that is said
        autoFocus={sent === 'done'}
      >
        {sent === 'done' && <p>{words.success[name]}</p>}
      </div>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name={consentParts.version} value={consentVersion} />
      <input type="hidden" name={consentParts.language} value={locale} />
      <p className="form-trap" aria-hidden="true">
        <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" aria-label={words.fields.email} />
      </p>
      {form.fields.map((field) => {
        const shared = { field, id: `${place}-${name}-${field.name}`, error: errors[field.name], onCheck: check }
        return field.kind === 'checkbox' && name !== 'unsubscribe' ? (
          <ConsentField key={field.name} {...shared} form={name} given={values[field.name] === '1'} />
        ) : (
          <FieldView key={field.name} {...shared} value={values[field.name] ?? ''} focused={first === field.name} />
        )
      })}
      <div role="alert" className={message ? 'form-failed' : 'form-failed is-empty'}>
        {message}
      </div>
      <button type="submit" className="button" aria-disabled={sent === 'sending'} data-loading={sent === 'sending'}>
        {sent === 'sending' ? words.sending : words.submit[name]}
      </button>
    </form>
  )
}
