/** A field: label above, placeholder that asks, error beside it and bound to it. */

import type { OptionWords } from '../../shared/form-words.ts'
import type { Field, MessageKey } from '../../shared/forms.ts'
import { useStore } from '../store.ts'
import { useWords } from '../words/words.ts'
import { useFormWords } from './form-words.ts'

export interface FieldProps {
  field: Field
  id: string
  error: MessageKey | undefined
  onCheck: (field: Field, changed: boolean) => void
}

const types = { text: 'text', email: 'email', phone: 'tel', number: 'text', select: 'text', checkbox: 'checkbox' }

export function FieldView({
  field,
  id,
  error,
  onCheck,
  value,
  focused
}: FieldProps & { value: string; focused: boolean }) {
  const words = useFormWords()
  const described = [...(field.kind === 'number' ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])].join(' ')
  const shared = {
    id,
    name: field.name,
    defaultValue: value,
    autoComplete: field.autocomplete,
    'aria-required': field.required,
    'aria-invalid': error !== undefined,
    ...(described ? { 'aria-describedby': described } : {}),
    onBlur: () => onCheck(field, false),
    onChange: () => onCheck(field, true),
    // Where a post without script came back, the first wrong field is where the visitor goes on.
    autoFocus: focused
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {words.fields[field.label]}
        {!field.required && <span className="field-optional"> ({words.optional})</span>}
      </label>
      {field.kind === 'select' ? (
        <select {...shared}>
          <option value="">{words.messages[field.ask]}</option>
          <Options field={field} />
        </select>
      ) : (
        <input
          {...shared}
          type={types[field.kind]}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          placeholder={words.messages[field.ask]}
          maxLength={field.max + 20}
        />
      )}
      {field.kind === 'number' && (
        <p className="hint" id={`${id}-hint`}>
          {words.fields.boothType}: {words.options.booth_type.standard} - {words.hints.standard};{' '}
          {words.options.booth_type.bare} - {words.hints.bare}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          {words.messages[error]}
        </p>
      )}
    </div>
  )
}

function Options({ field }: { field: Field }) {
  const words = useWords()
  const formWords = useFormWords()
  const countries = useStore((state) => state.countries)
  const categories = useStore((state) => state.categories)
  if (field.options === 'categories') {
    const list = categories ?? []
    if (list.length === 0) return <option disabled>{words.emptySelect}</option>
    return list.map(({ id, name }) => (
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
  const names = formWords.options[field.name as keyof OptionWords] as Record<string, string>
  return field.options?.map((option) => (
    <option key={option} value={option}>
      {names[option]}
    </option>
  ))
}
