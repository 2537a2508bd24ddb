/** What several texts name: figures of `figures.yaml`, and places of the hall's plan. Texts refer to them by name. */
import { isNested } from '../fault-list.ts'
import type { ContentFault } from './content-fault.ts'
import type { ContentFile } from './files-of-folder.ts'
import { hallTexts } from './hall-texts.ts'
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
 * The files with the values of the figures that their texts name as `{name}`, and of the places as `{hall.name}`. Adds a
 * remark for each name that does not exist, for each number in the phrases of a figure that is not its own, and for each
 * side of a place that is not that of the plan.
 */
export function withFigures(files: readonly ContentFile[], faults: ContentFault[]): readonly ContentFile[] {
  const own = files.find(({ schema }) => schema === 'figures')
  const hall = hallTexts(files)
  if (!(own || hall)) return files
  // The schema of the file has checked its values.
  const values = (own?.value ?? {}) as Values<'figures'>
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
    const resolve = (text: string, language: Language, steps: Steps) =>
      text.replace(/\{(hall\.)?([a-z][a-z0-9_]*)\}/g, (whole, isPlace: string | undefined, name: string) => {
        if (isPlace) {
          const place = hall?.values.get(name)?.[language]
          if (place === undefined) remark(steps, `is no place of the hall's plan: ${whole}`)
          return place ?? whole
        }
        if (!own) return whole
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
    const comparePlaces = (text: string, language: Language, steps: Steps) => {
      for (const message of hall?.contradictions(text, language) ?? []) remark(steps, message)
    }
    const copy = (value: unknown, steps: Steps): unknown => {
      if (typeof value === 'string') {
        const language = languageOf(steps)
        const text = resolve(value, language, steps)
        compare(text, language, steps)
        comparePlaces(text, language, steps)
        return text
      }
      if (Array.isArray(value)) {
        // A row of a table: the place stands in another cell than its service.
        if (value.length > 1 && value.every((item) => typeof item === 'string'))
          comparePlaces(value.join(' '), languageOf(steps), steps)
        return value.map((item, index) => copy(item, [...steps, index]))
      }
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

/** The language of the field at these steps: that of the name which ends so, else Chinese. */
const languageOf = (steps: Steps): Language =>
  /(en|En)$/.test(String(steps.findLast((step) => typeof step === 'string'))) ? 'en' : 'cn'
