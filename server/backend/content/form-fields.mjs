/** The fields of the forms in which editors write files, for Decap CMS: generated from the schemas of the files. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { oneLanguageSchema, readSchemas } from './content-schemas.mjs'

/** What Markdown has here. */
const buttons = ['bold', 'italic', 'link', 'heading-three', 'heading-four', 'bulleted-list', 'numbered-list']

/**
 * Schemas of the files that have a form. Decap cannot edit files that are a list (menu, tree) or whose fields are named
 * freely (the options in forms), and tables are for a spreadsheet.
 */
const withForm = ['page', 'news', 'edition', 'look', 'home', 'config', 'awards']

/** Labels by name, Chinese hints by the English description in the schemas, and names of languages. */
export const formWords = (root) =>
  JSON.parse(readFileSync(path.join(root, 'server/backend/content/schema/form-words.json'), 'utf8'))

/** By language of the editor, and by schema: label and description of its files and the fields of their form. */
export function formFields(root) {
  const schemas = readSchemas(root)
  const all = formWords(root)
  return Object.fromEntries(
    ['cn', 'en'].map((locale) => {
      const words = wordsIn(all, locale)
      const fieldsOf = fieldReader(schemas, words)
      const formOf = ({ description }, name) => ({
        label: words.label(`file:${name}`, `${name}.yaml`),
        description: words.hint(description),
        fields: fieldsOf(schemas[name])
      })
      return [locale, Object.fromEntries(withForm.map((name) => [name, formOf(schemas[name], name)]))]
    })
  )
}

/** The words of forms in a language; the name in the schema, or its English description, where there are none. */
function wordsIn({ labels, hints, languages }, locale) {
  const label = (key, name) => labels[key]?.[locale] ?? name
  return {
    label,
    hint: (description) => (locale === 'en' ? description : (hints[description] ?? description)),
    /** `title_cn` as `Title · 中文`. */
    field(name) {
      const [, base, language] = /^(.+?)_?(cn|en|Cn|En)(?=$|_item)/.exec(name) ?? []
      if (language === undefined) return label(name, name)
      const item = name.slice(name.indexOf(base) + base.length).replace(/^_?(?:cn|en)/i, '')
      return `${label(name, label(base + item, base))} · ${languages[language.toLowerCase()]}`
    }
  }
}

/** Gives the fields of an object's schema. References are resolved once, so that YAML can name repeated parts. */
function fieldReader(schemas, words) {
  const known = new Map()
  const resolve = (schema, file) => {
    const own = schema.allOf ? { ...schema.allOf[0], ...schema } : schema
    if (own.$ref === undefined) return { schema: own, file }
    const [name, pointer = ''] = own.$ref.split('#')
    const target = name === '' ? file : schemas[name.replace('.schema.json', '')]
    const found = pointer
      .split('/')
      .slice(1)
      .reduce((value, step) => value[step], target)
    const { $ref: _ref, allOf: _allOf, ...rest } = own
    return { schema: { ...found, ...rest }, file: target }
  }
  /** In an object that may be left out nothing is required: Decap knows no such objects. */
  const objectFields = (schema, file, isOptional = false) => {
    const cached = isOptional ? undefined : known.get(schema.properties)
    if (cached) return cached
    // Of a text one language is enough.
    const { required = [] } = oneLanguageSchema({ required: schema.required ?? [] })
    const isRequired = (name) => !isOptional && required.includes(name)
    const fields = Object.entries(propertiesOf(schema)).flatMap(([name, value]) => {
      const { schema: property, file: at } = resolve(value, file)
      return property.const === undefined ? [field(name, property, at, isRequired(name))] : []
    })
    if (!isOptional) known.set(schema.properties, fields)
    return fields
  }
  const field = (name, schema, file, required) => ({
    name,
    label: words.field(name),
    ...widgetOf(name, schema, file, required),
    required,
    ...(schema.description && { hint: words.hint(schema.description) })
  })
  const options = (schema) => schema.enum.map((value) => ({ value, label: words.label(`option:${value}`, value) }))
  const widgetOf = (name, schema, file, required) => {
    if (/^(markdown|answer)_/.test(name)) return { widget: 'markdown', modes: ['raw', 'rich_text'], buttons }
    if (schema.enum) return { widget: 'select', options: options(schema) }
    switch (schema.type) {
      case 'boolean':
        return { widget: 'boolean' }
      case 'integer':
      case 'number':
        return { widget: 'number', value_type: schema.type === 'integer' ? 'int' : 'float', ...bounds(schema) }
      case 'string':
        return { widget: /^(text|summary|desc)_/.test(name) ? 'text' : 'string', ...patternOf(schema, words) }
      case 'object':
        return { widget: 'object', collapsed: true, fields: objectFields(schema, file, !required) }
      case 'array':
        return listWidget(name, resolve(schema.items, file))
      default:
        return hidden
    }
  }
  const listWidget = (name, { schema, file }) => {
    if (schema.discriminator) {
      const types = schema.oneOf.map((one) => {
        const { schema: section, file: at } = resolve(one, file)
        const type = section.properties.type.const
        return {
          name: type,
          label: words.label(`type:${type}`, type),
          widget: 'object',
          ...(section.description && { hint: words.hint(section.description) }),
          fields: objectFields(section, at)
        }
      })
      return { widget: 'list', default: [], typeKey: schema.discriminator.propertyName, types }
    }
    // A person's id or a person: Decap keeps the value as it is.
    if (schema.oneOf) return hidden
    if (schema.enum) return { widget: 'select', multiple: true, options: options(schema) }
    if (schema.type === 'object') return { widget: 'list', collapsed: true, fields: objectFields(schema, file) }
    return { widget: 'list', field: field(itemNameOf(name), schema, file, true) }
  }
  return (schema) => objectFields(schema, schema)
}

/** The properties of an object, with the free ones that are required. */
function propertiesOf({ properties, required = [], additionalProperties }) {
  const free = additionalProperties ? required.filter((name) => !Object.hasOwn(properties, name)) : []
  return { ...properties, ...Object.fromEntries(free.map((name) => [name, additionalProperties])) }
}

const hidden = { widget: 'hidden' }
/** The name of a list's items where these are no objects. */
const itemNameOf = (name) => `${name}_item`

function bounds({ minimum, maximum }) {
  return { ...(minimum !== undefined && { min: minimum }), ...(maximum !== undefined && { max: maximum }) }
}

function patternOf({ pattern, description }, words) {
  return pattern === undefined ? {} : { pattern: [pattern, description ? words.hint(description) : pattern] }
}
