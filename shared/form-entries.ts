/** The words and options of `forms.yaml` as codes of the configuration (`read-own-forms.ts` reads them again). */

export interface FormEntry {
  code: string
  content: string
  /** Where the value stands in the file. */
  steps: string[]
}

/**
 * The entries of a parsed `forms.yaml`. A file without options of the exhibit range, and no file (undefined), say that
 * the form has no such field: those of another fair would be wrong.
 */
export function formEntries(file: object = {}): FormEntry[] {
  const entries: FormEntry[] = []
  const visit = (value: unknown, steps: string[]) => {
    if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) visit(item, [...steps, key])
    else entries.push({ code: ['form', ...steps].join('_'), content: String(value), steps })
  }
  visit(file, [])
  const options = 'options' in file && typeof file.options === 'object' ? file.options : {}
  const choices = Object.entries(options ?? {}).filter(([field]) => field !== 'booth_type')
  for (const [field, labels] of [
    ...choices,
    ...('exhibit_range' in Object(options) ? [] : [['exhibit_range', {}] as const])
  ])
    entries.push({
      code: `form_choices_${field}`,
      content: Object.keys(Object(labels)).join(', '),
      steps: ['options', field]
    })
  return entries
}
