/** The consent: never ticked beforehand, its text leads to the privacy page (rulings, section 6). */
import type { FormName } from '../../shared/forms.ts'
import { localePath } from '../../shared/locale.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import type { FieldProps } from './field-view.tsx'
import { useFormWords } from './form-words.ts'

export function ConsentField({
  field,
  id,
  error,
  onCheck,
  form,
  given
}: FieldProps & { form: FormName; given: boolean }) {
  const words = useWords()
  const formWords = useFormWords()
  const locale = useStore((state) => state.locale)
  const text = formWords.consent[form]
  return (
    <div className="field field-consent">
      <input
        type="checkbox"
        id={id}
        name={field.name}
        value="1"
        defaultChecked={given}
        aria-required
        aria-invalid={error !== undefined}
        {...(error ? { 'aria-describedby': `${id}-error` } : {})}
        onChange={() => onCheck(field, true)}
      />
      <label htmlFor={id}>
        {text.before}
        <a href={localePath('/privacy', locale)} target="_blank" rel="noopener">
          {text.link}
          <span className="hidden">{words.newWindow}</span>
        </a>
        {text.after}
      </label>
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          {formWords.messages[error]}
        </p>
      )}
    </div>
  )
}
