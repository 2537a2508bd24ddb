/** Figures that several texts name: they stand in `figures.yaml`, and texts refer to them by name. */
import { isNested } from '../fault-list.ts'
import type { ContentFault } from './content-fault.ts'
import type { ContentFile } from './files-of-folder.ts'
import type { Values } from './record-values.ts'
import { numbersIn, plainNumber } from './written-numbers.ts'

/** Tables of other people's texts, which may be large: they name no figure of the fair. */
const tablesWithout: readonly string[] = ['exhibitors', 'products']

type Steps = readonly (string | number)[]
type Language = 'cn' | 'en'

interface Figure {
  name: string
  /** Without separators: its value and the others. */
  numbers: readonly string[]
  /** In which it stands, # for the number. */
  phrases: Record<Language, readonly string[] | undefined>
}

/**
 * The files with the values of the figures that their texts name as `{name}`. Adds a remark for each name that
 * `figures.yaml` does not have, and for each number in the phrases of a figure that is not its own.
 */
export function withFigures(files: readonly ContentFile[], faults: ContentFault[]): readonly ContentFile[] {
  const own = files.find(({ schema }) => schema === 'figures')
  if (!own) return files
  const values = own.value as Values<'figures'>
  const figures = Object.entries(values).map(
    ([name, { value, others = [], cn, en }]): Figure => ({
      name,
      numbers: [value, ...others].map(plainNumber),
      phrases: { cn, en }
    })
  )
  return files.map((file) => {
    if (file === own || tablesWithout.includes(file.schema)) return file
    const remark = (steps: Steps, message: string) => {
      const written = steps.map((step) => (typeof step === 'string' ? step.replace(/^html_/, 'markdown_') : step))
      faults.push({ file: file.name, ...file.locate(written), field: written.join('.'), message, isRemark: true })
    }
    const resolve = (text: string, steps: Steps) =>
      text.replace(/\{([a-z][a-z0-9_]*)\}/g, (whole, name: string) => {
        const figure = Object.hasOwn(values, name) ? values[name] : undefined
        if (!figure) remark(steps, `is no figure of figures.yaml: ${whole}`)
        return figure?.value ?? whole
      })
    const compare = (text: string, language: Language, steps: Steps) => {
      for (const { name, numbers, phrases } of figures)
        for (const number of numbersIn(language, text, phrases[language]))
          if (!numbers.includes(plainNumber(number)))
            remark(steps, `says ${number}, figures.yaml ${values[name]?.value}: write {${name}}`)
    }
    const copy = (value: unknown, steps: Steps): unknown => {
      if (typeof value === 'string') {
        const text = resolve(value, steps)
        compare(text, /(en|En)$/.test(String(steps.findLast((step) => typeof step === 'string'))) ? 'en' : 'cn', steps)
        return text
      }
      if (Array.isArray(value)) return value.map((item, index) => copy(item, [...steps, index]))
      if (!isNested(value)) return value
      const record = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item, [...steps, key])]))
      for (const language of ['cn', 'en'] as const) {
        const [number, label] = [record[`value_${language}`], record[`label_${language}`]]
        if (typeof number === 'string' && typeof label === 'string')
          compare(`${number} ${label}`, language, [...steps, `value_${language}`])
      }
      return record
    }
    return { ...file, value: copy(file.value, []) }
  })
}
