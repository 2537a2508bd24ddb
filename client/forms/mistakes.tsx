/** What an attempt to send a form has found, above its fields. */
import { Fragment } from 'react'
import type { AnyFormName, Errors, Form } from '../../shared/forms/forms.ts'
import { useMessages } from '../messages/messages.ts'
import { useFormMessages } from './form-messages.ts'

interface MistakesProps {
  form: Form
  /** The id of a field's control, by the name of the field. */
  idOf: (name: string) => string
  errors: Errors
}

/** Whether a form is longer than an email address and a consent: its mistakes are named above it. */
export const hasSummary = (form: AnyFormName): boolean => form !== 'subscribe' && form !== 'unsubscribe'

/** How many fields have errors, with a link to each. */
export function Mistakes({ form, idOf, errors }: MistakesProps) {
  const messages = useFormMessages()
  const { ui } = useMessages()
  const wrong = form.fields.filter(({ name, kind }) => errors[name] && kind !== 'ids')
  if (wrong.length === 0) return null
  return (
    <p className="form-failed form-mistakes">
      <strong>{messages.mistakes(wrong.length)}</strong>
      {wrong.map(({ name, label }, index) => (
        <Fragment key={name}>
          {index > 0 && ui.listComma}
          <a href={`#${idOf(name)}`}>{messages.fields[label]}</a>
        </Fragment>
      ))}
    </p>
  )
}
