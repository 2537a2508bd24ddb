/** A field of a form: label, control, hint and error. Hint and error are bound to the control by `aria-describedby`. */
import { useState } from 'react'
import type { OptionMessages } from '../../shared/forms/form-messages.ts'
import type { Field, MessageKey, StoredFormName } from '../../shared/forms/forms.ts'
import { localePath } from '../../shared/locale/locale.ts'
import { href } from '../../shared/pages/addresses.ts'
import { formatTalkDay, formatTime } from '../../shared/time/dates.ts'
import { slotTime } from '../../shared/time/meeting-slots.ts'
import { useMessages } from '../messages/messages.ts'
import { useStore, useStoreApi } from '../store.ts'
import { Prose } from '../ui/line-breaks.tsx'
import { useFormMessages } from './form-messages.ts'
import type { FormParts } from './form-view-context.ts'

interface FieldProps {
  field: Field
  /** Id of the control, unique in the document. */
  id: string
  error: MessageKey | undefined
  /** Called on blur with `changed` false, and on change with `changed` true. */
  onEdit: (field: Field, changed: boolean) => void
}

/** Types of input elements; the other kinds have elements of their own. */
const inputTypes: Partial<Record<Field['kind'], string>> = { email: 'email', phone: 'tel' }

interface FieldViewProps extends FieldProps {
  /** Whether the error of an empty field names it, as the summary of mistakes does. */
  isSummed: boolean
  value: string
  focused: boolean
  /** Whether it has the whole width of the form: the last of an odd number. */
  isWide: boolean
  parts: FormParts | undefined
}

/** Any field but the consent. The control is uncontrolled: `value` is its initial value. */
export function FieldView({ isSummed, field, id, error, onEdit, value, focused, isWide, parts }: FieldViewProps) {
  const messages = useFormMessages()
  const { ui } = useMessages()
  const hasExample = field.kind === 'email' && error === field.invalidMessage
  const describedBy = [...(field.hint || hasExample ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])].join(' ')
  const controlProps = {
    id,
    name: field.name,
    defaultValue: value,
    autoComplete: field.autocomplete,
    'aria-required': field.required || undefined,
    'aria-invalid': error !== undefined || undefined,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    onBlur: () => onEdit(field, false),
    onChange: () => onEdit(field, true),
    // The first invalid field of a submission without script.
    autoFocus: focused
  }
  return (
    <div className={isWide ? 'field is-wide' : 'field'}>
      <label htmlFor={id}>
        {messages.fields[field.label]}
        {!field.required && <span className="field-optional">{messages.optional}</span>}
      </label>
      {field.kind === 'select' ? (
        <select {...controlProps}>
          <option value="">{messages.fieldErrors[field.requiredMessage]}</option>
          {parts && field.options === 'slots' ? <parts.TimeOptions /> : <Options field={field} value={value} />}
        </select>
      ) : field.kind === 'lines' ? (
        <textarea {...controlProps} rows={3} maxLength={field.maxLength + 20} />
      ) : (
        <input
          {...controlProps}
          type={inputTypes[field.kind] ?? 'text'}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          placeholder={messages.fieldErrors[field.requiredMessage]}
          maxLength={field.maxLength + 20}
        />
      )}
      {field.hint === 'boothArea' && (
        <p className="hint" id={`${id}-hint`}>
          <Prose
            text={[
              `${messages.options.booth_type.standard} ${messages.boothAreaHints.standard}`,
              `${messages.options.booth_type.bare} ${messages.boothAreaHints.bare}`
            ].join(ui.listSemicolon)}
          />
        </p>
      )}
      {hasExample && (
        <p className="hint" id={`${id}-hint`}>
          {messages.emailExample}
        </p>
      )}
      {field.hint === 'slots' && parts && <parts.TimeHint id={`${id}-hint`} />}
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          {error === field.requiredMessage && isSummed
            ? messages.missing[field.kind === 'select' ? 'select' : 'enter'](messages.fields[field.label])
            : messages.fieldErrors[error]}
        </p>
      )}
    </div>
  )
}

function Options({ field, value }: Pick<FieldViewProps, 'field' | 'value'>) {
  const locale = useStore((state) => state.locale)
  const messages = useMessages()
  const formMessages = useFormMessages()
  const store = useStoreApi()
  // Those of the form's page: the state is the next page's while the form is left, with the choice in it (useDraft).
  const [countries] = useState(store.getState().countries)
  const categories = useStore((state) => state.categories)
  if (field.options === 'categories') {
    // What was chosen before the list failed stays chosen.
    if (!categories?.length)
      return (
        <option value={value} disabled={value === ''}>
          {messages.emptySelect}
        </option>
      )
    return categories.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))
  }
  if (field.options === 'countries') {
    return countries?.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))
  }
  // Without the parts of a form its options are not known, but the one that was posted.
  if (field.options === 'slots') {
    const time = slotTime(value)
    return value && <option value={value}>{time ? `${formatTalkDay(time, locale)} ${formatTime(time)}` : value}</option>
  }
  // Fields with options have the names of OptionMessages.
  const names: Record<string, string> = formMessages.options[field.name as keyof OptionMessages] ?? {}
  return (Array.isArray(field.options) ? field.options : []).map((option: string) => (
    <option key={option} value={option}>
      {names[option]}
    </option>
  ))
}

/**
 * The consent checkbox. It is ticked only where a submission without script had it ticked; its label links to the
 * privacy page (shared/README.md#personal-data).
 */
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
        aria-invalid={error !== undefined || undefined}
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
