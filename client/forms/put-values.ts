/** Puts values back into the fields of a form by name: hidden ones are left out, a box is ticked by `1`. */
export function putValues(form: HTMLFormElement, values: Iterable<readonly [name: string, value: string]>): void {
  for (const [name, value] of values) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === '1'
    else if (field instanceof HTMLInputElement && field.type === 'hidden') continue
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
    else if (field instanceof HTMLTextAreaElement) field.value = value
  }
}
