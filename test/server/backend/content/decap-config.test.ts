import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { parse } from 'yaml'
import { decapConfig, pageFolders } from '../../../../server/backend/content/edit/decap-actions.ts'
import { formFields } from '../../../../server/backend/content/form-fields.mjs'
import { root } from '../../../fixtures/root.ts'

interface Field {
  name: string
  widget?: string
  required?: boolean
  label?: string
  hint?: string
  options?: { value: unknown; label: string }[]
  fields?: Field[]
  field?: Field
  types?: Field[]
  typeKey?: string
}
interface Config {
  collections: { name: string; folder?: string; fields?: Field[]; files?: { file: string; fields: Field[] }[] }[]
}

t.test('the forms of Decap CMS have every field of the files of the editions and of the starter', async (t) => {
  const forms = formFields(root).en
  const content = path.join(root, 'server', 'backend', 'content')
  let files = 0
  for (const folder of ['starter', 'editions/organic', 'editions/silver']) {
    const labels = { pages: 'Pages', news: 'News', fair: 'Fair' }
    const options = { api: '/_editor/forms/api', home: '/_editor', locale: 'en', labels }
    const text = decapConfig(forms, pageFolders(path.join(content, folder)), options)
    const { collections } = parse(text, { maxAliasCount: -1 }) as Config
    for (const file of readdirSync(path.join(content, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.yaml') || /^(menu|tree|forms|figures|synonyms)\.yaml$/.test(file)) continue
      const fields =
        collections.find((collection) => collection.folder === path.dirname(file))?.fields ??
        collections.flatMap((collection) => collection.files ?? []).find((other) => other.file === file)?.fields
      t.ok(fields, file)
      const value: unknown = parse(readFileSync(path.join(content, folder, file), 'utf8'))
      // Codes of the configuration are free: Decap keeps those that it does not show.
      if (file !== 'config.yaml') t.same(unknownFields(value, fields ?? []), [], `${folder}/${file}`)
      files += 1
    }
  }
  t.ok(files > 100, `${files} files`)
})

t.test('every label and hint of the forms is in the language of the editor', async (t) => {
  const { cn, en } = formFields(root)
  const seen = new Set<Field>()
  const words = (field: Field): string[] => {
    if (seen.has(field)) return []
    seen.add(field)
    const { label = '', hint = '', widget, options = [], fields = [], types = [], field: item } = field
    const own = widget === 'hidden' ? [] : [label.replace(/ · (?:中文|English)$/, ''), ...(hint ? [hint] : [])]
    const below = [...fields, ...types, ...(item ? [item] : [])].flatMap(words)
    return [...own, ...options.map((option) => option.label), ...below]
  }
  const all = (forms: typeof cn) =>
    Object.values(forms).flatMap(({ label, description, fields }) => [
      label,
      description,
      ...(fields as Field[]).flatMap(words)
    ])
  const [chinese, english] = [all(cn), all(en)]
  t.equal(chinese.length, english.length)
  const found = [...new Set(chinese)].filter((text) => !/\p{Script=Han}/u.test(text))
  t.same(found, [])
  const wrong = [...new Set(english)].filter((text) => /\p{Script=Han}|^[a-z]+_/u.test(text))
  t.same(wrong, [])
})

/** Paths of the fields of a value for which there is no form, and of choices that a form does not offer. */
function unknownFields(value: unknown, fields: readonly Field[], at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${at} is no object`]
  const required = fields.filter(
    ({ name, required: isRequired, widget }) => isRequired && widget !== 'hidden' && !(name in value)
  )
  const missing = required.map(({ name }) => `${at}.${name} is required`)
  const unknown = Object.entries(value).flatMap(([key, item]) => {
    const field = fields.find(({ name }) => name === key)
    return field ? unknownIn(item, field, `${at}.${key}`) : [`${at}.${key}`]
  })
  return [...missing, ...unknown]
}

function unknownIn(item: unknown, field: Field, at: string): string[] {
  if (field.widget === 'hidden') return []
  if (Array.isArray(item)) return item.flatMap((entry, index) => unknownEntry(entry, field, `${at}[${index}]`))
  if (field.options) return field.options.some(({ value }) => value === item) ? [] : [`${at} has another choice`]
  return field.fields ? unknownFields(item, field.fields, at) : []
}

function unknownEntry(
  entry: unknown,
  { types, typeKey = 'type', fields, field, options }: Field,
  at: string
): string[] {
  if (types) {
    const { [typeKey]: name, ...rest } = entry as Record<string, unknown> // an entry of a list of types is an object
    const type = types.find((other) => other.name === name)
    return type ? unknownFields(rest, type.fields ?? [], at) : [`${at} is of another type`]
  }
  if (field) return unknownIn(entry, field, at)
  if (options) return options.some(({ value }) => value === entry) ? [] : [`${at} has another choice`]
  return unknownFields(entry, fields ?? [], at)
}
