/** What an attempt to send a form has found, above its fields. */
import type { Errors, Form } from '../../shared/forms/forms.ts'
import { useFormMessages } from './form-messages.ts'

interface MistakesProps {
  form: Form
  /** The id of a field's control, by the name of the field. */
  idOf: (name: string) => string
  errors: Errors
}

/** How many fields have errors, with a link to each. */
export function Mistakes({ form, idOf, errors }: MistakesProps) {
  const messages = useFormMessages()
  const wrong = form.fields.filter(({ name, kind }) => errors[name] && kind !== 'ids')
  if (wrong.length === 0) return null
  return (
    <div className="form-failed form-mistakes">
      <strong>{messages.mistakes(wrong.length)}</strong>
      <ul>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>{messages.fields[label]}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
