/**
 * The consent checkbox. It is ticked only where a submission without script had it ticked; its label links to the
 * privacy page (shared/README.md#personal-data).
 */

import type { StoredFormName } from '../../shared/forms.ts'
import { localePath } from '../../shared/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore } from '../store.ts'
import { Prose } from '../ui/prose.tsx'
import type { FieldProps } from './field-view.tsx'
import { useFormMessages } from './form-messages.ts'

export function ConsentField({
  field,
  id,
  error,
  onEdit,
  form,
  checked
}: FieldProps & { form: StoredFormName; checked: boolean }) {
  const messages = useMessages()
  const formMessages = useFormMessages()
  const locale = useStore((state) => state.locale)
  const text = formMessages.consent[form]
  return (
    <div className="field field-consent">
      <input
        type="checkbox"
        id={id}
        name={field.name}
        value="1"
        defaultChecked={checked}
        aria-required
        aria-invalid={error !== undefined}
        {...(error ? { 'aria-describedby': `${id}-error` } : {})}
        onChange={() => onEdit(field, true)}
      />
      <label htmlFor={id}>
        {text.before}
        <a href={localePath(href.page('/privacy'), locale)} target="_blank" rel="noopener">
          {text.link}
          <span className="hidden">{messages.newWindow}</span>
        </a>
        <Prose text={text.after} />
      </label>
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          {formMessages.fieldErrors[error]}
        </p>
      )}
    </div>
  )
}
