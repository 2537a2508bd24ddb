/** The files of a content folder by what they hold. */
import { type SchemaName, tables } from 'virtual:content-schemas'
import { checkSchema, type SchemaFault } from './check-schema.ts'
import type { ContentFault } from './content-fault.ts'
import { parseTable } from './csv-source.ts'
import { fileFault, type SourceFile } from './read-folder.ts'
import { recordValues } from './record-values.ts'
import type { Source } from './source.ts'
import { parseYaml } from './yaml-source.ts'

/** A checked file; its value has the API's values. */
export interface ContentFile extends Source {
  schema: SchemaName
}

/** Files that every folder has, and those that it may have. */
const requiredFiles = ['menu.yaml', 'config.yaml', 'home.yaml', 'tree.yaml', 'categories.csv']
const optionalFiles = [
  'edition.yaml',
  'look.yaml',
  'forms.yaml',
  'synonyms.yaml',
  'awards.yaml',
  ...['exhibitors', 'products', 'talks', 'people', 'partners', 'hotels'].map((name) => `${name}.csv`)
]

/** The schema of a file by its path; undefined for a file that is not read. */
function schemaOf(name: string): SchemaName | undefined {
  if (/^pages\/.+\.yaml$/.test(name)) return 'page'
  if (/^news\/[^/]+\.yaml$/.test(name)) return 'news'
  if (![...requiredFiles, ...optionalFiles].includes(name)) return undefined
  // The files are named after their schemas.
  return name.replace(/\.\w+$/, '') as SchemaName
}

/** Parses the files of a folder and checks each against its schema; files with faults are left out. */
export function parseFiles(files: readonly SourceFile[], faults: ContentFault[]): ContentFile[] {
  const names = new Set(files.map(({ name }) => name))
  for (const name of requiredFiles) if (!names.has(name)) faults.push(fileFault(name, 'is missing: add this file'))
  return files.flatMap((file) => parseFile(file, faults) ?? [])
}

function parseFile(file: SourceFile, faults: ContentFault[]): ContentFile | undefined {
  const schema = schemaOf(file.name)
  if (!schema) {
    const known = [...requiredFiles, ...optionalFiles, 'pages/….yaml', 'news/….yaml'].join(', ')
    faults.push(fileFault(file.name, `is no file that is read here; these are: ${known}`))
    return undefined
  }
  const shape = tables[schema]
  const source = shape ? parseTable(file, shape, faults) : parseYaml(file, faults)
  if (!source) return undefined
  const found = shape ? checkRows(schema, source.value) : checkSchema(schema, source.value)
  const value = found.length === 0 ? recordValues(source.value, found) : undefined
  // The first step in a table is the row.
  for (const { steps, field, message, isMissing } of found)
    faults.push({
      file: file.name,
      ...source.locate(steps),
      field: shape ? field.replace(/^\[\d+\]\.?/, '') : field,
      message,
      ...(isMissing && /(_cn|_en|Cn|En)$/.test(field) && { subject: 'language' })
    })
  return found.length === 0 ? { ...source, value, schema } : undefined
}

/** Checks the rows of a table; the first step of a fault is the row. */
function checkRows(schema: SchemaName, rows: unknown): SchemaFault[] {
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown, index) =>
    checkSchema(schema, row).map((fault) => ({ ...fault, steps: [index, ...fault.steps] }))
  )
}
